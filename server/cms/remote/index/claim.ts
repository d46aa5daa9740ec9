import { locales, withPrefix } from '../../../../src/i18n/locales.ts'
import { type OwnAddresses, searchMoves } from '../../model/addresses/own-addresses.ts'
import type { RemoteEntry } from '../adapter.ts'
import { ourPath, tidyAddress } from './addresses.ts'

/** Which entry answers at which address of a language, and at which path of our site. */
export interface Claims {
  readonly byUri: ReadonlyMap<string, RemoteEntry>
  readonly paths: ReadonlyMap<RemoteEntry, string>
}

const ourPrefixes = locales.map(({ prefix }) => prefix.slice(1)).filter((prefix) => prefix !== '')
const isUnprefixed = ({ locale }: RemoteEntry) =>
  locales.some((row) => row.locale === locale && row.prefix === '')

/** Why an entry with an address is not served at it. */
function obstacle(entry: RemoteEntry, uri: string, own: OwnAddresses): string | undefined {
  const { isTaken, fixed, maxSegments = Number.POSITIVE_INFINITY } = own
  const segments = uri.slice(1).split('/')
  const [first = ''] = segments
  const path = withPrefix(entry.locale, uri)
  if (isTaken?.(path) || fixed?.includes(uri)) return `cannot be shown: ${path} is taken by the site itself`
  if (isUnprefixed(entry) && ourPrefixes.includes(first))
    return `cannot be shown: /${first} is taken by the site itself`
  return segments.length > maxSegments
    ? `cannot be shown: ${uri} has more than ${maxSegments} segments`
    : undefined
}

const nameOf = ({ locale, collection, id }: RemoteEntry) => `Entry ${collection}/${id} (${locale})`

/**
 * Collections by handle; within one, texts that are at home in the language come before those that only fill
 * a gap.
 */
const inTurn = (entries: readonly RemoteEntry[]): readonly RemoteEntry[] =>
  [...entries].sort(
    (a, b) =>
      Number(a.fallback !== undefined) - Number(b.fallback !== undefined) ||
      (a.collection < b.collection ? -1 : Number(a.collection > b.collection)),
  )

/** Gives every address of a language to the first entry that has it (content-contract 4.6). */
export function claimAddresses(
  entries: readonly RemoteEntry[],
  own: OwnAddresses,
  report: (problem: string) => void,
): Claims {
  const byUri = new Map<string, RemoteEntry>()
  const paths = new Map<RemoteEntry, string>()
  for (const entry of inTurn(entries)) {
    if (entry.uri === undefined) continue
    const uri = tidyAddress(entry.uri)
    const path = uri === undefined ? undefined : ourPath(entry.locale, uri)
    const first = uri === undefined ? undefined : byUri.get(uri)
    const why =
      (uri === undefined ? 'has an address that cannot be one' : obstacle(entry, uri, own)) ??
      (path === undefined ? `has an address that cannot be one: ${uri}` : undefined) ??
      (first && `has the same address as ${nameOf(first)}: ${uri}`)
    if (why) report(`${nameOf(entry)} ${why}`)
    else if (uri !== undefined && path !== undefined) {
      byUri.set(uri, entry)
      paths.set(entry, path)
      if (uri === own.searchPath && entry.published) report(`${nameOf(entry)} ${searchMoves(path)}`)
    }
  }
  return { byUri, paths }
}
