/** Reads the lists of pages and collections of a language from the Fetch add-on. */
import type { Logger } from 'pino'
import type { Values } from '../../../../src/content/types.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import { getOrAdd } from '../../model/values.ts'
import { isHandle, maxCollections } from '../../remote/handles.ts'
import type { CachedResource, Resource, ResourceCache } from '../../remote/resources/resource.ts'
import { actionPath } from '../api/endpoints.ts'
import { type FetchRequest, noFetchHint } from '../api/fetch-request.ts'
import type { CollectionItems } from '../content/read-language.ts'
import { flattenPages, itemsOf } from '../items/items.ts'
import { mountOf, pagesHandle } from '../items/read-entry.ts'
import { type FetchList, listResource } from './fetch-list.ts'

interface ListReaderOptions {
  readonly resources: ResourceCache
  readonly fetchList: FetchList
  /** Handles that the operator named (`CMS_COLLECTIONS`). */
  readonly collections: readonly string[]
  /** Seconds for which a list is fresh. */
  readonly ttl: number
  readonly logger: Pick<Logger, 'warn'>
}

/** The largest age of lists in seconds: older ones are loaded again first. */
type Age = { readonly maxAge?: number } | undefined

/**
 * Reads all lists of a language from the Fetch add-on. `handle` is Fetch's name of the language; undefined is
 * its default language.
 */
export interface ListReader {
  /** Handles of the collections to read. @throws CmsError */
  names(age: Age): Promise<readonly string[]>
  /**
   * All lists of a language: the same object until one of them changes.
   * @param names handles of the collections, from `names`
   * @throws CmsError
   */
  read(handle: string | undefined, names: Promise<readonly string[]>, age: Age): Promise<CollectionItems>
  /**
   * Adds a collection to `names` when Fetch has it. Resolves with whether `names` has the collection.
   * @throws CmsError
   */
  addCollection(handle: string): Promise<boolean>
}

const params = (handle: string | undefined): Pick<FetchRequest, 'params'> =>
  handle === undefined ? {} : { params: { locale: handle } }

const pagesOf = ({ value }: CachedResource): readonly Values[] => flattenPages(itemsOf(value))

/** Returns a function that joins the lists of a language: the same object for the same lists. */
function createListJoiner() {
  return memoLast(
    (handles: string, pages: CachedResource, ...collections: readonly CachedResource[]): CollectionItems => {
      const names = handles.split(',').filter(Boolean)
      const rows = names.map((name, i) => [name, itemsOf(collections[i]?.value)] as const)
      return new Map([[pagesHandle, pagesOf(pages)], ...rows])
    },
  )
}

/** Creates the reader of the lists of one system: its pages, and its collections. */
export function createListReader({
  resources,
  fetchList,
  collections,
  ttl,
  logger,
}: ListReaderOptions): ListReader {
  const given = collections.filter(isHandle)
  const added = new Set<string>()
  const mountedOn = memoLast((base: CachedResource) => pagesOf(base).flatMap((page) => mountOf(page) ?? []))
  const lists = new Map<string | undefined, ReturnType<typeof createListJoiner>>()
  const reported = new Set<string>()
  /** The error of each language whose pages could not be loaded, until loading succeeds. */
  const errors = new Map<string | undefined, unknown>()

  const pages = (handle: string | undefined): Resource =>
    listResource(loadPages, {
      name: 'pages',
      ttl,
      request: { path: '!/Fetch/pages', ...params(handle), notFoundHint: noFetchHint },
    })

  const collection = (name: string, handle: string | undefined): Resource =>
    listResource(fetchList, {
      name: `collection:${name}`,
      ttl,
      request: { path: actionPath('collection', name) ?? '', ...params(handle) },
    })

  async function loadPages(request: FetchRequest): Promise<JsonResponse> {
    const response = await fetchList(request)
    errors.delete(request.params?.locale)
    return response
  }

  /**
   * The pages of a language. A language that failed before throws the same error at once and is loaded again
   * in the background, so that a request for the other languages does not wait for it.
   */
  async function pagesIn(
    handle: string | undefined,
    names: Promise<unknown>,
    age: Age,
  ): Promise<CachedResource> {
    const loading = resources.get(pages(handle), age)
    if (errors.has(handle)) {
      // The HTTP client has reported the error.
      loading.catch(() => {})
      throw errors.get(handle)
    }
    try {
      return await loading
    } catch (error) {
      // `names` rejects when the default language fails too. Then the whole system is down, not this
      // language.
      await names
      if (handle !== undefined) errors.set(handle, error)
      throw error
    }
  }

  /** Collections that the operator named, that are mounted on pages, and that were added. */
  const handlesOf = (base: CachedResource): readonly string[] =>
    [...new Set([...given, ...mountedOn(base), ...added])]
      .filter((handle) => handle !== pagesHandle)
      .slice(0, maxCollections)

  function reportMissing(name: string, list: CachedResource | undefined): void {
    if (!list || list.value !== undefined || !given.includes(name) || reported.has(name)) return
    reported.add(name)
    logger.warn(
      { collection: name },
      'CMS_COLLECTIONS names a collection that the content system does not have',
    )
  }

  return {
    names: async (age) => handlesOf(await resources.get(pages(undefined), age)),
    async read(handle, loading, age) {
      // Nothing else is requested of a language whose pages fail: each failure brings the circuit breaker
      // closer to opening for all languages.
      const [own, names] = await Promise.all([pagesIn(handle, loading, age), loading])
      const loaded = await Promise.all(names.map((name) => resources.get(collection(name, handle), age)))
      names.forEach((name, i) => {
        reportMissing(name, loaded[i])
      })
      return getOrAdd(lists, handle, createListJoiner)(names.join(), own, ...loaded)
    },
    async addCollection(handle) {
      if (!isHandle(handle) || handle === pagesHandle) return false
      const list = await resources.get(collection(handle, undefined))
      if (list.value !== undefined && added.size < maxCollections) added.add(handle)
      return added.has(handle)
    },
  }
}
