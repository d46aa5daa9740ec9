/** What is wrong with the redirect rules that editors wrote. */
import {
  addressInLocale,
  type FindNextRule,
  followChain,
  type RedirectChain,
  type RedirectMatch,
  type RuleLanguage,
} from './redirect-chain.ts'
import type { RedirectRow } from './redirect-rows.ts'

/**
 * A fault of one rule: its target or its pattern is refused, an earlier rule has the same source or a pattern that
 * takes all its requests, it runs in a circle, or it leads to another rule.
 */
export interface RedirectFault {
  readonly kind: 'target' | 'pattern' | 'duplicate' | 'shadowed' | 'circle' | 'chain'
  readonly row: RedirectRow
  /** The source by which the fault is named. */
  readonly source: string
  /** What is wrong, as the end of a sentence that begins with the source of the rule. */
  readonly message: string
  /** The addresses of a circle, in their order. */
  readonly circle?: readonly string[] | undefined
}

/** Where a rule leads in the end. */
export interface RuleEnd {
  readonly row: RedirectRow
  /** The source as requests have it: a decoded path inside the language. */
  readonly source: string
  /** An address of this site or another one; undefined for content that is gone. */
  readonly to: string | undefined
  /** Number of redirects that follow the rule. */
  readonly hops: number
  /** Whether the source is a pattern. */
  readonly isPattern: boolean
}

/** What is needed of compiled rules to follow each of them. */
interface FollowedRules extends RuleLanguage {
  readonly exact: ReadonlyMap<string, RedirectMatch>
  readonly patterns: readonly (RedirectMatch & { readonly row: RedirectRow })[]
  readonly rows: ReadonlyMap<string, RedirectRow>
}

interface FollowOptions {
  readonly rules: FollowedRules
  readonly next: FindNextRule
  /** The target of a pattern with a sample in place of captured text; undefined for one that is unsafe. */
  readonly sampleOf: (to: string) => string | undefined
}

const splitSource = (source: string): readonly [path: string, search: string] => {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(source) ?? []
  return [path, search]
}

/** Yields the rules without a pattern, each followed to its end. */
function* followExact({ rules, next }: FollowOptions) {
  for (const [source, hit] of rules.exact) {
    const row = rules.rows.get(source)
    const [path, search] = splitSource(source)
    const chain = followChain(rules, hit, addressInLocale(rules, path) + search, next)
    if (row) yield { row, source: path, named: source, chain }
  }
}

/** A chain as a fault; undefined for a rule that leads to its end at once. */
function chainFault(
  rule: Pick<RedirectFault, 'row' | 'source'>,
  { last, hops, circle }: RedirectChain,
): RedirectFault | undefined {
  if (!last)
    return { ...rule, kind: 'circle', circle, message: 'the redirect runs in a circle and was dropped' }
  if (hops === 0) return undefined
  return { ...rule, kind: 'chain', message: `a chain of ${hops + 1} redirects was collapsed to one` }
}

/**
 * Finds chains and circles, and yields once for each rule. There is no request with text to capture, so patterns
 * get a sample.
 */
export function* findChainFaults(options: FollowOptions): Generator<RedirectFault | undefined> {
  const { rules, next, sampleOf } = options
  for (const { row, named, chain } of followExact(options)) yield chainFault({ row, source: named }, chain)
  for (const { row, to, ...hit } of rules.patterns) {
    const sample = to && sampleOf(to)
    const chain = followChain(rules, { ...hit, ...(sample && { to: sample }) }, undefined, next)
    const fault = chainFault({ row, source: row.source }, chain)
    // A chain that depends on captured text is reported only when it runs in a circle.
    yield fault && (sample === to || fault.kind === 'circle') ? fault : undefined
  }
}

/** Yields where each rule leads in the end, but for circles, and patterns that captured text decides about. */
export function* findRuleEnds(options: FollowOptions): Generator<RuleEnd> {
  for (const { row, source, chain } of followExact(options))
    if (chain.last) yield { row, source, to: chain.last.to, hops: chain.hops, isPattern: false }
  const { rules, next, sampleOf } = options
  for (const { row, to, ...hit } of rules.patterns) {
    if (to === undefined || sampleOf(to) !== to) continue
    const { last, hops } = followChain(rules, { ...hit, to }, undefined, next)
    if (last) yield { row, source: row.source, to: last.to, hops, isPattern: true }
  }
}
