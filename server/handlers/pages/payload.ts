import type { RequestHandler } from 'express'
import { listQueryOf } from '../../../src/router/list-state.ts'
import { routingOf } from '../../../src/router/match.ts'
import { pagePathOfPayload, payloadUrl, textsParam } from '../../../src/router/payload-url.ts'
import type { Deps } from '../../deps.ts'
import { queryOf } from '../../http/canonical-path.ts'
import { defaultVisitor } from '../../http/cookies.ts'
import { redirectTarget, siteOf } from '../../http/domains/public-addresses.ts'
import { routeNotFound } from '../../http/http-error.ts'
import { noteRoute } from '../../logging/access-log.ts'
import type { CacheAnswer } from '../../page-cache/page-cache.ts'
import { payloadRenderer } from '../../page-cache/render-response.ts'
import { hasSearchText, type MatchedRequest, sendFromCache, sendUncached } from './send-rendered.ts'

/** Sends the data of a page as JSON, for hydration and client navigation. */
export const payload =
  (deps: Deps): RequestHandler =>
  async (req, res, next) => {
    const path = pagePathOfPayload(req.path)
    if (path === undefined) return next()
    const match = routingOf(deps.languages).match(path, deps.config)
    if (!match) throw routeNotFound(req.originalUrl)
    noteRoute(res, match)
    const result = await sendPayload({ deps, req, res, match }, payloadUrl(path, deps.frontend.buildId))
    if (result.kind !== 'redirect') return
    res.setHeader('Cache-Control', 'public, no-cache')
    res.json({ redirect: redirectTarget(siteOf(deps), result.to) })
  }

/**
 * Sends the data of a page, or of a page of its list. Only the two addresses that this site uses for each,
 * with texts of the language and without, are cached: no other may fill the cache.
 * @param plain address of the data without a part of a list
 */
async function sendPayload(request: MatchedRequest, plain: string): Promise<CacheAnswer['result']> {
  const { deps, req, res, match } = request
  const isSearch = hasSearchText(req.originalUrl, match.route)
  const listQuery = isSearch ? '' : listQueryOf(`?${queryOf(req.originalUrl)}`)
  const send = (address: string, listQuery: string) => {
    const render = payloadRenderer(deps, { match, address, visitor: defaultVisitor, listQuery })
    const own = plain + listQuery.replace('?', '&')
    if ([own, `${own}&${textsParam}`].includes(address)) return sendFromCache(request, address, render)
    if (isSearch) res.setHeader('Cache-Control', 'no-store')
    return sendUncached(request, render)
  }
  const result = await send(req.originalUrl, listQuery)
  if (result.kind !== 'plain') return result
  const hasTexts = req.originalUrl.endsWith(`&${textsParam}`)
  return send(hasTexts ? `${plain}&${textsParam}` : plain, '')
}
