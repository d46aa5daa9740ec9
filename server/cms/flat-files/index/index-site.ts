/** Builds the index of the content of a Statamic project that lies on disk. */
import type { TermRef } from '../../../../src/content/terms.ts'
import type { Languages, Locale } from '../../../../src/i18n/languages.ts'
import type { FallbackOf } from '../../../languages/fallback.ts'
import type { Steps } from '../../../scheduling/steps.ts'
import { claimAddresses } from '../../model/addresses/claims.ts'
import type { SiteAddresses } from '../../model/addresses/own-addresses.ts'
import { type Calendar, createCalendar, type EntryDate } from '../../model/dates.ts'
import { createChains } from '../../model/fallbacks.ts'
import { getOrAdd } from '../../model/values.ts'
import type { BlueprintFiles } from '../augment/types.ts'
import { type Blueprints, readBlueprints } from '../blueprints/blueprints.ts'
import type { SourceFiles } from '../disk/files.ts'
import { type AssetIndex, createAssetIndex, publicFolders } from './assets/assets.ts'
import { type Collection, readCollections } from './collections.ts'
import {
  createEntryBlueprints,
  createEntryDates,
  divideFiles,
  type EntryBlueprints,
  groupByPlace,
  readEntries,
} from './entries/entries.ts'
import type { Entry } from './entries/entry-file.ts'
import { groupTranslations, linkOrigins } from './entries/inherit.ts'
import { reportProtected } from './entries/status.ts'
import { createUris, lacksSlug } from './entries/uri.ts'
import { createEntryTerms, createTaxonomyCollections } from './entry-terms.ts'
import { addFallbacks } from './fallbacks.ts'
import { readGlobals } from './globals.ts'
import { readProjectNames } from './sites/project-name.ts'
import { createHref, type LocaleMap, readSites, type Site } from './sites/sites.ts'
import { createTaxonomies, type Taxonomies } from './taxonomies.ts'
import { createTrees, type SiteTrees } from './trees.ts'
import { createUserNames } from './users.ts'

/**
 * The content of a project at one moment, with lookups by id, place and address. After a change on disk a new
 * index is built, unless only values of single entries changed: `renewEntries` replaces those.
 */
export interface SiteIndex extends EntryBlueprints, SiteTrees {
  /** All files but those of entries. */
  readonly files: SourceFiles
  /** The languages of our site. */
  readonly languages: Languages
  readonly sites: readonly Site[]
  readonly collections: ReadonlyMap<string, Collection>
  readonly entries: ReadonlyMap<string, Entry>
  readonly calendar: Calendar
  readonly blueprints: Blueprints
  readonly assets: AssetIndex
  /** Faults in the content, to be logged. */
  readonly problems: Set<string>
  /** The site of one of our languages; undefined when the project has none. */
  siteOf(locale: Locale): Site | undefined
  /** The entries of a collection in a site, in storage order. */
  entriesIn(collection: string, site: string): readonly Entry[]
  /** The translation of an entry in a site, which may be the entry itself. */
  translation(entry: Entry, site: string): Entry | undefined
  /**
   * Handles of collections by the key of the page that they are mounted on. All translations of a page have
   * one key.
   */
  readonly mounts: ReadonlyMap<string, readonly string[]>
  /** The date of an entry in a dated collection. */
  date(entry: Entry): EntryDate | undefined
  /** The address of an entry inside its site, also when the entry is not served. */
  uri(entry: Entry): string | undefined
  /** The entry that is served at an address inside a site. */
  at(site: string, uri: string): Entry | undefined
  /** The global sets of a site, by handle. */
  readonly globals: ReturnType<typeof readGlobals>
  /** The name of a site, by its handle, in the settings of the project. */
  readonly projectName: ReturnType<typeof readProjectNames>
  readonly taxonomies: Taxonomies
  /** The terms of an entry, in the order of its fields; each term once. */
  termsOf(entry: Entry): readonly TermRef[]
  /** Handles of the collections whose entries may have the terms of a taxonomy. */
  collectionsWith(taxonomy: string): readonly string[]
  /** The name of a user, by id or e-mail address. */
  userName(id: string): string | undefined
  /** Turns a root-relative address of the content system into one of our site. */
  href(href: string): string
}

