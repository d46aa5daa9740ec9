/** Adds the entries that a language shows untranslated to the index of a project. */
import type { Locale } from '../../../../src/i18n/languages.ts'
import type { FallbackOf } from '../../../languages/fallback.ts'
import { runSteps } from '../../../scheduling/steps.ts'
import { claimAddresses } from '../../model/addresses/claims.ts'
import type { SiteAddresses } from '../../model/addresses/own-addresses.ts'
import { untranslatedIn } from '../../model/fallbacks.ts'
import { getOrAdd } from '../../model/values.ts'
import type { Collection } from './collections.ts'
import type { Entry } from './entries/entry-file.ts'
import type { Site } from './sites/sites.ts'

/** A site that is one of our languages. */
type OurSite = Site & Required<Pick<Site, 'locale'>>

const isOurs = (site: Site): site is OurSite => site.locale !== undefined

/** The parts of an index that know of entries and their places. */
interface IndexParts {
  readonly sites: readonly Site[]
  readonly collections: ReadonlyMap<string, Collection>
  readonly assets: { at(address: string): string | undefined }
  readonly problems: Set<string>
  siteOf(locale: Locale): Site | undefined
  entriesIn(collection: string, site: string): readonly Entry[]
  translation(entry: Entry, site: string): Entry | undefined
  uri(entry: Entry): string | undefined
  at(site: string, uri: string): Entry | undefined
}

/** The entries that a site shows untranslated. */
interface SiteFallbacks {
  readonly byUri: ReadonlyMap<string, Entry>
  readonly byKey: ReadonlyMap<string, Entry>
  /** All entries of each collection, own ones first, where some are untranslated. */
  readonly collections: ReadonlyMap<string, readonly Entry[]>
}

/**
 * An entry as another site shows it. It reads everything else from the original at the moment when it is
 * read, so that an edit of the original needs no new index.
 */
const inSite = (original: Entry, { site, id }: Pick<Entry, 'site' | 'id'>): Entry =>
  Object.assign(Object.create(original), { site, id, original, fallback: original.site.locale })

function findEntries(index: IndexParts, site: OurSite, chainOf: FallbackOf): readonly Entry[] {
  const isServed = (entry: Entry) => index.at(entry.site.handle, index.uri(entry) ?? '') === entry
  const found = untranslatedIn<Entry>(
    {
      collections: index.collections.keys(),
      chainOf,
      entriesIn(collection, locale) {
        const other = index.siteOf(locale)
        return other ? index.entriesIn(collection, other.handle).filter(isServed) : []
      },
      isTranslated: (entry) => index.translation(entry, site.handle) !== undefined,
      isFree: (entry) => index.at(site.handle, index.uri(entry) ?? '') === undefined,
    },
    site.locale,
  )
  return [...found].map((entry) => inSite(entry, { site, id: `${entry.id}@${site.handle}` }))
}

function readSite(index: IndexParts, site: OurSite, { chainOf, addresses }: FallbackOptions): SiteFallbacks {
  const entries = findEntries(index, site, chainOf)
  const claims = runSteps(
    claimAddresses<Entry>({
      ...addresses,
      entries,
      uri: ({ original }) => original && index.uri(original),
      siteOf: () => site.handle,
      localeOf: () => site.locale,
      nameOf: ({ path }) => path,
      obstacle: (_, __, path) =>
        index.assets.at(path) === undefined ? undefined : `cannot be shown: a file lies at ${path}`,
      report: (problem) => index.problems.add(problem),
    }),
  )
  const byUri = claims.get(site.handle) ?? new Map<string, Entry>()
  const collections = new Map<string, Entry[]>()
  for (const entry of byUri.values()) {
    const { handle } = entry.collection
    getOrAdd(collections, handle, () => [...index.entriesIn(handle, site.handle)]).push(entry)
  }
  return { byUri, byKey: new Map([...byUri.values()].map((entry) => [entry.key, entry])), collections }
}

interface FallbackOptions {
  readonly chainOf: FallbackOf
  readonly addresses: SiteAddresses
}

/** Adds the untranslated entries of all sites to an index. */
export function addFallbacks<Index extends IndexParts>(index: Index, options: FallbackOptions): Index {
  const found = new Map(
    index.sites.filter(isOurs).map((site) => [site.handle, readSite(index, site, options)] as const),
  )
  return {
    ...index,
    entriesIn: (collection, site) =>
      found.get(site)?.collections.get(collection) ?? index.entriesIn(collection, site),
    translation: (entry, site) => index.translation(entry, site) ?? found.get(site)?.byKey.get(entry.key),
    uri: (entry) => index.uri(entry.original ?? entry),
    at: (site, uri) => index.at(site, uri) ?? found.get(site)?.byUri.get(uri),
  }
}
