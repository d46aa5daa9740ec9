import type { Request, Response } from 'express'
import { parseSearchQuery } from '../../../src/content/search/search-query.ts'
import type { RouteMatch } from '../../../src/router/match.ts'
import type { Deps } from '../../deps.ts'
import { queryOf } from '../../http/canonical-path.ts'
import type { RenderResponse } from '../../page-cache/in-flight.ts'
import type { CacheAnswer } from '../../page-cache/page-cache.ts'
import { sendCachedResponse } from '../../page-cache/send-response.ts'

/** A request for a page or its data, with the route that answers it. */
export interface MatchedRequest {
  readonly deps: Deps
  readonly req: Request
  readonly res: Response
  readonly match: RouteMatch
}

/** Whether an address of a search page, or of its data, contains a search text. */
export const hasSearchText = (address: string, { page }: RouteMatch['route']): boolean =>
  page === 'search' && parseSearchQuery(queryOf(address)).text !== ''

/** Sends the response cached under a key, or renders it. A redirect is left to the caller. */
export async function sendFromCache(
  { deps, req, res, match }: MatchedRequest,
  key: string,
  render: RenderResponse,
): Promise<CacheAnswer['result']> {
  // For `handleError`, which does not store a 404 page when the content has changed since.
  res.locals.contentVersion = deps.pages.notFound.version()
  const { result, cache } = await deps.pages.get(key, render)
  // A source over HTTP looks for edits when content is read, which a page from the cache does not do.
  if (cache === 'hit') deps.revalidation.page(match)
  if (result.kind === 'page')
    await sendCachedResponse(deps.pages, req, res, result.page, { cache, took: result.took })
  return result
}

/** Renders a response and sends it without storing it. A redirect is left to the caller. */
export async function sendUncached(
  { deps, req, res }: MatchedRequest,
  render: RenderResponse,
): Promise<CacheAnswer['result']> {
  const result = await render({ isStored: false })
  if (result.kind === 'unchanged') throw new Error('Nothing is stored that could be unchanged')
  if (result.kind === 'page')
    await sendCachedResponse(deps.pages, req, res, result.page, { cache: 'none', took: result.took })
  return result
}
