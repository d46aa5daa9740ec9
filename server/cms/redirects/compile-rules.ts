/** Compiles the redirect rules that editors wrote, and finds the rule for a request. */
import { compilePattern, fillCaptures, type MatchPath, normalizeSource } from './patterns.ts'
import {
  addressInLocale,
  appendQuery,
  type FindNextRule,
  followChain,
  goneStatus,
  type RedirectMatch,
  type RuleLanguage,
} from './redirect-chain.ts'
import type { RedirectRow } from './redirect-rows.ts'
import { findChainFaults, findRuleEnds, type RedirectFault, type RuleEnd } from './rule-faults.ts'
import { findShadowed } from './shadowed-rules.ts'
import { canonicalTarget, isSafeTarget, resolveTarget } from './targets.ts'

/** The compiled redirects of one language. */
export interface RedirectRules {
  /**
   * Finds the redirect for a path, at the end of its chain; undefined when there is none.
   * @param path decoded, without the prefix of the language
   * @param search the query with its `?`, or empty
   */
  find(path: string, search?: string): RedirectMatch | undefined
  /** What is wrong with the rows. */
  readonly faults: readonly RedirectFault[]
  /** The same for the log, a sentence each. */
  readonly problems: readonly string[]
  /** The rows, in their order. */
  readonly rows: readonly RedirectRow[]
  /** Yields where each rule leads in the end. */
  ends(): Iterable<RuleEnd>
  /** Tests each pattern in turn, and yields a fault for one that an earlier one leaves no request to. */
  shadowed(): Iterable<RedirectFault | undefined>
}

/** A rule whose source is a pattern. */
interface PatternRule extends RedirectMatch {
  readonly test: MatchPath
  readonly row: RedirectRow
  /** The source without the prefix of the language. */
  readonly source: string
}

interface CompiledRules extends RuleLanguage {
  /** Rules without a pattern, by source. */
  readonly exact: Map<string, RedirectMatch>
  /** The rows of these rules. */
  readonly rows: Map<string, RedirectRow>
  /** Rules with a pattern, in the order of the rows. */
  readonly patterns: PatternRule[]
  /** Paths of pages. A chain ends at a page, unless the rule for that path overrides pages. */
  readonly pages: ReadonlySet<string>
}

/**
 * Compiles the redirect rows of one language. Chains are followed to their end, so that visitors are
 * redirected once. Circles and unsafe rows do not apply and are reported. A rule for the path of a page is
 * found, too: the caller decides whether the page or the rule comes first.
 * @param pages decoded paths of pages, without the prefix of the language
 */
export function compileRules(
  rows: readonly RedirectRow[],
  { languages, locale }: RuleLanguage,
  pages: ReadonlySet<string> = new Set(),
): RedirectRules {
  const maps = { exact: new Map(), rows: new Map(), patterns: [] }
  const rules: CompiledRules = { ...maps, languages, locale, pages }
  const faultOf = (row: RedirectRow) => (isFor(row, rules) ? addRow(rules, row) : undefined)
  const own = rows.flatMap((row) => {
    const fault = faultOf(row)
    return fault ? [{ ...fault, row, source: row.source }] : []
  })
  const options = {
    ...{ rules, next: nextOf(rules) },
    sampleOf: (to: string) => fillTarget(rules, to, () => 'x'),
  }
  const faults = [...own, ...findChainFaults(options)]
  return {
    ...{ rows, faults },
    find: (path, search = '') => find(rules, path, search),
    problems: faults.map(({ source, message }) => `${source}: ${message}`),
    ends: () => findRuleEnds(options),
    shadowed: () => findShadowed(rules.patterns),
  }
}

/**
 * Whether a row is for a language. A row for a site that is none of our languages counts for every language,
 * because the content source has already selected the rows.
 */
const isFor = ({ sites }: RedirectRow, { languages, locale }: RuleLanguage): boolean =>
  sites.length === 0 || sites.some((site) => (languages.byName(site) ?? locale) === locale)

