import { type Locale, locales } from '../../../../src/i18n/locales.ts'
import { createPrefixMap } from '../../model/addresses/language-prefixes.ts'
import type { OwnAddresses } from '../../model/addresses/own-addresses.ts'
import { tidyAddress } from '../../model/addresses/tidy-address.ts'
import type { TreeNode } from '../../model/trees/tree.ts'
import { getOrAdd } from '../../model/values.ts'
import type { RemoteContent, RemoteEntry } from '../adapter.ts'
import { createRemoteAssets, type RemoteAssets } from '../values/assets.ts'
import { type Addresses, createAddresses, hostOf } from './addresses.ts'
import { indexLanguage, type LanguageContent, prefixOf } from './language.ts'

/**
 * Everything that is known about the content at one moment, from all languages. New content makes a new one.
 */
export interface RemoteIndex {
  readonly addresses: Addresses
  readonly assets: RemoteAssets
  readonly own: OwnAddresses
  readonly languages: ReadonlyMap<Locale, LanguageContent>
  /** The entry that an id means, as the language has it where ids are the same in all of them. */
  entry(id: string, locale: Locale): RemoteEntry | undefined
  /** The translation of an entry, which may be the entry itself. */
  translation(entry: RemoteEntry, locale: Locale): RemoteEntry | undefined
  /** Our path; undefined when the entry is not served. */
  path(entry: RemoteEntry): string | undefined
  atPath(path: string): RemoteEntry | undefined
  /**
   * The entry at an address on the content system, decoded. Sites with a domain each share addresses: that of
   * the language comes first.
   */
  atCms(path: string, locale: Locale): RemoteEntry | undefined
  /**
   * An address on the content system as one of ours, known or not: its prefix becomes ours, the language's
   * among equal ones.
   */
  toOurPrefix(path: string, locale: Locale): string
  nodeOf(entry: RemoteEntry): TreeNode<RemoteEntry> | undefined
  /** Collections by the key of the page they are mounted on. */
  readonly mounts: ReadonlyMap<string, readonly string[]>
  /** Keys of those pages, by collection. */
  readonly mountKeys: ReadonlyMap<string, string>
  hasCollection(handle: string): boolean
}

export interface RemoteIndexOptions extends OwnAddresses {
  readonly cmsUrl: string
  readonly siteUrl: string
  readonly report: (problem: string) => void
}

type Languages = RemoteIndex['languages']

const allEntries = (languages: Languages): readonly RemoteEntry[] =>
  [...languages.values()].flatMap(({ entries }) => entries)

/** The page that a collection is mounted on is the first one that says so. */
function readMounts(entries: readonly RemoteEntry[]): Pick<RemoteIndex, 'mounts' | 'mountKeys'> {
  const mountKeys = new Map<string, string>()
  for (const { mount, key } of entries) if (mount !== undefined) getOrAdd(mountKeys, mount, () => key)
  const mounts = new Map<string, string[]>()
  for (const [handle, key] of mountKeys) getOrAdd(mounts, key, () => [] as string[]).push(handle)
  return { mountKeys, mounts }
}

/** Addresses on the content system. A redirect's own address may be its target's: others come first. */
function readCmsPaths(entries: readonly RemoteEntry[]): ReadonlyMap<string, RemoteEntry> {
  const known = new Map<string, RemoteEntry>()
  const rank = ({ uri, fallback, redirectsTo }: RemoteEntry) =>
    [uri === undefined, fallback !== undefined, redirectsTo !== undefined].filter(Boolean).length
  for (const entry of [...entries].sort((a, b) => rank(a) - rank(b))) {
    const path = entry.uri === undefined ? undefined : tidyAddress(entry.url)
    if (path !== undefined) getOrAdd(known, path, () => entry)
  }
  return known
}

function createPrefixes(languages: Languages): RemoteIndex['toOurPrefix'] {
  const toOurs = createPrefixMap(
    [...languages].flatMap(([locale, language]) => {
      const prefix = prefixOf(language)
      return prefix === undefined ? [] : [{ prefix, locale }]
    }),
  )
  return (path, locale) => toOurs(path, locale) ?? path
}

const readAliases = ({ origins = [] }: RemoteContent): ReadonlySet<string> =>
  new Set(origins.flatMap((origin) => hostOf(origin) ?? []))

/** Faults in the content never throw: they are reported. */
export function indexContent(
  content: RemoteContent,
  { cmsUrl, siteUrl, report, ...own }: RemoteIndexOptions,
): RemoteIndex {
  const languages: Languages = new Map(
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
  const inLanguage = (id: string, locale: Locale) => languages.get(locale)?.byId.get(id)
  return {
    addresses,
    assets: createRemoteAssets(content, addresses),
    own,
    languages,
    entry: (id, locale) =>
      inLanguage(id, locale) ??
      locales.map((row) => inLanguage(id, row.locale)).find((entry) => entry !== undefined),
    translation: (entry, locale) =>
      entry.locale === locale ? entry : languages.get(locale)?.byKey.get(entry.key),
    path,
    atPath: (wanted) => byPath.get(wanted),
    atCms: (wanted, locale) => cmsPathsIn.get(locale)?.get(wanted) ?? cmsPaths.get(wanted),
    toOurPrefix: createPrefixes(languages),
    nodeOf: (entry) => languages.get(entry.locale)?.nodes.get(entry),
    ...readMounts(entries),
    hasCollection: (handle) => [...languages.values()].some(({ collections }) => collections.has(handle)),
  }
}
