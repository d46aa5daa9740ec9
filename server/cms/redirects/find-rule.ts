/** Finds the compiled rule for a request. */
import { fillCaptures, type MatchPath, normalizeSource } from './patterns.ts'
import {
  addressInLocale,
  appendQuery,
  type FindNextRule,
  followChain,
  type RedirectMatch,
  type RuleLanguage,
} from './redirect-chain.ts'
import type { RedirectRow } from './redirect-rows.ts'
import { canonicalTarget, isSafeTarget } from './targets.ts'

/** A rule whose source is a pattern. */
interface PatternRule extends RedirectMatch {
  readonly test: MatchPath
  readonly row: RedirectRow
  /** The source without the prefix of the language. */
  readonly source: string
}

/** The compiled rules of one language. */
export interface CompiledRules extends RuleLanguage {
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
 * Finds the end of the chain of an address. The chain is followed for each request, because patterns capture
 * text of the request.
 */
export function findRedirect(rules: CompiledRules, path: string, search: string): RedirectMatch | undefined {
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
export const nextOf =
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
export function fillTarget(
  { languages }: RuleLanguage,
  to: string,
  captured: (index: number) => string,
): string | undefined {
  const filled = fillCaptures(to, captured)
  return isSafeTarget(filled) ? canonicalTarget(languages, filled) : undefined
}
