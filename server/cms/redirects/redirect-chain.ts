/** Follows redirects that lead to other redirects, so that a visitor is redirected once. */
import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import { encodePath } from '../../http/canonical-path.ts'
import { divideByPrefix } from '../model/addresses/tidy-address.ts'

/** The language that redirect rules are for, among those of the site. */
export interface RuleLanguage {
  readonly languages: Languages
  readonly locale: Locale
}

/** The redirect, by a rule of an editor, that applies to a request. */
export interface RedirectMatch {
  /** A path of this site or an http(s) URL; absent for 410. */
  readonly to?: string
  /** HTTP status of the response. */
  readonly status: number
  /** Whether the rule applies even where content has a page. */
  readonly override: boolean
}

/**
 * The end of a chain of redirects. `last` is absent for a chain that is a circle or has more than 20
 * redirects.
 */
export interface RedirectChain {
  readonly last?: RedirectMatch
  /** Number of redirects that follow the first, when the chain has an end. */
  readonly hops: number
  /** The addresses of a circle in their order; absent for a chain with an end, and one that is too long. */
  readonly circle?: readonly string[]
}

/** Finds the rule for a decoded path inside the language, and a query with its `?` or ''. */
export type FindNextRule = (path: string, search: string) => RedirectMatch | undefined

/** The canonical address of a path inside the language. */
export const addressInLocale = ({ languages, locale }: RuleLanguage, path: string): string =>
  encodePath(languages.withPrefix(locale, path))

/** Maximum number of redirects in a chain, the first included. */
const maxHops = 20
/** HTTP status of an address whose content was removed for good (RFC 9110, section 15.5.11). */
export const goneStatus = 410

/** An address of the site in parts. */
export interface DividedAddress {
  readonly locale: Locale
  /** Decoded, inside the language. */
  readonly path: string
  /** The query with its `?`, or empty. */
  readonly search: string
}

/** Divides an address without a fragment; undefined for one of another site. */
export function divideAddress(languages: Languages, address: string): DividedAddress | undefined {
  const [, whole = '', search = ''] = /^([^?]*)(.*)$/s.exec(address) ?? []
  if (!whole.startsWith('/')) return undefined
  const { locale, uri } = divideByPrefix(languages, whole)
  return { locale, path: decodeURIComponent(uri), search }
}

/** Adds the query of the request to the target, unless the target has a query or a fragment. */
export const appendQuery = (hit: RedirectMatch, search: string): RedirectMatch =>
  !search || hit.to === undefined || /[?#]/.test(hit.to) ? hit : { ...hit, to: hit.to + search }

/**
 * Follows a redirect to the end of its chain, so that the visitor is redirected once. The result has the
 * status of the first rule, or 410 when the last rule has no target.
 * @param requested canonical address of the request, with its query; undefined for a rule with a pattern
 */
export function followChain(
  language: RuleLanguage,
  first: RedirectMatch,
  requested: string | undefined,
  next: FindNextRule,
): RedirectChain {
  const seen = new Set<string | undefined>([requested])
  let last = first
  for (let hops = 0; hops < maxHops; hops++) {
    const [at = '', fragment] = last.to?.split('#', 2) ?? []
    if (seen.has(at)) return { hops: maxHops, circle: circleIn([...seen], at) }
    const here = divideAddress(language.languages, at)
    const following = here?.locale === language.locale ? next(here.path, here.search) : undefined
    if (!following) return { last: { ...last, ...statusOf(first, last) }, hops }
    seen.add(at)
    last = keepFragment(following, fragment)
  }
  return { hops: maxHops }
}

/** The addresses from the one to which a chain comes back. */
const circleIn = (seen: readonly (string | undefined)[], at: string): readonly string[] =>
  seen.slice(seen.indexOf(at)).map((address) => address ?? '')

/** Adds the fragment of the previous address to a target that has none, as browsers do. */
export const keepFragment = (hit: RedirectMatch, fragment: string | undefined): RedirectMatch =>
  !fragment || hit.to === undefined || hit.to.includes('#') ? hit : { ...hit, to: `${hit.to}#${fragment}` }

/**
 * Status and override of the whole chain: those of the first rule, but the status 410 when the last rule has
 * no target.
 */
export const statusOf = (first: RedirectMatch, last: RedirectMatch) => ({
  override: first.override,
  status: last.to === undefined ? goneStatus : first.status,
})
