/**
 * Decides which entry is served at which address, where entries compete or the site itself has the address.
 */
import type { Languages, Locale } from '../../../../src/i18n/languages.ts'
import { memoWeak } from '../../../../src/shared/memo.ts'
import { forEachInSteps, type Steps } from '../../../scheduling/steps.ts'
import { getOrAdd } from '../values.ts'
import { type SiteAddresses, searchPathTaken } from './own-addresses.ts'

/** The entries that have an address, and the source's lookups for them. */
export interface ClaimsInput<E> extends SiteAddresses {
  /** Of two entries with one address the first one gets it. */
  readonly entries: Iterable<E>
  /** The source's name of the entry's language version; each version has addresses of its own. */
  siteOf(entry: E): string
  /** The entry's language on our site; undefined when it is not served. */
  localeOf(entry: E): Locale | undefined
  /** The entry's tidy address inside its language; undefined when it has none. */
  uri(entry: E): string | undefined
  /** The entry's name in reports. */
  nameOf(entry: E): string
  /**
   * A further reason of the source why an entry cannot be served at its address, to be reported after the
   * entry's name. `path` is `uri` with the prefix of the language.
   */
  obstacle?(entry: E, uri: string, path: string): string | undefined
  /** Called for each entry that cannot be served, or that takes the address of the search page. */
  report(problem: string): void
}

/** Entries by language version, then by the address that they are served at. */
export type Claims<E> = ReadonlyMap<string, ReadonlyMap<string, E>>

/** The first segments that are prefixes of our languages. */
const prefixesOf = memoWeak(({ rows }: Languages): ReadonlySet<string> => {
  const prefixes = rows.map(({ prefix }) => prefix.slice(1)).filter((prefix) => prefix !== '')
  return new Set(prefixes)
})

/** Whether the addresses of a language have no prefix. */
const isUnprefixed = ({ has, of }: Languages, locale: Locale | undefined): boolean =>
  has(locale) && of(locale).prefix === ''

function firstSegment(uri: string): string {
  const end = uri.indexOf('/', 1)
  return uri.slice(1, end < 0 ? undefined : end)
}

/** The reason why an entry is not served at its address; undefined when it is. */
function obstacleOf<E>(input: ClaimsInput<E>, entry: E, uri: string, path: string): string | undefined {
  const { languages, isTaken, fixed, maxSegments = Number.POSITIVE_INFINITY } = input
  if (isTaken?.(path) || fixed?.includes(uri)) return `cannot be shown: ${path} is taken by the site itself`
  const first = firstSegment(uri)
  if (prefixesOf(languages).has(first) && isUnprefixed(languages, input.localeOf(entry)))
    return `cannot be shown: /${first} is taken by the site itself`
  const own = input.obstacle?.(entry, uri, path)
  if (own !== undefined) return own
  // A segment has at least one character besides its slash, so a short address needs no count.
  return 2 * maxSegments < uri.length && uri.split('/').length - 1 > maxSegments
    ? `cannot be shown: ${uri} has more than ${maxSegments} segments`
    : undefined
}

/**
 * Decides which entry is served at which address, in steps that let requests through. Entries that cannot be
 * served are reported.
 */
export function* claimAddresses<E extends { readonly published: boolean }>(
  input: ClaimsInput<E>,
): Steps<Claims<E>> {
  const claims = new Map<string, Map<string, E>>()
  yield* forEachInSteps(input.entries, (entry) => {
    const uri = input.uri(entry)
    if (uri === undefined) return
    const inSite = getOrAdd(claims, input.siteOf(entry), () => new Map<string, E>())
    const locale = input.localeOf(entry)
    const path = locale === undefined ? uri : input.languages.withPrefix(locale, uri)
    const first = inSite.get(uri)
    const why =
      obstacleOf(input, entry, uri, path) ??
      (first && `has the same address as ${input.nameOf(first)}: ${uri}`)
    if (why) return input.report(`${input.nameOf(entry)} ${why}`)
    inSite.set(uri, entry)
    if (uri === input.searchPath && locale && entry.published)
      input.report(`${input.nameOf(entry)} ${searchPathTaken(path)}`)
  })
  return claims
}
