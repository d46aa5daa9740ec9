import { type Locale, localeRow } from '../../../src/i18n/locales.ts'
import { localeOfPath } from '../../../src/router/match.ts'

export interface RedirectHit {
  /** A path of this site or an http(s) URL; absent for 410. */
  readonly to?: string
  readonly status: number
  readonly override: boolean
}

/** Where a hit leads after so many further hops; no `last` for a circle or an endless chain. */
export interface Chain {
  readonly last?: RedirectHit
  readonly hops: number
}

/** The rule that an address of the language meets in its turn. */
export type Next = (path: string, search: string) => RedirectHit | undefined

const maxHops = 20
/** HTTP status of an address that is gone for good. */
export const gone = 410

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
export const passQuery = (hit: RedirectHit, search: string): RedirectHit =>
  !search || hit.to === undefined || /[?#]/.test(hit.to) ? hit : { ...hit, to: hit.to + search }

/**
 * Follows a hit to its end: one hop for the visitor, with the status of the first rule.
 *
 * @param asked canonical address of the request, with its query
 */
export function follow(locale: Locale, first: RedirectHit, asked: string | undefined, next: Next): Chain {
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
const keepFragment = (hit: RedirectHit, fragment: string | undefined): RedirectHit =>
  !fragment || hit.to === undefined || hit.to.includes('#') ? hit : { ...hit, to: `${hit.to}#${fragment}` }

const statusOf = (first: RedirectHit, last: RedirectHit) => ({
  override: first.override,
  status: last.to === undefined ? gone : first.status,
})
