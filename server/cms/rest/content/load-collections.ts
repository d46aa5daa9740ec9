import type { Value, Values } from '../../../../src/content/types.ts'
import { memoLast, memoWeak } from '../../../../src/shared/memo.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { LocaleMap } from '../../model/site-locales.ts'
import { isHandle, maxCollections } from '../../remote/handles.ts'
import type { CachedResource, Resource } from '../../remote/resources/resource.ts'
import { entryRows, handleOf } from '../entries/entry.ts'
import type { CollectionResponses, SiteResponses } from './compose-content.ts'
import type { ListResources } from './list-resources.ts'
import { matchSites, needsDiscovery, type RestSite } from './sites.ts'

export type GetResource = (resource: Resource) => Promise<CachedResource>

/** Where most systems keep their pages: asked for wherever it is, whatever else an operator names. */
export const pagesHandle = 'pages'

interface CollectionLoaderOptions {
  readonly lists: ListResources
  /** Collections that have to be there. */
  readonly seeds: readonly string[]
  readonly locales: LocaleMap
  report(problem: string): void
}

/** The sites, and the lists that they were found in. */
export interface DiscoveredSites {
  readonly sites: readonly RestSite[]
  readonly discovered: readonly CachedResource[]
}

/** One object: content is made anew where a part of it is another one. */
const noTree: CachedResource = { value: null }

const rowsOf = (held: CachedResource): readonly Value[] => (Array.isArray(held.value) ? held.value : [])

const mountIn = ({ mount }: Values): readonly string[] => [handleOf(mount) ?? []].flat()

/** Results of what can be had; the first error when nothing can. */
async function fulfilledOrThrow<T>(asked: readonly Promise<T>[]): Promise<readonly T[]> {
  const settled = await Promise.allSettled(asked)
  const had = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (had.length > 0 || settled.length === 0) return had
  throw settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))[0]
}

const isMissingSeed = (failure: unknown) => failure instanceof CmsError && failure.fault === 'wrong-address'

/**
 * Asks for everything that the index is made of: sites, then their collections, then those that pages turn
 * out to mount.
 */
export function createCollectionLoader({ lists, seeds, locales, report }: CollectionLoaderOptions) {
  const first: readonly string[] = [...new Set([pagesHandle, ...seeds])]
  const collections = new Set(first)
  /** Handles of collections that pages of a list are the place of. */
  const mountsOf = memoWeak(({ value }: CachedResource) => [...new Set(entryRows(value).flatMap(mountIn))])
  const readSites = memoLast((...discovered: readonly CachedResource[]) =>
    matchSites(discovered.flatMap(rowsOf), locales, report),
  )

  async function discoverSites(get: GetResource): Promise<DiscoveredSites> {
    const asked = needsDiscovery(locales) ? first.map((collection) => get(lists.sites(collection))) : []
    const discovered = await fulfilledOrThrow(asked)
    return { sites: readSites(...discovered), discovered }
  }

  async function loadCollection(
    get: GetResource,
    collection: string,
    site: RestSite,
  ): Promise<CollectionResponses> {
    const entries = await get(lists.entries(collection, site))
    const hasEntries = entryRows(entries.value).length > 0
    const tree = hasEntries ? await get(lists.tree(collection, site)) : noTree
    return { collection, entries, tree }
  }

  function add(handle: string): boolean {
    const isNew = isHandle(handle) && !collections.has(handle) && collections.size < maxCollections
    if (isNew) collections.add(handle)
    return isNew
  }

  /**
   * A collection that is not there costs itself; one that could not be had, its language: its pages must not
   * become 404.
   */
  async function loadSite(get: GetResource, site: RestSite): Promise<SiteResponses> {
    const asked = [...collections].map((collection) => loadCollection(get, collection, site))
    const settled = await Promise.allSettled(asked)
    const had = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    const answered = had.filter(({ entries }) => entries.value !== null)
    const isAbsent = (failure: unknown) => answered.length > 0 && isMissingSeed(failure)
    const failure = failures.find((each) => !isAbsent(each))
    for (const absent of failures.filter(isAbsent)) report((absent as CmsError).message)
    return failure === undefined ? { site, collections: answered } : { site, failure }
  }

  /** Once more for as long as lists name collections that nobody asked for. */
  async function loadSites(get: GetResource, sites: readonly RestSite[]): Promise<readonly SiteResponses[]> {
    const answers = await Promise.all(sites.map((site) => loadSite(get, site)))
    const entries = answers.flatMap((each) => ('collections' in each ? each.collections : []))
    const added = entries.flatMap((each) => mountsOf(each.entries)).filter(add)
    return added.length > 0 ? loadSites(get, sites) : answers
  }

  /**
   * Adds a collection that nobody mentioned so far, when the system has it. Resolves with whether it is among
   * the others.
   */
  async function addCollection(get: GetResource, handle: string): Promise<boolean> {
    if (!isHandle(handle)) return false
    if (!collections.has(handle) && (await get(lists.existence(handle))).value !== undefined) add(handle)
    return collections.has(handle)
  }

  return { findSites: discoverSites, askSites: loadSites, addExisting: addCollection }
}

/** @throws what kept the last of the languages away */
export function assertAnySite(answers: readonly SiteResponses[]): void {
  if (answers.some((each) => 'collections' in each)) return
  const failed = answers.find((each) => 'failure' in each)
  throw failed && 'failure' in failed
    ? failed.failure
    : new CmsError('wrong-address', 'No site of the content system is one of our languages: set CMS_LOCALES')
}
