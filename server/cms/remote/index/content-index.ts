/** Builds the index of a remote system's content. */
import type { Languages, Locale } from '../../../../src/i18n/languages.ts'
import type { FallbackOf } from '../../../languages/fallback.ts'
import { createPrefixMap } from '../../model/addresses/language-prefixes.ts'
import type { OwnAddresses, SiteAddresses } from '../../model/addresses/own-addresses.ts'
import { tidyAddress } from '../../model/addresses/tidy-address.ts'
import { createChains } from '../../model/fallbacks.ts'
import type { TreeNode } from '../../model/trees/tree.ts'
import { getOrAdd } from '../../model/values.ts'
import type { RemoteContent, RemoteEntry } from '../adapter.ts'
import { createRemoteAssets, type RemoteAssets } from '../values/assets.ts'
import { type Addresses, createAddresses, hostOf } from './addresses.ts'
import { addFallbacks } from './fallbacks.ts'
import { indexLanguage, type LanguageContent, prefixOf } from './language.ts'

/**
 * The entries of all languages at one moment, with lookups by id, path and address on the content system. A
 * new index is built when the content changes.
 */
export interface RemoteIndex {
  readonly addresses: Addresses
  readonly assets: RemoteAssets
  /** Addresses of the site itself, which no entry can have. */
  readonly own: OwnAddresses
  readonly languages: ReadonlyMap<Locale, LanguageContent>
  /** The entry with an id; the one of this language when translations share their id. */
  entry(id: string, locale: Locale): RemoteEntry | undefined
  /** The translation of an entry, which may be the entry itself. */
  translation(entry: RemoteEntry, locale: Locale): RemoteEntry | undefined
  /** Our path of an entry; undefined when the entry is not served. */
  path(entry: RemoteEntry): string | undefined
  /** The entry that is served at one of our paths. */
  atPath(path: string): RemoteEntry | undefined
  /**
   * The entry at a decoded address on the content system. Sites on domains of their own may have equal
   * addresses: the entry of the given language comes first.
   */
  atCms(path: string, locale: Locale): RemoteEntry | undefined
  /**
   * Replaces the language prefix in a path of the content system by ours, whether or not a page is there. Of
   * languages with the same prefix the given one counts.
   */
  toOurPrefix(path: string, locale: Locale): string
  /** The node of an entry in the tree of its collection. */
  nodeOf(entry: RemoteEntry): TreeNode<RemoteEntry> | undefined
  /** Handles of collections by the key of the page that they are mounted on. */
  readonly mounts: ReadonlyMap<string, readonly string[]>
  /** Keys of the pages that collections are mounted on, by the handle of the collection. */
  readonly mountKeys: ReadonlyMap<string, string>
  /** Whether any language has entries in a collection. */
  hasCollection(handle: string): boolean
}

/** The URLs and settings that an index is built with. */
export interface RemoteIndexOptions extends SiteAddresses {
  /** URL of the content system. It may contain a user and password. */
  readonly cmsUrl: string
  /** URL of our site. */
  readonly siteUrl: string
  /** Called for each fault in the content. */
  readonly report: (problem: string) => void
  /** Languages that stand in for others, by collection; those of the languages unless given. */
  readonly fallbackOf?: FallbackOf | undefined
}

type Contents = RemoteIndex['languages']

const allEntries = (languages: Contents): readonly RemoteEntry[] =>
  [...languages.values()].flatMap(({ entries }) => entries)

/** Finds the page that each collection is mounted on: the first entry that names the collection. */
function readMounts(entries: readonly RemoteEntry[]): Pick<RemoteIndex, 'mounts' | 'mountKeys'> {
  const mountKeys = new Map<string, string>()
  for (const { mount, key } of entries) if (mount !== undefined) getOrAdd(mountKeys, mount, () => key)
  const mounts = new Map<string, string[]>()
  for (const [handle, key] of mountKeys) getOrAdd(mounts, key, () => [] as string[]).push(handle)
  return { mountKeys, mounts }
}

/**
 * Entries by their address on the content system. Of an entry that redirects, the system may deliver the
 * address of the target, so entries that do not redirect come first.
 */
function readCmsPaths(entries: readonly RemoteEntry[]): ReadonlyMap<string, RemoteEntry> {
  const byPath = new Map<string, RemoteEntry>()
  const rank = ({ uri, fallback, redirectsTo }: RemoteEntry) =>
    [uri === undefined, fallback !== undefined, redirectsTo !== undefined].filter(Boolean).length
  for (const entry of [...entries].sort((a, b) => rank(a) - rank(b))) {
    const path = entry.uri === undefined ? undefined : tidyAddress(entry.url)
    if (path !== undefined) getOrAdd(byPath, path, () => entry)
  }
  return byPath
}

function createPrefixes(contents: Contents, languages: Languages): RemoteIndex['toOurPrefix'] {
  const toOurs = createPrefixMap(
    [...contents].flatMap(([locale, language]) => {
      const prefix = prefixOf(language)
      return prefix === undefined ? [] : [{ prefix, locale }]
    }),
    languages,
  )
  return (path, locale) => toOurs(path, locale) ?? path
}

const readAliases = ({ origins = [] }: RemoteContent): ReadonlySet<string> =>
  new Set(origins.flatMap((origin) => hostOf(origin) ?? []))

/** Builds the index of all languages. Faults in the content are reported and never throw. */
export function indexContent(
  delivered: RemoteContent,
  { cmsUrl, siteUrl, report, fallbackOf, ...own }: RemoteIndexOptions,
): RemoteIndex {
  const chainOf = createChains(own.languages, fallbackOf)
  const content = chainOf ? addFallbacks(delivered, chainOf) : delivered
  const languages: Contents = new Map(
    [...content.languages].map(([locale, language]) => [locale, indexLanguage(language, own, report)]),
  )
  const entries = allEntries(languages)
  const cmsPaths = readCmsPaths(entries)
  const cmsPathsIn = new Map(
    [...languages].map(([locale, language]) => [locale, readCmsPaths(language.entries)] as const),
  )
  const addresses = createAddresses({ cmsUrl, siteUrl, aliases: readAliases(content) })
  const path = (entry: RemoteEntry) => languages.get(entry.locale)?.paths.get(entry)
  const byPath = new Map(entries.flatMap((entry) => (path(entry) ? [[path(entry), entry] as const] : [])))
  const nodeIn = (entry: RemoteEntry) => languages.get(entry.locale)?.nodes.get(entry)
  const inLanguage = (id: string, locale: Locale) => languages.get(locale)?.byId.get(id)
  return {
    addresses,
    assets: createRemoteAssets(content, addresses),
    own,
    languages,
    entry: (id, locale) =>
      inLanguage(id, locale) ??
      own.languages.locales.map((other) => inLanguage(id, other)).find((entry) => entry !== undefined),
    translation: (entry, locale) =>
      entry.locale === locale ? entry : languages.get(locale)?.byKey.get(entry.key),
    path,
    atPath: (wanted) => byPath.get(wanted),
    atCms: (wanted, locale) => cmsPathsIn.get(locale)?.get(wanted) ?? cmsPaths.get(wanted),
    toOurPrefix: createPrefixes(languages, own.languages),
    nodeOf: (entry) => nodeIn(entry) ?? (entry.original && nodeIn(entry.original)),
    ...readMounts(entries),
    hasCollection: (handle) => [...languages.values()].some(({ collections }) => collections.has(handle)),
  }
}
