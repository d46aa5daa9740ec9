/** Decides which requests of visitors (`/api/cms/`) are passed on to the Fetch add-on. */
import type { PassThroughCall, PublicContentRequest } from '../pass-through/api-request.ts'
import { actionPath, type FetchParams, pagePath } from './api/endpoints.ts'
import { type FetchRequest, toGetRequest, toPostRequest } from './api/fetch-request.ts'
import type { ApiKeyMethod } from './api/probe.ts'
import { pagesHandle } from './items/read-entry.ts'

/** A group of addresses for visitors, and the requests to Fetch that belong to them. */
interface PublicEndpoint {
  /** Matches paths below `/api/cms/`, with the name as captured text. */
  readonly address: RegExp
  /** Whether the page, collection or global set with this name is public. */
  isPublic(request: PublicContentRequest, name: string): boolean
  /** The path below `CMS_URL`; undefined for an alias of the home page. */
  path(name: string): string | undefined
  /** Whether the response is a list and not a single item. */
  readonly isList: boolean
}

/** Whether the site has a page at this address in Fetch's default language. */
const isPage = ({ entries }: PublicContentRequest, uri: string): boolean =>
  entries.some(({ collection, lookup }) => collection === pagesHandle && lookup === uri)

/** The addresses below `/api/cms/` that are passed on to Fetch. All others are not public. */
const publicEndpoints: readonly PublicEndpoint[] = [
  {
    address: /^pages$/,
    isPublic: ({ collections }) => collections.includes(pagesHandle),
    path: () => actionPath('pages'),
    isList: true,
  },
  {
    address: /^page((?:\/[^/]+)*)$/,
    isPublic: (request, path) => isPage(request, path || '/'),
    path: (path) => pagePath(path),
    isList: false,
  },
  {
    address: /^collection\/([\w-]+)$/,
    isPublic: ({ collections }, handle) => handle !== pagesHandle && collections.includes(handle),
    path: (handle) => actionPath('collection', handle),
    isList: true,
  },
  {
    address: /^global\/([\w-]+)$/,
    isPublic: ({ globals }, handle) => globals.includes(handle),
    path: (handle) => actionPath('global', handle),
    isList: false,
  },
]

/**
 * The query parameters of a request. Fetch itself leaves drafts out of lists, so that totals count only
 * public items.
 */
const paramsOf = (
  { limit, page }: PublicContentRequest,
  isList: boolean,
  locale: string | undefined,
): FetchParams => (isList ? { locale, limit, offset: (page - 1) * limit, filter: 'published' } : { locale })

/**
 * Returns the request to Fetch for a visitor's request below `/api/cms/`; undefined for content that is not
 * public.
 * @param locale Fetch's name of the language; undefined for its default language
 * @param sign adds the API key
 */
export function resolvePassThrough(
  request: PublicContentRequest,
  locale: string | undefined,
  sign: (request: FetchRequest) => PassThroughCall['request'],
): PassThroughCall | undefined {
  for (const row of publicEndpoints) {
    const match = row.address.exec(request.path)
    if (!match) continue
    const [, name = ''] = match
    const path = row.isPublic(request, name) ? row.path(name) : undefined
    if (path === undefined) return undefined
    return {
      request: sign({ path, params: paramsOf(request, row.isList, locale) }),
      isList: row.isList,
    }
  }
  return undefined
}

/** Returns a function that adds the API key in the way that works for the requests of the site. */
export const createRequestSigner =
  (apiKey: string | undefined, method: ApiKeyMethod) =>
  (request: FetchRequest): PassThroughCall['request'] =>
    apiKey === undefined || method.current === 'GET'
      ? toGetRequest(request, apiKey)
      : toPostRequest(request, apiKey)
