import { type Locale, localeRow } from '../../../src/i18n/locales.ts'
import { localeOfPath } from '../../../src/router/match.ts'

export interface RedirectMatch {
  /** A path of this site or an http(s) URL; absent for 410. */
  readonly to?: string
  readonly status: number
  readonly override: boolean
}

/** Where a hit leads after so many further hops; no `last` for a circle or an endless chain. */
export interface RedirectChain {
  readonly last?: RedirectMatch
  readonly hops: number
}

/** The rule that an address of the language meets in its turn. */
export type FindNextRule = (path: string, search: string) => RedirectMatch | undefined

const maxHops = 20
/** HTTP status of an address that is gone for good. */
export const goneStatus = 410

/**
 * The path inside the language, decoded, and the query; undefined for what another language or another site
 * answers.
 */
function inside(locale: Locale, address: string): { path: string; search: string } | undefined {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(address) ?? []
  if (!path.startsWith('/') || localeOfPath(path) !== locale) return undefined
  return { path: decodeURIComponent(path).slice(localeRow(locale).prefix.length) || '/', search }
}

/** The query of the request goes along, unless the target has one or a fragment. */
export const appendQuery = (hit: RedirectMatch, search: string): RedirectMatch =>
  !search || hit.to === undefined || /[?#]/.test(hit.to) ? hit : { ...hit, to: hit.to + search }

/**
 * Follows a hit to its end: one hop for the visitor, with the status of the first rule.
 *
 * @param asked canonical address of the request, with its query
 */
export function followChain(
  locale: Locale,
  first: RedirectMatch,
  asked: string | undefined,
  next: FindNextRule,
): RedirectChain {
  const seen = new Set<string | undefined>([asked])
  let last = first
  for (let hops = 0; hops < maxHops; hops++) {
    const [at = '', fragment] = last.to?.split('#', 2) ?? []
    if (seen.has(at)) break
    const here = inside(locale, at)
    const following = here && next(here.path, here.search)
    if (!following) return { last: { ...last, ...statusOf(first, last) }, hops }
    seen.add(at)
    last = keepFragment(following, fragment)
  }
  return { hops: maxHops }
}

/** As browsers do: a target without a fragment gets that of the address it replaces. */
const keepFragment = (hit: RedirectMatch, fragment: string | undefined): RedirectMatch =>
  !fragment || hit.to === undefined || hit.to.includes('#') ? hit : { ...hit, to: `${hit.to}#${fragment}` }

const statusOf = (first: RedirectMatch, last: RedirectMatch) => ({
  override: first.override,
  status: last.to === undefined ? goneStatus : first.status,
})
