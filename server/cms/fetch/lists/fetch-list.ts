/** Fetches whole lists from the Fetch add-on, and describes them as resources that are cached and saved. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import { asText } from '../../model/values.ts'
import type { Resource } from '../../remote/resources/resource.ts'
import type { FetchApi } from '../api/fetch-api.ts'
import type { FetchRequest } from '../api/fetch-request.ts'
import { countAddresses, itemsOf } from '../items/items.ts'

/**
 * Items per request, where a list is too large for one. A Fetch that caches cannot tell `limit=1&offset=2`
 * from `limit=12`; with the same limit in all requests, different offsets get different responses.
 */
const pageSize = 100
/** The number of pages of a list that are requested at most. */
const maxPages = 100

/** One page of a list, or all of its pages joined. */
interface ListPage {
  readonly items: readonly Values[]
  /** A hash of the response: it differs when the response does. */
  readonly digest: string
  readonly hasNext: boolean
}

/**
 * Reads one page of a list; undefined when the list is missing. Totals are wrong where a page has a `mount`,
 * so only `has_next_page` is used.
 */
const pageOf = (response: JsonResponse): ListPage | undefined =>
  response.kind === 'missing'
    ? undefined
    : {
        items: itemsOf(memberOf(response.value, 'data')),
        digest: response.digest,
        hasNext: memberOf(response.value, 'has_next_page') === true,
      }

const idOf = (item: Values) => asText(memberOf(item, 'id'))

/** Loads a list page by page. */
async function loadPages(api: FetchApi, { params, ...request }: FetchRequest): Promise<ListPage | undefined> {
  const found = new Map<string | undefined, Values>()
  const digests: string[] = []
  for (let page = 0; page < maxPages; page++) {
    const listPage = pageOf(
      await api({ ...request, params: { ...params, limit: pageSize, offset: page * pageSize } }),
    )
    if (!listPage) return undefined
    const before = found.size
    for (const item of listPage.items) found.set(idOf(item), found.get(idOf(item)) ?? item)
    digests.push(listPage.digest)
    // Without this check the loop would not end at a server that repeats its pages.
    if (!listPage.hasNext || found.size === before) break
  }
  return { items: [...found.values()], digest: digests.join(), hasNext: false }
}

/** Fetches a whole list of the Fetch add-on. @throws CmsError */
export type FetchList = (request: FetchRequest) => Promise<JsonResponse>

/**
 * Fetches lists with one request, or page by page where the response is larger than the client accepts. Which
 * lists are too large is remembered.
 */
export function createListFetcher(api: FetchApi): FetchList {
  const largeLists = new Set<string>()

  async function load(request: FetchRequest): Promise<ListPage | undefined> {
    if (largeLists.has(request.path)) return loadPages(api, request)
    try {
      return pageOf(await api({ ...request, expected: ['too-large'] }))
    } catch (error) {
      if (!(error instanceof CmsError) || error.fault !== 'too-large') throw error
      largeLists.add(request.path)
      return loadPages(api, request)
    }
  }

  return async (request) => {
    const page = await load({ ...request, isList: true })
    return page ? { kind: 'found', value: page.items, digest: page.digest } : { kind: 'missing' }
  }
}

interface ListResourceOptions {
  /** Part of the cache key: `pages`, `collection:news`. */
  readonly name: string
  /** Seconds for which the list is fresh. */
  readonly ttl: number
  readonly request: FetchRequest
  /** Counts the items of the list; items with an address unless given. */
  readonly count?: (value: Value) => number
}

/** A list in one language as a resource, with a key such as `fetch:pages:en` or `fetch:pages:default`. */
export const listResource = (
  fetchList: FetchList,
  { name, ttl, request, count }: ListResourceOptions,
): Resource => ({
  key: `fetch:${name}:${request.params?.locale ?? 'default'}`,
  kind: 'list',
  ttl,
  load: () => fetchList(request),
  count: count ?? countAddresses,
})
