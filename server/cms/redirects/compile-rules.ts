import type { Locale } from '../../../src/i18n/locales.ts'
import { localeByName, locales, withPrefix } from '../../../src/i18n/locales.ts'
import { encodePath } from '../../http/canonical-path.ts'
import { compilePattern, fillCaptures, type MatchPath, normaliseSource } from './patterns.ts'
import {
  appendQuery,
  type FindNextRule,
  followChain,
  goneStatus,
  type RedirectMatch,
} from './redirect-chain.ts'
import type { RedirectRow } from './redirect-rows.ts'
import { canonicalTarget, isSafeTarget, resolveTarget } from './targets.ts'

export interface RedirectRules {
  /** `path` inside the language, decoded; `search` with its `?`, or empty. */
  find(path: string, search?: string): RedirectMatch | undefined
  /** What is wrong with the rows, a sentence each. */
  readonly problems: readonly string[]
}

interface PatternRule extends RedirectMatch {
  readonly test: MatchPath
  readonly source: string
}

interface CompiledRules {
  readonly exact: Map<string, RedirectMatch>
  readonly patterns: PatternRule[]
  readonly locale: Locale
  /** Addresses that content answers: a rule there never acts, so that no chain runs through it. */
  readonly pages: ReadonlySet<string>
}

/**
 * Compiles the rows of one language: one hop to the visitor, loops and unsafe rows dropped and reported.
 * @param pages paths inside the language, decoded, that content answers
 */
export function compileRules(
  rows: readonly RedirectRow[],
  locale: Locale,
  pages: ReadonlySet<string> = new Set(),
): RedirectRules {
  const rules: CompiledRules = { exact: new Map(), patterns: [], locale, pages }
  const problems = rows.flatMap((row) => {
    const problem = isFor(row, locale) && addRow(rules, row)
    return problem ? [`${row.source}: ${problem}`] : []
  })
  return {
    find: (path, search = '') => find(rules, path, search),
    problems: [...problems, ...chainProblems(rules)],
  }
}

/** Sites that have no language here count: their rows were chosen by the content source. */
const isFor = ({ sites }: RedirectRow, locale: Locale): boolean =>
  sites.length === 0 || sites.some((site) => (localeByName(site) ?? locale) === locale)

/** Returns what is wrong with the row, which is then left out. */
function addRow({ exact, patterns, locale }: CompiledRules, row: RedirectRow): string | undefined {
  const own = ownSource(row.source, locale)
  if (own === undefined) return undefined
  const source = normaliseSource(decoded(own))
  const hit = toHit(row, locale)
  if (typeof hit === 'string') return hit
  const test = compilePattern(row, source)
  if (typeof test === 'string') return test
  if (test) patterns.push({ ...hit, test, source: row.source })
  else if (exact.has(source)) return 'an earlier rule has the same source'
  else exact.set(source, hit)
  return undefined
}

/** Requests are looked up decoded, up to their query. */
const decoded = (source: string): string =>
  source.replace(/^[^?]*/, (path) => {
    try {
      return decodeURI(path).normalize('NFC')
    } catch {
      return path
    }
  })

/**
 * The source inside this language; a source that starts with another language's prefix is not for this one.
 */
function ownSource(source: string, locale: Locale): string | undefined {
  const other = locales.find(({ prefix }) => prefix && (source === prefix || source.startsWith(`${prefix}/`)))
  if (!other) return source
  return other.locale === locale ? source.slice(other.prefix.length) || '/' : undefined
}

function toHit(row: RedirectRow, locale: Locale): RedirectMatch | string {
  const { status, override } = row
  if (status === goneStatus) return { status, override }
  if (row.target === undefined) return 'the rule has no target'
  const to = resolveTarget(row.target, locale)
  return to === undefined ? `the target ${JSON.stringify(row.target)} is refused` : { to, status, override }
}

/**
 * The last of the chain that starts at an address: what is known at load does not tell what a pattern
 * captures.
 */
function find(rules: CompiledRules, path: string, search: string): RedirectMatch | undefined {
  const hit = lookUp(rules, path, search)
  return hit && followChain(rules.locale, hit, addressOf(rules, path) + search, nextOf(rules)).last
}

/** The canonical address of a path inside the language. */
const addressOf = ({ locale }: CompiledRules, path: string): string => encodePath(withPrefix(locale, path))

/** The rule for an address, as it was written. */
function lookUp(rules: CompiledRules, path: string, search: string): RedirectMatch | undefined {
  const source = normaliseSource(path)
  const withQuery = search ? rules.exact.get(source + search) : undefined
  if (withQuery) return withQuery
  const hit = rules.exact.get(source) ?? findPattern(rules, path)
  return hit && appendQuery(hit, search)
}

const nextOf =
  (rules: CompiledRules): FindNextRule =>
  (path, search) => {
    const hit = lookUp(rules, path, search)
    return hit && !hit.override && rules.pages.has(normaliseSource(path)) ? undefined : hit
  }

/** A pattern that leads to the very path it was asked for leads nowhere. */
function findPattern(rules: CompiledRules, path: string): RedirectMatch | undefined {
  for (const { test, to, status, override } of rules.patterns) {
    const match = test(path)
    if (!match) continue
    if (to === undefined) return { status, override }
    const filled = fillTarget(to, (index) => match[index] ?? '')
    if (filled !== undefined && filled !== addressOf(rules, path)) return { to: filled, status, override }
  }
  return undefined
}

/**
 * In its canonical form; undefined when the captured text makes it no address that a visitor may be sent to.
 */
function fillTarget(to: string, captured: (index: number) => string): string | undefined {
  const filled = fillCaptures(to, captured)
  return isSafeTarget(filled) ? canonicalTarget(filled) : undefined
}

/**
 * What editors should know of chains. What a pattern captures is unknown by now: a sample shows whether it
 * runs in a circle.
 */
function chainProblems(rules: CompiledRules): string[] {
  const about = (source: string, hit: RedirectMatch, asked?: string): string[] => {
    const { last, hops } = followChain(rules.locale, hit, asked, nextOf(rules))
    if (!last) return [`${source}: the redirect runs in a circle and was dropped`]
    return hops > 0 ? [`${source}: a chain of ${hops + 1} redirects was collapsed to one`] : []
  }
  const exact = [...rules.exact].flatMap(([source, hit]) => {
    const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(source) ?? []
    return about(source, hit, addressOf(rules, path) + search)
  })
  const patterns = rules.patterns.flatMap(({ source, to, ...hit }) => {
    const sample = to && fillTarget(to, () => 'x')
    const found = about(source, { ...hit, ...(sample && { to: sample }) })
    // Chains of captured text are too many to tell.
    return sample === to || found[0]?.endsWith('dropped') ? found : []
  })
  return [...exact, ...patterns]
}
