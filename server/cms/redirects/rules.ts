import safeRegex from 'safe-regex2'
import type { Locale } from '../../../src/i18n/locales.ts'
import { locales, withPrefix } from '../../../src/i18n/locales.ts'
import { encodePath } from '../../target.ts'
import type { Row } from './rows.ts'

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

const maxPatternLength = 200
/** Longer paths are not tried against patterns: an editor's expression is untrusted input. */
const maxTestedLength = 256
const maxUnboundedRepeats = 3
const maxHops = 20
const gone = 410

/** Compiles the rows of one language: one hop to the visitor, loops and unsafe rows dropped and reported. */
export function compileRules(rows: readonly Row[], locale: Locale): RuleSet {
  const problems: string[] = []
  const exact = new Map<string, RedirectHit>()
  const patterns: Pattern[] = []
  for (const row of rows) {
    const source = ownSource(row.source, locale)
    if (source === undefined) continue
    const hit = toHit(row, locale)
    if (typeof hit === 'string') problems.push(`${row.source}: ${hit}`)
    else addRule(row, source, hit)
  }
  collapse(exact, patterns, locale, problems)
  return { find: (path, search = '') => find(exact, patterns, path, search), problems }

  function addRule(row: Row, source: string, hit: RedirectHit) {
    const test = toPattern(row, source)
    if (typeof test === 'string') problems.push(`${row.source}: ${test}`)
    else if (test) patterns.push({ ...hit, test, source })
    else if (!exact.has(normalise(source))) exact.set(normalise(source), hit)
    else problems.push(`${row.source}: an earlier rule has the same source`)
  }
}

/** The source inside this language; a source that starts with another language's prefix is not for this one. */
function ownSource(source: string, locale: Locale): string | undefined {
  const other = locales.find(({ prefix }) => prefix && (source === prefix || source.startsWith(`${prefix}/`)))
  if (!other) return source
  return other.locale === locale ? source.slice(other.prefix.length) || '/' : undefined
}

/** With a leading and without a trailing slash. */
const normalise = (source: string): string => `/${source.replace(/^\/+|\/+$/g, '')}`

function toHit(row: Row, locale: Locale): RedirectHit | string {
  const { status, override } = row
  if (status === gone) return { status, override }
  if (row.target === undefined) return 'the rule has no target'
  const to = ownTarget(row.target, locale)
  return to === undefined ? `the target ${JSON.stringify(row.target)} is refused` : { to, status, override }
}

/** Adds the language's prefix to a relative target that has none. Undefined for what may not be a target. */
function ownTarget(target: string, locale: Locale): string | undefined {
  if (!isSafeTarget(target)) return undefined
  const prefixed = locales.some(
    ({ prefix }) => prefix && (target === prefix || target.startsWith(`${prefix}/`)),
  )
  return target.startsWith('/') && !prefixed ? withPrefix(locale, target) : target
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unsafeCharacters = /[\u0000-\u0020\u007f\\]/

/** A path of this site, or an http(s) URL: nothing that a browser could read as another site or as a script. */
export function isSafeTarget(target: string): boolean {
  if (unsafeCharacters.test(target) || target.startsWith('//')) return false
  if (target.startsWith('/')) return new URL(target, 'http://site.invalid').host === 'site.invalid'
  return URL.canParse(target) && /^https?:$/.test(new URL(target).protocol)
}

/** The expression of a wildcard or regex source; undefined for an exact one; a sentence for one that is refused. */
function toPattern(row: Row, source: string): RegExp | string | undefined {
  const delimited = /^#(.*)#([a-z]*)$/s.exec(row.source)
  if (delimited) return safePattern(delimited[1] ?? '', delimited[2] ?? '')
  if (row.match === 'regex') return safePattern(row.source.replace(/^([/~@])(.*)\1$/s, '$2'), '')
  if (!source.includes('*')) return undefined
  const escaped = normalise(source)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return safePattern(`^${escaped.join('(.*)')}$`.replace(/\/\(\.\*\)\$$/, '(?:/(.*))?$'), '')
}

function safePattern(text: string, flags: string): RegExp | string {
  const repeats = text.match(/(?<!\\)(?:[*+]|\{\d+,\})/g)?.length ?? 0
  if (text.length > maxPatternLength) return `the pattern is longer than ${maxPatternLength} characters`
  if (repeats > maxUnboundedRepeats || !safeRegex(text)) return 'the pattern could take too long'
  try {
    return new RegExp(text, flags.replace(/[^iu]/g, ''))
  } catch {
    return 'the pattern is no regular expression'
  }
}

function find(
  exact: ReadonlyMap<string, RedirectHit>,
  patterns: readonly Pattern[],
  path: string,
  search: string,
): RedirectHit | undefined {
  const withQuery = exact.get(normalise(path) + search)
  if (search && withQuery) return withQuery
  const hit = exact.get(normalise(path)) ?? findPattern(patterns, path)
  return hit && passQuery(hit, search)
}

function findPattern(patterns: readonly Pattern[], path: string): RedirectHit | undefined {
  if (path.length > maxTestedLength) return undefined
  for (const { test, to, status, override } of patterns) {
    const match = test.exec(path)
    if (!match) continue
    if (to === undefined) return { status, override }
    const filled = fill(to, match)
    if (isSafeTarget(filled)) return { to: filled, status, override }
  }
  return undefined
}

/** Puts captured text into `$1` and `*`. It cannot start with a slash, so that it can never name another host. */
function fill(target: string, match: RegExpExecArray): string {
  const captured = (index: number) => encodePath((match[index] ?? '').replace(/^[/\\]+/, ''))
  const filled = target.replace(/\$(\d)/g, (_, digit: string) => captured(Number(digit)))
  return filled.replace(/\*/g, () => captured(1)).replace(/(.)\/$/, '$1')
}

function passQuery(hit: RedirectHit, search: string): RedirectHit {
  if (!search || hit.to === undefined || /[?#]/.test(hit.to)) return hit
  return { ...hit, to: hit.to + search }
}

/** Follows chains of literal targets to their end, at load. */
function collapse(
  exact: Map<string, RedirectHit>,
  patterns: readonly Pattern[],
  locale: Locale,
  problems: string[],
): void {
  const prefix = withPrefix(locale, '/').replace(/\/$/, '')
  const next = (to: string | undefined) => {
    if (!to?.startsWith(`${prefix}/`) || /[$*?#]/.test(to)) return undefined
    const path = to.slice(prefix.length)
    return exact.get(normalise(path)) ?? findPattern(patterns, path)
  }
  const ends = new Map<string, RedirectHit | undefined>()
  for (const [source, hit] of exact) ends.set(source, follow(source, hit))
  for (const [source, end] of ends) {
    if (end) exact.set(source, end)
    else exact.delete(source)
  }

  function follow(source: string, first: RedirectHit): RedirectHit | undefined {
    const seen = new Set([normalise(source)])
    let hit = first
    for (let hops = 0; hops < maxHops; hops++) {
      const path = hit.to?.startsWith(`${prefix}/`) ? normalise(hit.to.slice(prefix.length)) : undefined
      if (path !== undefined && seen.has(path)) break
      const following = next(hit.to)
      if (!following) {
        if (hops > 0) problems.push(`${source}: a chain of ${hops + 1} redirects was collapsed to one`)
        return { ...hit, override: first.override, status: hit.to === undefined ? gone : first.status }
      }
      if (path !== undefined) seen.add(path)
      hit = following
    }
    problems.push(`${source}: the redirect runs in a circle and was dropped`)
    return undefined
  }
}
