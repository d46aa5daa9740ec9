/**
 * Decides which requests of other programs (`/api/cms/…`) are passed on to the REST API of the content
 * system.
 */

import { isPublicEntry } from '../model/visibility.ts'
import type { PassThroughCall, PublicContentRequest } from '../pass-through/api-request.ts'
import { createRestRequest, type RestQuery } from './api/rest-api.ts'
import type { RestSite } from './content/sites.ts'
import { isOfSite } from './entries/entry.ts'

/** A group of addresses below `/api/cms/`, such as the entries of a collection, and the request for each. */
interface PublicEndpoint {
  /** Matches paths below `/api/cms/`, with handle and id as captured text: `collections/news/entries`. */
  readonly address: RegExp
  /** Whether the collection, entry, menu or global set at the address is public. */
  isPublic(request: PublicContentRequest, handle: string, id: string): boolean
  /** Query parameters of the request to the API. */
  query(site: RestSite, request: PublicContentRequest): RestQuery
  /** Whether the response is a list and not a single item. */
  readonly isList: boolean
}

const ofSite = ({ handle }: RestSite): RestQuery => ({ site: handle })

/** The addresses that are passed on to the REST API. All other addresses are not public. */
const publicEndpoints: readonly PublicEndpoint[] = [
  {
    address: /^collections\/([\w-]+)\/entries$/,
    isPublic: ({ collections }, handle) => collections.includes(handle),
    query: ({ handle }, { limit, page, sort }) => ({
      ...{ 'filter[site]': handle, limit: String(limit), page: String(page) },
      sort,
    }),
    isList: true,
  },
  {
    address: /^collections\/([\w-]+)\/entries\/([\w-]+)$/,
    isPublic: ({ collections, entries }, handle, id) =>
      collections.includes(handle) && entries.some((entry) => entry.id === id && entry.collection === handle),
    query: () => ({}),
    isList: false,
  },
  {
    address: /^collections\/([\w-]+)\/tree$/,
    isPublic: ({ collections }, handle) => collections.includes(handle),
    query: ofSite,
    isList: true,
  },
  {
    address: /^navs\/([\w-]+)\/tree$/,
    isPublic: ({ menus }, handle) => menus.includes(handle),
    query: ofSite,
    isList: true,
  },
  {
    address: /^globals\/([\w-]+)$/,
    isPublic: ({ globals }, handle) => globals.includes(handle),
    query: ofSite,
    isList: false,
  },
]

/**
 * Returns the request to the REST API for a visitor's request below `/api/cms/`; undefined for content that
 * is not public.
 * @param route path of the API below `CMS_URL`: `api`
 */
export function resolvePassThrough(
  request: PublicContentRequest,
  site: RestSite,
  route: string,
): PassThroughCall | undefined {
  for (const { address, isPublic, query, isList } of publicEndpoints) {
    const match = address.exec(request.path)
    if (!match) continue
    const [, handle = '', id = ''] = match
    if (!isPublic(request, handle, id)) return undefined
    return {
      request: createRestRequest(route, request.path, query(site, request)),
      isList,
      // Global sets have neither a status nor a language.
      accepts: (item) => isPublicEntry(item) && isOfSite(item, site),
    }
  }
  return undefined
}
