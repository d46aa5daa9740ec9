/** Decides which sites and collections are loaded from the REST API, and loads their lists. */
import type { Value, Values } from '../../../../src/content/types.ts'
import type { Languages } from '../../../../src/i18n/languages.ts'
import { memoLast, memoWeak } from '../../../../src/shared/memo.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { LocaleMap } from '../../model/site-locales.ts'
import { isHandle, maxCollections } from '../../remote/handles.ts'
import type { CachedResource, Resource } from '../../remote/resources/resource.ts'
import { entryRows, handleOf } from '../entries/entry.ts'
import type { CollectionResponses, SiteResponses } from './compose-content.ts'
import type { ListResources } from './list-resources.ts'
import { matchSites, needsDiscovery, type RestSite } from './sites.ts'

/** Gets a resource from the cache, or loads it. @throws CmsError */
export type GetResource = (resource: Resource) => Promise<CachedResource>

/**
 * The collection in which most systems have their pages. It is loaded even when the operator names others.
 */
export const pagesHandle = 'pages'

interface CollectionLoaderOptions {
  readonly lists: ListResources
  /** Handles of collections that must exist. */
  readonly requiredCollections: readonly string[]
  /** `CMS_LOCALES`: handles of sites by language. */
  readonly locales: LocaleMap
  readonly languages: Languages
  /** Reports a problem to the operator. */
  report(problem: string): void
}

/** The sites of the system, and the lists of entries in which they were found. */
export interface DiscoveredSites {
  readonly sites: readonly RestSite[]
  /** Lists of entries that name their sites. */
  readonly discovered: readonly CachedResource[]
}

/**
 * The tree of a collection without entries. Always the same object, because content is composed again when
 * one of its parts is another object.
 */
const noTree: CachedResource = { value: null }

const rowsOf = ({ value }: CachedResource): readonly Value[] => (Array.isArray(value) ? value : [])

/** The handle of the collection that is mounted on a page, in a list. */
const mountIn = ({ mount }: Values): readonly string[] => [handleOf(mount) ?? []].flat()

/** Waits for all promises, and sorts them into results and errors. */
async function settle<T>(promises: readonly Promise<T>[]) {
  const settled = await Promise.allSettled(promises)
  return {
    results: settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    errors: settled.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : [])),
  }
}

const isMissingCollection = (failure: unknown) =>
  failure instanceof CmsError && failure.fault === 'wrong-address'

/**
 * Creates the loader of all lists that the content is composed of: the sites, then their collections, then
 * the collections that are mounted on pages of loaded collections.
 */
export function createCollectionLoader({
  lists,
  requiredCollections,
  locales: localeMap,
  languages,
  report,
}: CollectionLoaderOptions) {
  const initial: readonly string[] = [...new Set([pagesHandle, ...requiredCollections])]
  const collections = new Set(initial)
  /** The last names of fields with terms, by collection: the lists that are known have these. */
  const fieldsKnown = new Map<string, readonly string[]>()
  /** Handles of the collections that are mounted on pages of a list. */
  const mountsOf = memoWeak(({ value }: CachedResource) => [...new Set(entryRows(value).flatMap(mountIn))])
  const readSites = memoLast((...discovered: readonly CachedResource[]) =>
    matchSites(discovered.flatMap(rowsOf), { localeMap, languages, report }),
  )

  /** Finds the sites, from entries where `CMS_LOCALES` does not name them all. */
  async function discoverSites(get: GetResource): Promise<DiscoveredSites> {
    const isNeeded = needsDiscovery(localeMap, languages)
    const calls = isNeeded ? initial.map((collection) => get(lists.sites(collection))) : []
    const { results: discovered, errors } = await settle(calls)
    if (discovered.length === 0 && errors.length > 0) throw errors[0]
    return { sites: readSites(...discovered), discovered }
  }

  /** Names of the fields with terms, as far as they can be found: without them a site just has no topics. */
  async function termFieldsOf(get: GetResource, collection: string): Promise<readonly string[]> {
    const found = await get(lists.termFields(collection)).catch(() => undefined)
    if (found?.value === undefined) return fieldsKnown.get(collection) ?? []
    const names = rowsOf(found).filter((name) => typeof name === 'string')
    fieldsKnown.set(collection, names)
    return names
  }

  /** Loads the entries of a collection in one site, and its tree. */
  async function loadCollection(
    get: GetResource,
    collection: string,
    site: RestSite,
  ): Promise<CollectionResponses> {
    const entries = await get(lists.entries(collection, site, await termFieldsOf(get, collection)))
    const hasEntries = entryRows(entries.value).length > 0
    const tree = hasEntries ? await get(lists.tree(collection, site)) : noTree
    return { collection, entries, tree }
  }

  /** Adds a collection. Returns whether it is new. */
  function add(handle: string): boolean {
    const isNew = isHandle(handle) && !collections.has(handle) && collections.size < maxCollections
    if (isNew) collections.add(handle)
    return isNew
  }

  /**
   * Loads all collections of a site. A collection that does not exist is left out, as long as the site has
   * another. A collection that could not be loaded fails the whole language, because its pages must not
   * become 404.
   */
  async function loadSite(get: GetResource, site: RestSite): Promise<SiteResponses> {
    const calls = [...collections].map((collection) => loadCollection(get, collection, site))
    const { results, errors } = await settle(calls)
    const existing = results.filter(({ entries }) => entries.value !== null)
    const isAbsent = (error: unknown) => existing.length > 0 && isMissingCollection(error)
    const failure = errors.find((error) => !isAbsent(error))
    for (const absent of errors.filter(isAbsent)) report((absent as CmsError).message)
    return failure === undefined ? { site, collections: existing } : { site, failure }
  }

  /** Loads all sites, and again while their lists mount collections that were not loaded yet. */
  async function loadSites(get: GetResource, sites: readonly RestSite[]): Promise<readonly SiteResponses[]> {
    const responses = await Promise.all(sites.map((site) => loadSite(get, site)))
    const loaded = responses.flatMap((response) => ('collections' in response ? response.collections : []))
    const added = loaded.flatMap(({ entries }) => mountsOf(entries)).filter(add)
    return added.length > 0 ? loadSites(get, sites) : responses
  }

  /** Adds a collection when the system has it. Resolves with whether the collection is loaded. */
  async function addCollection(get: GetResource, handle: string): Promise<boolean> {
    if (!isHandle(handle)) return false
    if (!collections.has(handle) && (await get(lists.existence(handle))).value !== undefined) add(handle)
    return collections.has(handle)
  }

  return { discoverSites, loadSites, addCollection }
}

/**
 * Checks that at least one site was loaded.
 * @throws the error of the first site when no site could be loaded; CmsError `wrong-address` when there is no
 * site
 */
export function assertAnySite(responses: readonly SiteResponses[]): void {
  if (responses.some((response) => 'collections' in response)) return
  const failed = responses.find((response) => 'failure' in response)
  throw failed && 'failure' in failed
    ? failed.failure
    : new CmsError('wrong-address', 'No site of the content system is one of our languages: set CMS_LOCALES')
}