/** The settings that an index is built with. */
export interface SiteIndexOptions extends SiteAddresses {
  /** Site handles by our language. */
  readonly localeMap: LocaleMap
  /** IANA name of the content system's time zone. */
  readonly timeZone: string
  /** Languages that stand in for others, by collection; those of the languages unless given. */
  readonly fallbackOf?: FallbackOf | undefined
}

/** The parsed blueprints and fieldsets by path: `blueprints/collections/news/article`. */
const blueprintFiles = (files: SourceFiles): BlueprintFiles =>
  new Map(
    [...files.values()].flatMap(({ path, value }) => {
      const key = /^resources\/((?:blueprints|fieldsets)\/.*)\.yaml$/.exec(path)?.[1]
      return key === undefined ? [] : [[key, value ?? null] as const]
    }),
  )

type Report = (problem: string) => void

/** Handles of collections by the key of the page that they are mounted on. */
function readMounts({
  collections,
  entries,
}: Pick<SiteIndex, 'collections' | 'entries'>): SiteIndex['mounts'] {
  const mounts = new Map<string, string[]>()
  for (const { handle, mount } of collections.values()) {
    const page = entries.get(mount ?? '')
    if (page) getOrAdd(mounts, page.key, () => [] as string[]).push(handle)
  }
  return mounts
}

/**
 * Builds the index of a project, in steps that let requests through. Faults in the content never throw:
 * `problems` names them.
 * @throws RangeError when there is no such time zone
 */
export function* indexSite(all: SourceFiles, options: SiteIndexOptions): Steps<SiteIndex> {
  const problems = new Set<string>()
  const report: Report = (problem) => void problems.add(problem)
  const { ofEntries, others: files, samples } = yield* divideFiles(all)
  const { languages, localeMap } = options
  const sites = readSites(new Map([...files, ...samples]), { localeMap, languages, report })
  const collections = readCollections(files, sites, report)
  const entries = yield* readEntries(ofEntries, collections, sites, report)
  yield* linkOrigins(entries, report)
  yield* reportProtected(entries.values(), report)
  const translation = yield* groupTranslations(entries)
  const entriesIn = yield* groupByPlace(entries.values())
  const { tree, nodeOf } = yield* createTrees({ files, sites, collections, entries, entriesIn }, report)

  const blueprints = readBlueprints(blueprintFiles(files))
  const entryBlueprints = createEntryBlueprints(blueprints)
  const calendar = createCalendar(options.timeZone)
  const date = createEntryDates(files, calendar, entryBlueprints)
  const uri = createUris({ entries, translation, nodeOf, date, report })
  const byHandle = [...collections.keys()].flatMap((handle) =>
    sites.flatMap((site) => entriesIn(handle, site.handle)),
  )
  const assets = createAssetIndex(files)
  // Of entries with one address the first gets it: by the handle of its collection, then by its path.
  const claims = yield* claimAddresses<Entry>({
    ...options,
    entries: byHandle,
    ...{ uri, report },
    siteOf: ({ site }) => site.handle,
    localeOf: ({ site }) => site.locale,
    nameOf: ({ path }) => path,
    obstacle(entry, _, path) {
      if (entry.slug === '' && lacksSlug(entry, nodeOf(entry)))
        return 'has no Latin letter in its name and so no address'
      return assets.at(path) === undefined ? undefined : `cannot be shown: a file lies at ${path}`
    },
  })
  const taxonomies = createTaxonomies(files, sites, report)
  const index: SiteIndex = {
    ...entryBlueprints,
    ...{ files, languages, sites, collections, entries, calendar, blueprints, problems },
    ...{ entriesIn, translation, tree, nodeOf, date, uri },
    at: (site, address) => claims.get(site)?.get(address),
    mounts: readMounts({ collections, entries }),
    siteOf: (locale) => sites.find((site) => site.locale === locale),
    assets,
    globals: readGlobals(files, sites),
    projectName: readProjectNames(files),
    taxonomies,
    termsOf: createEntryTerms(entryBlueprints, taxonomies),
    collectionsWith: createTaxonomyCollections(collections, blueprints),
    userName: createUserNames(files),
    href: createHref({
      ...{ sites, languages, folders: publicFolders(files) },
      isFile: (path) => assets.at(path) !== undefined,
    }),
  }
  const chainOf = createChains(languages, options.fallbackOf)
  return chainOf ? addFallbacks(index, { chainOf, addresses: options }) : index
}
