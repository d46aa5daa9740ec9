/** Decides which entry of a language is served at which address. */
import { canonicalizePath, encodePath } from '../../../http/canonical-path.ts'
import { runSteps } from '../../../scheduling/steps.ts'
import { claimAddresses } from '../../model/addresses/claims.ts'
import type { SiteAddresses } from '../../model/addresses/own-addresses.ts'
import { tidyAddress } from '../../model/addresses/tidy-address.ts'
import type { RemoteEntry } from '../adapter.ts'

/** The addresses of one language and the entries that are served at them. */
export interface LanguageClaims {
  /** Entries by their address inside the language. */
  readonly byUri: ReadonlyMap<string, RemoteEntry>
  /** Paths of the served entries, with the prefix of the language. */
  readonly paths: ReadonlyMap<RemoteEntry, string>
}

/** The name of an entry in reports. */
export const nameOf = ({ locale, collection, id }: RemoteEntry) => `Entry ${collection}/${id} (${locale})`

/**
 * Sorts entries by their right to an address: translated entries before untranslated ones, then by the handle
 * of the collection.
 */
const byPrecedence = (entries: readonly RemoteEntry[]): readonly RemoteEntry[] =>
  entries.toSorted(
    (a, b) =>
      Number(a.fallback !== undefined) - Number(b.fallback !== undefined) ||
      (a.collection < b.collection ? -1 : Number(a.collection > b.collection)),
  )

/** The tidy addresses of entries; an address that cannot be one is reported. */
function tidyUris(entries: readonly RemoteEntry[], report: (problem: string) => void) {
  const uris = new Map<RemoteEntry, string>()
  for (const entry of entries) {
    if (entry.uri === undefined) continue
    const uri = tidyAddress(entry.uri)
    if (uri === undefined) report(`${nameOf(entry)} has an address that cannot be one`)
    else uris.set(entry, uri)
  }
  return uris
}

/** Name of the only site: all entries here are of one language. */
const onlySite = ''

/** Assigns each address of a language to the first entry that has it. */
export function claimPaths(
  entries: readonly RemoteEntry[],
  own: SiteAddresses,
  report: (problem: string) => void,
): LanguageClaims {
  const uris = tidyUris(entries, report)
  const claims = runSteps(
    claimAddresses<RemoteEntry>({
      ...own,
      ...{ nameOf, report },
      entries: byPrecedence(entries),
      siteOf: () => onlySite,
      localeOf: ({ locale }) => locale,
      uri: (entry) => uris.get(entry),
      obstacle: (_, uri, path) =>
        canonicalizePath(encodePath(path), own.languages).kind === 'ok'
          ? undefined
          : `has an address that cannot be one: ${uri}`,
    }),
  )
  const byUri = claims.get(onlySite) ?? new Map<string, RemoteEntry>()
  const { withPrefix } = own.languages
  return { byUri, paths: new Map([...byUri].map(([uri, entry]) => [entry, withPrefix(entry.locale, uri)])) }
}
