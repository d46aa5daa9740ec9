import type { Locale } from '../../../src/i18n/locales.ts'
import { localeByName, locales, withPrefix } from '../../../src/i18n/locales.ts'
import { encodePath } from '../../target.ts'
import { fill, matchPattern, normalise, toPattern } from './patterns.ts'
import type { Row } from './rows.ts'
import { isSafeTarget, ownTarget } from './targets.ts'

export interface RedirectHit {
  /** A path of this site or an http(s) URL; absent for 410. */
  readonly to?: string
  readonly status: number
  readonly override: boolean
}

export interface RuleSet {
  /** `path` inside the language, decoded; `search` with its `?`, or empty. */
  find(path: string, search?: string): RedirectHit | undefined
  /** What is wrong with the rows, a sentence each. */
  readonly problems: readonly string[]
}

interface Pattern extends RedirectHit {
  readonly test: RegExp
  readonly source: string
}

interface Rules {
  readonly exact: Map<string, RedirectHit>
  readonly patterns: Pattern[]
  /** Of the language; empty for the default one. */
  readonly prefix: string
  /** Addresses that content answers: a rule there never acts, so that no chain runs through it. */
  readonly pages: ReadonlySet<string>
}

const maxHops = 20
const gone = 410

/**
 * Compiles the rows of one language: one hop to the visitor, loops and unsafe rows dropped and reported.
 * @param pages paths inside the language, decoded, that content answers
 */
export function compileRules(
  rows: readonly Row[],
  locale: Locale,
  pages: ReadonlySet<string> = new Set(),
): RuleSet {
  const problems: string[] = []
  const prefix = withPrefix(locale, '/').replace(/\/$/, '')
  const written: Rules = { exact: new Map(), patterns: [], prefix, pages }
  for (const row of rows) {
    const problem = isFor(row, locale) && addRow(written, row, locale)
    if (problem) problems.push(`${row.source}: ${problem}`)
  }
  const rules = collapse(written, problems)
  return { find: (path, search = '') => find(rules, path, search), problems }
}

/** Sites that have no language here count: their rows were chosen by the content source. */
const isFor = ({ sites }: Row, locale: Locale): boolean =>
  sites.length === 0 || sites.some((site) => (localeByName(site) ?? locale) === locale)

/** Returns what is wrong with the row, which is then left out. */
function addRow({ exact, patterns }: Rules, row: Row, locale: Locale): string | undefined {
  const own = ownSource(row.source, locale)
  if (own === undefined) return undefined
  const source = normalise(decoded(own))
  const hit = toHit(row, locale)
  if (typeof hit === 'string') return hit
  const test = toPattern(row, source)
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

/** The source inside this language; a source that starts with another language's prefix is not for this one. */
function ownSource(source: string, locale: Locale): string | undefined {
  const other = locales.find(({ prefix }) => prefix && (source === prefix || source.startsWith(`${prefix}/`)))
  if (!other) return source
  return other.locale === locale ? source.slice(other.prefix.length) || '/' : undefined
}

function toHit(row: Row, locale: Locale): RedirectHit | string {
  const { status, override } = row
  if (status === gone) return { status, override }
  if (row.target === undefined) return 'the rule has no target'
  const to = ownTarget(row.target, locale)
  return to === undefined ? `the target ${JSON.stringify(row.target)} is refused` : { to, status, override }
}

function find({ exact, ...rest }: Rules, path: string, search: string): RedirectHit | undefined {
  const withQuery = exact.get(normalise(path) + search)
  if (search && withQuery) return withQuery
  const hit = exact.get(normalise(path)) ?? findPattern(rest, path)
  return hit && passQuery(hit, search)
}

/** A pattern that leads to the very path it was asked for leads nowhere. */
function findPattern({ patterns, prefix }: Omit<Rules, 'exact'>, path: string): RedirectHit | undefined {
  const self = encodePath(prefix + path)
  for (const { test, to, status, override } of patterns) {
    const match = matchPattern(test, path)
    if (!match) continue
    if (to === undefined) return { status, override }
    const filled = fill(to, (index) => match[index] ?? '')
    if (filled !== self && isSafeTarget(filled)) return { to: filled, status, override }
  }
  return undefined
}

function passQuery(hit: RedirectHit, search: string): RedirectHit {
  if (!search || hit.to === undefined || /[?#]/.test(hit.to)) return hit
  return { ...hit, to: hit.to + search }
}

const circle = 'the redirect runs in a circle and was dropped'

/** Follows chains to their end, at load. What a pattern captures is unknown by then: a sample shows whether it runs in a circle. */
function collapse(rules: Rules, problems: string[]): Rules {
  const report = (source: string, problem: string) => problems.push(`${source}: ${problem}`)
  const end = (source: string, hit: RedirectHit, start?: string): RedirectHit[] => {
    const { last, hops } = follow(rules, hit, start)
    if (last === undefined) report(source, circle)
    else if (hops > 0) report(source, `a chain of ${hops + 1} redirects was collapsed to one`)
    return last
      ? [{ ...last, override: hit.override, status: last.to === undefined ? gone : hit.status }]
      : []
  }
  const exact = [...rules.exact].flatMap(([source, hit]) =>
    end(source, hit, source).map((last) => [source, last] as const),
  )
  const patterns = rules.patterns.flatMap(({ test, source, ...hit }) => {
    const sample = hit.to && fill(hit.to, () => 'x')
    if (sample === hit.to) return end(source, hit).map((last) => ({ ...last, test, source }))
    if (!returns(rules, sample)) return [{ ...hit, test, source }]
    report(source, circle)
    return []
  })
  return { ...rules, exact: new Map(exact), patterns }
}

/** The rule that a target meets in its turn. */
function next({ prefix, ...rules }: Rules, to: string | undefined): RedirectHit | undefined {
  if (!to?.startsWith(`${prefix}/`) || /[$*?#]/.test(to)) return undefined
  const path = decoded(to.slice(prefix.length))
  const hit = rules.exact.get(normalise(path)) ?? findPattern({ ...rules, prefix }, path)
  return hit && !hit.override && rules.pages.has(normalise(path)) ? undefined : hit
}

/** The last of a chain, after so many further hops; none for a circle or an endless chain. */
function follow(rules: Rules, first: RedirectHit, start: string | undefined) {
  const seen = new Set(start === undefined ? [] : [encodePath(rules.prefix + start)])
  let last = first
  for (let hops = 0; hops < maxHops && !seen.has(last.to ?? ''); hops++) {
    const following = next(rules, last.to)
    if (!following) return { last, hops }
    seen.add(last.to ?? '')
    last = following
  }
  return { last: undefined, hops: maxHops }
}

/** Whether a target comes back to itself. */
function returns(rules: Rules, start: string | undefined): boolean {
  let to = next(rules, start)?.to
  for (let hops = 0; to !== undefined && hops < maxHops; hops++) {
    if (to === start) return true
    to = next(rules, to)?.to
  }
  return false
}
