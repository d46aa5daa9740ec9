import type { Request, RequestHandler } from 'express'
import type { Payload } from '../../src/content/payload.ts'
import { readView, viewQuery } from '../../src/content/stage-view.ts'
import { matchRoute, type RouteMatch } from '../../src/router/match.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import { findOverridingRule } from '../cms/redirects/overriding-rule.ts'
import type { Deps } from '../deps.ts'
import { thankSender } from '../forms/thanks.ts'
import { readVisitor } from '../http/cookies.ts'
import { routeNotFound } from '../http/http-error.ts'
import { sendRedirect } from '../http/redirect.ts'
import { loadPayload } from '../loaders/load-payload.ts'
import { noteRoute } from '../logging/access-log.ts'
import { cacheKey } from '../page-cache/cache-key.ts'
import { pageFactsOf } from '../page-cache/cached-response.ts'
import { documentRenderer } from '../page-cache/render-response.ts'
import { sendPage } from '../page-cache/send-response.ts'
import { renderPage } from '../render/render-page.tsx'
import { hasSearchText, type MatchedRequest, sendFromCache, sendUncached } from './send-rendered.ts'

/** Sends one page as HTML, or the redirect that its entry asks for. */
export const page =
  (deps: Deps): RequestHandler =>
  async (req, res) => {
    const match = matchRoute(req.path, deps.config.searchPath)
    if (!match) throw routeNotFound(req.originalUrl)
    noteRoute(res, match)
    const request = { deps, req, res, match }
    const visitor = readVisitor(req)
    if (mayChangePage(req, match)) return sendWithQuery(request, visitor)
    await sendCached(request, visitor)
  }

/** Whether the query may ask for something else than the page. All other queries change nothing. */
function mayChangePage({ originalUrl, query }: Request, { route, locale }: RouteMatch): boolean {
  const start = originalUrl.indexOf('?')
  if (start < 0) return false
  const search = originalUrl.slice(start)
  const isView = route.page === 'showcase' && viewQuery(readView(search, locale), locale) !== ''
  return isView || hasSearchText(originalUrl, route) || query.sent !== undefined
}

/**
 * Sends a page whose query makes another page of it; the plain page where the query names what is not there,
 * or is not for this visitor.
 */
async function sendWithQuery(request: MatchedRequest, visitor: Visitor): Promise<void> {
  const { deps, req, res, match } = request
  const loaded = await loadPayload(deps, match, req.originalUrl)
  if (loaded.kind === 'redirect') return sendCached(request, visitor)
  const isView = hasView(loaded.payload)
  // One of thousands of ways to look at examples, or what somebody searches for: not worth storing.
  if (isView) res.setHeader('Cache-Control', 'no-store')
  if (loaded.payload.status === 503) res.setHeader('Retry-After', retryAfter)
  const payload = await thankSender(deps, req, res, loaded.payload)
  if (!isView && payload === loaded.payload) return sendCached(request, visitor)
  const html = await renderPage(deps, payload, visitor, 'document')
  await sendPage(deps, req, res, html, { facts: pageFactsOf(payload), visitor })
}

/** Seconds after which there may be content to search. */
const retryAfter = '10'

/** Sends the page that everyone with the visitor's choices gets. */
async function sendCached(request: MatchedRequest, visitor: Visitor): Promise<void> {
  const { deps, req, res, match } = request
  const render = documentRenderer(deps, { match, address: req.originalUrl, visitor })
  const result = (await isOverriddenWithoutQuery(request))
    ? await sendUncached(request, render)
    : await sendFromCache(request, cacheKey(req.path, visitor), render)
  if (result.kind === 'redirect') sendRedirect(deps.config, res, result)
}

/**
 * Whether a rule leads visitors elsewhere who come without the query. What is rendered for a visitor with the
 * query must not be stored for them.
 */
const isOverriddenWithoutQuery = async ({ deps, req, match }: MatchedRequest): Promise<boolean> =>
  req.originalUrl.includes('?') && (await findOverridingRule(deps.redirects, match)) !== undefined

/** Whether the query of a showcase page or of the search page asks for something. */
const hasView = ({ data, locale }: Payload): boolean =>
  (data.kind === 'showcase' && viewQuery(data.view, locale) !== '') ||
  (data.kind === 'search' && data.query.text !== '')
