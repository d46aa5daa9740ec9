import type { RequestHandler } from 'express'
import { routingOf } from '../../../src/router/match.ts'
import { pagePathOfPayload, payloadUrl, textsParam } from '../../../src/router/payload-url.ts'
import type { Deps } from '../../deps.ts'
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
 * Sends the data of a page. Only the two addresses that this site uses, with texts of the language and
 * without, are cached: no other may fill the cache.
 */
async function sendPayload(request: MatchedRequest, address: string): Promise<CacheAnswer['result']> {
  const { deps, req, res, match } = request
  const render = payloadRenderer(deps, { match, address: req.originalUrl, visitor: defaultVisitor })
  if ([address, `${address}&${textsParam}`].includes(req.originalUrl))
    return sendFromCache(request, req.originalUrl, render)
  if (hasSearchText(req.originalUrl, match.route)) res.setHeader('Cache-Control', 'no-store')
  return sendUncached(request, render)
}
