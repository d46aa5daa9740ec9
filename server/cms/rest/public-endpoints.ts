import type { PassThroughCall, PublicContentRequest } from '../pass-through/api-request.ts'
import { createRestRequest, type RestQuery } from './api/rest-api.ts'
import type { RestSite } from './content/sites.ts'
import { isOfSite, isPublished } from './entries/entry.ts'

interface PublicEndpoint {
  readonly address: RegExp
  /** Whether the content makes public what the address names. */
  isPublic(opening: PublicContentRequest, handle: string, id: string): boolean
  query(site: RestSite, opening: PublicContentRequest): RestQuery
  readonly isList: boolean
}

const ofSite = ({ handle }: RestSite): RestQuery => ({ site: handle })

/**
 * All that can be asked for through us, as the system's own addresses below its route (content-contract 3.1).
 */
const rows: readonly PublicEndpoint[] = [
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

/** The question that an address below `/api/cms/` stands for; undefined for one that is not public. */
export function resolvePassThrough(
  opening: PublicContentRequest,
  site: RestSite,
  route: string,
): PassThroughCall | undefined {
  for (const { address, isPublic, query, isList } of rows) {
    const match = address.exec(opening.path)
    if (!match) continue
    const [, handle = '', id = ''] = match
    if (!isPublic(opening, handle, id)) return undefined
    return {
      request: createRestRequest(route, opening.path, query(site, opening)),
      isList,
      // Global sets have neither a status nor a language.
      accepts: (item) => isPublished(item) && isOfSite(item, site),
    }
  }
  return undefined
}
