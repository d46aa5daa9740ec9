/** Compiles the redirect rules that editors wrote, and finds the rule for a request. */
import { runSteps, type Steps } from '../../scheduling/steps.ts'
import { type CompiledRules, fillTarget, findRedirect, nextOf } from './find-rule.ts'
import { compilePattern, normalizeSource } from './patterns.ts'
import { goneStatus, type RedirectMatch, type RuleLanguage } from './redirect-chain.ts'
import type { RedirectRow } from './redirect-rows.ts'
import { findChainFaults, findRuleEnds, type RedirectFault, type RuleEnd } from './rule-faults.ts'
import { findShadowed } from './shadowed-rules.ts'
import { resolveTarget } from './targets.ts'

/** The compiled redirects of one language. */
export interface RedirectRules {
  /**
   * Finds the redirect for a path, at the end of its chain; undefined when there is none.
   * @param path decoded, without the prefix of the language
   * @param search the query with its `?`, or empty
   */
  find(path: string, search?: string): RedirectMatch | undefined
  /** The same for the target of another redirect, which ends at a page unless the rule there overrides pages. */
  findFrom(path: string, search: string): RedirectMatch | undefined
  /** Tells what is wrong with the rows: yields once for each rule, so that the caller decides when to go on. */
  faults(): Iterable<RedirectFault | undefined>
  /** The rows, in their order. */
  readonly rows: readonly RedirectRow[]
  /** Yields where each rule leads in the end. */
  ends(): Iterable<RuleEnd>
  /** Tests each pattern in turn, and yields a fault for one that an earlier one leaves no request to. */
  shadowed(): Iterable<RedirectFault | undefined>
}

/** Rows that are compiled in one step, which takes a few milliseconds. */
const rowsInStep = 200

/**
 * Compiles the redirect rows of one language, in steps: there may be thousands. Chains are followed to their
 * end, so that visitors are redirected once. Circles and unsafe rows do not apply. A rule for the path of a
 * page is found, too: the caller decides whether the page or the rule comes first.
 * @param pages decoded paths of pages, without the prefix of the language
 */
export function* compileInSteps(
  rows: readonly RedirectRow[],
  { languages, locale }: RuleLanguage,
  pages: ReadonlySet<string> = new Set(),
): Steps<RedirectRules> {
  const maps = { exact: new Map(), rows: new Map(), patterns: [] }
  const rules: CompiledRules = { ...maps, languages, locale, pages }
  const own: RedirectFault[] = []
  for (const [index, row] of rows.entries()) {
    const fault = isFor(row, rules) ? addRow(rules, row) : undefined
    if (fault) own.push({ ...fault, row, source: row.source })
    if (index % rowsInStep === rowsInStep - 1) yield
  }
  const options = {
    ...{ rules, next: nextOf(rules) },
    sampleOf: (to: string) => fillTarget(rules, to, () => 'x'),
  }
  return {
    rows,
    find: (path, search = '') => findRedirect(rules, path, search),
    findFrom: (path, search) => options.next(path, search) && findRedirect(rules, path, search),
    *faults() {
      yield* own
      yield* findChainFaults(options)
    },
    ends: () => findRuleEnds(options),
    shadowed: () => findShadowed(rules.patterns),
  }
}

/** The same at once, for few rows. */
export const compileRules = (
  rows: readonly RedirectRow[],
  language: RuleLanguage,
  pages?: ReadonlySet<string>,
): RedirectRules => runSteps(compileInSteps(rows, language, pages))

/** A fault as a sentence for the log. */
export const problemOf = ({ source, message }: RedirectFault): string => `${source}: ${message}`

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
