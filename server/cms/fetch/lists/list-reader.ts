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
  readonly load: FetchList
  /** Handles that the operator named. */
  readonly collections: readonly string[]
  /** Seconds. */
  readonly ttl: number
  readonly logger: Pick<Logger, 'warn'>
}

type Age = { readonly maxAge?: number } | undefined

/** The lists of Fetch by what it calls a language; undefined is its default one. */
export interface ListReader {
  /** Handles of the collections to read. @throws CmsError */
  names(age: Age): Promise<readonly string[]>
  /** All lists of a language. The same object until one of them changes. @throws CmsError */
  read(handle: string | undefined, names: Promise<readonly string[]>, age: Age): Promise<CollectionItems>
  /** Makes a collection part of `names`, when there is one. Resolves with whether it is. @throws CmsError */
  addCollection(handle: string): Promise<boolean>
}

const params = (handle: string | undefined): Pick<FetchRequest, 'params'> =>
  handle === undefined ? {} : { params: { locale: handle } }

const pagesOf = ({ value }: CachedResource): readonly Values[] => flattenPages(itemsOf(value))

function createLists() {
  return memoLast(
    (handles: string, pages: CachedResource, ...collections: readonly CachedResource[]): CollectionItems => {
      const names = handles.split(',').filter(Boolean)
      const rows = names.map((name, i) => [name, itemsOf(collections[i]?.value)] as const)
      return new Map([[pagesHandle, pagesOf(pages)], ...rows])
    },
  )
}

export function createListReader({
  resources,
  load,
  collections,
  ttl,
  logger,
}: ListReaderOptions): ListReader {
  const given = collections.filter(isHandle)
  const added = new Set<string>()
  const mountedOn = memoLast((base: CachedResource) => pagesOf(base).flatMap((page) => mountOf(page) ?? []))
  const lists = new Map<string | undefined, ReturnType<typeof createLists>>()
  const reported = new Set<string>()
  /** Why the pages of a language could not be had, until they can. */
  const failed = new Map<string | undefined, unknown>()

  const pages = (handle: string | undefined): Resource =>
    listResource(loadPages, {
      name: 'pages',
      ttl,
      question: { path: '!/Fetch/pages', ...params(handle), notFoundHint: noFetchHint },
    })

  const collection = (name: string, handle: string | undefined): Resource =>
    listResource(load, {
      name: `collection:${name}`,
      ttl,
      question: { path: actionPath('collection', name) ?? '', ...params(handle) },
    })

  async function loadPages(question: FetchRequest): Promise<JsonResponse> {
    const answer = await load(question)
    failed.delete(question.params?.locale)
    return answer
  }

  /** A language that failed is asked for again behind the backs of those who wait for the others. */
  async function ownPages(
    handle: string | undefined,
    names: Promise<unknown>,
    age: Age,
  ): Promise<CachedResource> {
    const loading = resources.get(pages(handle), age)
    if (failed.has(handle)) {
      // Nobody waits for it: what is wrong has been reported, and is thrown as it was.
      loading.catch(() => {})
      throw failed.get(handle)
    }
    try {
      return await loading
    } catch (error) {
      // Where the default language fails too it is no matter of languages, and the next one waits as usual.
      await names
      if (handle !== undefined) failed.set(handle, error)
      throw error
    }
  }

  /**
   * Those the operator named, those that pages show, those that were asked for (content-contract 2.4,
   * `mount`).
   */
  const handlesOf = (base: CachedResource): readonly string[] =>
    [...new Set([...given, ...mountedOn(base), ...added])]
      .filter((handle) => handle !== pagesHandle)
      .slice(0, maxCollections)

  function reportMissing(name: string, held: CachedResource | undefined): void {
    if (!held || held.value !== undefined || !given.includes(name) || reported.has(name)) return
    reported.add(name)
    logger.warn(
      { collection: name },
      'CMS_COLLECTIONS names a collection that the content system does not have',
    )
  }

  return {
    names: async (age) => handlesOf(await resources.get(pages(undefined), age)),
    async read(handle, loading, age) {
      // A language whose pages fail is not asked for anything else: each failure counts against the whole
      // content system.
      const [own, names] = await Promise.all([ownPages(handle, loading, age), loading])
      const held = await Promise.all(names.map((name) => resources.get(collection(name, handle), age)))
      names.forEach((name, i) => {
        reportMissing(name, held[i])
      })
      return getOrAdd(lists, handle, createLists)(names.join(), own, ...held)
    },
    async addCollection(handle) {
      if (!isHandle(handle) || handle === pagesHandle) return false
      const held = await resources.get(collection(handle, undefined))
      if (held.value !== undefined && added.size < maxCollections) added.add(handle)
      return added.has(handle)
    },
  }
}
