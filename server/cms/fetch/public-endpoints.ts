import type { PassThroughCall, PublicContentRequest } from '../pass-through/api-request.ts'
import { actionPath, type FetchParams, pagePath } from './api/endpoints.ts'
import { type FetchRequest, toGetRequest, toPostRequest } from './api/fetch-request.ts'
import type { ApiKeyMethod } from './api/probe.ts'
import { pagesHandle } from './items/read-entry.ts'

interface PublicEndpoint {
  readonly address: RegExp
  /** Whether the content makes public what the address names. */
  isPublic(opening: PublicContentRequest, name: string): boolean
  /** Below the base URL; undefined for an alias of the home page. */
  path(name: string): string | undefined
  readonly isList: boolean
}

/** Fetch names pages by their addresses in its default language. */
const isPage = ({ entries }: PublicContentRequest, uri: string): boolean =>
  entries.some(({ collection, lookup }) => collection === pagesHandle && lookup === uri)

/** All that can be asked for through us, as Fetch's own addresses (content-contract 2.1). */
const rows: readonly PublicEndpoint[] = [
  {
    address: /^pages$/,
    isPublic: ({ collections }) => collections.includes(pagesHandle),
    path: () => actionPath('pages'),
    isList: true,
  },
  {
    address: /^page((?:\/[^/]+)*)$/,
    isPublic: (opening, path) => isPage(opening, path || '/'),
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

/** Drafts are left out of lists by Fetch itself, so that its counts are of what is public. */
const paramsOf = (
  { limit, page }: PublicContentRequest,
  isList: boolean,
  locale: string | undefined,
): FetchParams => (isList ? { locale, limit, offset: (page - 1) * limit, filter: 'published' } : { locale })

/**
 * The question that an address below `/api/cms/` stands for; undefined for one that is not public.
 * @param locale what Fetch calls the language; undefined for its default one
 */
export function resolvePassThrough(
  opening: PublicContentRequest,
  locale: string | undefined,
  send: (question: FetchRequest) => PassThroughCall['request'],
): PassThroughCall | undefined {
  for (const row of rows) {
    const match = row.address.exec(opening.path)
    if (!match) continue
    const [, name = ''] = match
    const path = row.isPublic(opening, name) ? row.path(name) : undefined
    if (path === undefined) return undefined
    return {
      request: send({ path, params: paramsOf(opening, row.isList, locale) }),
      isList: row.isList,
    }
  }
  return undefined
}

/**
 * As the calls of the site send theirs: the key in the body, or where the system refuses that in the query.
 */
export const createRequestSigner =
  (apiKey: string | undefined, method: ApiKeyMethod) =>
  (question: FetchRequest): PassThroughCall['request'] =>
    apiKey === undefined || method.current === 'GET'
      ? toGetRequest(question, apiKey)
      : toPostRequest(question, apiKey)