/**
 * Adds a row to the rules, or returns why it is left out. A row whose source has the prefix of another
 * language is left out without a reason.
 */
function addRow(rules: CompiledRules, row: RedirectRow): Omit<RedirectFault, 'row' | 'source'> | undefined {
  const { exact, patterns } = rules
  const own = ownSource(row.source, rules)
  if (own === undefined) return undefined
  const source = normalizeSource(decodePath(own))
  const hit = toMatch(row, rules)
  if (typeof hit === 'string') return { kind: 'target', message: hit }
  const test = compilePattern(row, source)
  if (typeof test === 'string') return { kind: 'pattern', message: test }
  if (test) patterns.push({ ...hit, test, row, source })
  else if (exact.has(source)) return { kind: 'duplicate', message: 'an earlier rule has the same source' }
  else {
    exact.set(source, hit)
    rules.rows.set(source, row)
  }
  return undefined
}

/** Decodes the path of a source, because the paths of requests are decoded too. */
const decodePath = (source: string): string =>
  source.replace(/^[^?]*/, (path) => {
    try {
      return decodeURI(path).normalize('NFC')
    } catch {
      return path
    }
  })

/**
 * Removes the prefix of the language from a source; undefined for a source with the prefix of another
 * language.
 */
function ownSource(source: string, { languages, locale }: RuleLanguage): string | undefined {
  const prefixed = languages.rows.find(
    ({ prefix }) => prefix && (source === prefix || source.startsWith(`${prefix}/`)),
  )
  if (!prefixed) return source
  return prefixed.locale === locale ? source.slice(prefixed.prefix.length) || '/' : undefined
}

/** The redirect that a row describes, or why the row is refused. */
function toMatch(row: RedirectRow, language: RuleLanguage): RedirectMatch | string {
  const { status, override } = row
  if (status === goneStatus) return { status, override }
  if (row.target === undefined) return 'the rule has no target'
  const to = resolveTarget(row.target, language)
  return to === undefined ? `the target ${JSON.stringify(row.target)} is refused` : { to, status, override }
}

/**
 * Finds the end of the chain of an address. The chain is followed for each request, because patterns capture
 * text of the request.
 */
function find(rules: CompiledRules, path: string, search: string): RedirectMatch | undefined {
  const hit = lookUp(rules, path, search)
  return hit && followChain(rules, hit, addressInLocale(rules, path) + search, nextOf(rules)).last
}

/**
 * The rule that applies to an address, without following its chain: first an exact rule for path and query,
 * then one for the path, then a pattern.
 */
function lookUp(rules: CompiledRules, path: string, search: string): RedirectMatch | undefined {
  const source = normalizeSource(path)
  const withQuery = search ? rules.exact.get(source + search) : undefined
  if (withQuery) return withQuery
  const hit = rules.exact.get(source) ?? findPattern(rules, path)
  return hit && appendQuery(hit, search)
}

/** Returns a function that finds the next rule of a chain, which ends at a page. */
const nextOf =
  (rules: CompiledRules): FindNextRule =>
  (path, search) => {
    const hit = lookUp(rules, path, search)
    return hit && !hit.override && rules.pages.has(normalizeSource(path)) ? undefined : hit
  }

/** The first pattern that matches a path. A rule whose target is the requested path itself does not apply. */
function findPattern(rules: CompiledRules, path: string): RedirectMatch | undefined {
  for (const { test, to, status, override } of rules.patterns) {
    const match = test(path)
    if (!match) continue
    if (to === undefined) return { status, override }
    const filled = fillTarget(rules, to, (index) => match[index] ?? '')
    if (filled !== undefined && filled !== addressInLocale(rules, path))
      return { to: filled, status, override }
  }
  return undefined
}

/** The target with captured text, in its canonical form; undefined when that text makes it unsafe. */
function fillTarget(
  { languages }: RuleLanguage,
  to: string,
  captured: (index: number) => string,
): string | undefined {
  const filled = fillCaptures(to, captured)
  return isSafeTarget(filled) ? canonicalTarget(languages, filled) : undefined
}
