import type { Request, RequestHandler } from 'express'
import type { Payload } from '../../../src/content/payload.ts'
import { readFind } from '../../../src/content/showcase/find-query.ts'
import { readView, viewQuery } from '../../../src/content/showcase/stage-view.ts'
import { listQueryOf, withListQuery } from '../../../src/router/list-state.ts'
import { type RouteMatch, routingOf } from '../../../src/router/match.ts'
import type { Visitor } from '../../../src/shared/visitor/visitor.ts'
import { findOverridingRule } from '../../cms/redirects/overriding-rule.ts'
import type { Deps } from '../../deps.ts'
import { thankSender } from '../../forms/thanks.ts'
import { queryOf } from '../../http/canonical-path.ts'
import { readVisitor } from '../../http/cookies.ts'
import { routeNotFound } from '../../http/http-error.ts'
import { sendRedirect } from '../../http/redirect.ts'
import { loadPayload } from '../../loaders/load-payload.ts'
import { noteRoute } from '../../logging/access-log.ts'
import { cacheKey } from '../../page-cache/cache-key.ts'
import { pageFactsOf } from '../../page-cache/cached-response.ts'
import { documentRenderer } from '../../page-cache/render-response.ts'
import { sendPage } from '../../page-cache/send-response.ts'
import { renderPage } from '../../render/render-page.tsx'
import { hasSearchText, type MatchedRequest, sendFromCache, sendUncached } from './send-rendered.ts'

/** Sends one page as HTML, or the redirect that its entry defines. */
export const page =
  (deps: Deps): RequestHandler =>
  async (req, res) => {
    const match = routingOf(deps.languages).match(req.path, deps.config)
    if (!match) throw routeNotFound(req.originalUrl)
    noteRoute(res, match)
    const request = { deps, req, res, match }
    const visitor = readVisitor(req, deps.consent.versions())
    if (mayChangePage(req, match)) return sendWithQuery(request, visitor)
    await sendCached(request, visitor)
  }

/** A kind of query that changes a page for the one who asks, so that the page is not stored. */
type QueryTest = (search: string, req: Request, match: RouteMatch) => boolean
const queryTests: Readonly<Record<'view' | 'find' | 'search' | 'thanks', QueryTest>> = {
  view: (search, _req, { route, locale }) =>
    route.page === 'showcase' && viewQuery(readView(search, locale), locale) !== '',
  find: (search, _req, { route }) => route.page === 'designsystem' && readFind(search) !== '',
  search: (_search, { originalUrl }, { route }) => hasSearchText(originalUrl, route),
  thanks: (_search, { query }) => query.sent !== undefined,
}

const searchOf = ({ originalUrl }: Request): string =>
  originalUrl.includes('?') ? `?${queryOf(originalUrl)}` : ''

/** Whether the query may change the page: a view of examples, a search text, or the thanks for a form. */
function mayChangePage(req: Request, match: RouteMatch): boolean {
  const search = searchOf(req)
  return search !== '' && Object.values(queryTests).some((test) => test(search, req, match))
}

/**
 * Sends a page that its query changes; the page without changes where the values of the query are unknown, or
 * do not apply to this visitor.
 */
async function sendWithQuery(request: MatchedRequest, visitor: Visitor): Promise<void> {
  const { deps, req, res, match } = request
  const loaded = await loadPayload(deps, match, req.originalUrl)
  if (loaded.kind === 'redirect') return sendCached(request, visitor)
  const isQueried = answersQuery(loaded.payload)
  // There are too many views of examples and search texts to store.
  if (isQueried) res.setHeader('Cache-Control', 'no-store')
  if (loaded.payload.status === 503) res.setHeader('Retry-After', retryAfter)
  const payload = await thankSender(deps, req, res, loaded.payload)
  if (!isQueried && payload === loaded.payload) return sendCached(request, visitor)
  const html = await renderPage(deps, payload, visitor, 'document')
  await sendPage(deps, req, res, html, { facts: pageFactsOf(payload), visitor })
}

/** `Retry-After` in seconds of a search page while there is no content to search. */
const retryAfter = '10'

/**
 * Sends the page, the same for all visitors with the same choices. Of its query only the part of a list that
 * it chooses counts, where the page has a list that goes on.
 */
async function sendCached(
  request: MatchedRequest,
  visitor: Visitor,
  listQuery = listQueryOf(searchOf(request.req)),
): Promise<void> {
  const { deps, req, res, match } = request
  // Any other query is only for messages.
  const address = listQueryOf(searchOf(req)) ? req.path + listQuery : req.originalUrl
  const render = documentRenderer(deps, { match, address, visitor, listQuery })
  const result = (await isOverriddenWithoutQuery(request))
    ? await sendUncached(request, render)
    : await sendFromCache(request, cacheKey(req.path + listQuery, visitor), render)
  if (result.kind === 'redirect') {
    const to = result.isRespelled ? withOthers(result.to, searchOf(req)) : result.to
    sendRedirect(deps, res, { ...result, to })
  }
  if (result.kind === 'plain') await sendCached(request, visitor, '')
}

/**
 * The address of a part of a list, with the other parameters of the query that asked for it. The redirect
 * itself, which all simultaneous requests for the part share, has none of them.
 */
function withOthers(to: string, search: string): string {
  const [path = ''] = to.split('?', 1)
  return path + withListQuery(search, to.slice(path.length))
}

/**
 * Whether a redirect rule applies to the address without its query. A page that is rendered for the address
 * with a query must not be stored for the one without.
 */
const isOverriddenWithoutQuery = async ({ deps, req, match }: MatchedRequest): Promise<boolean> =>
  req.originalUrl.includes('?') && (await findOverridingRule(deps.redirects, match)) !== undefined

/**
 * Whether the query of a showcase page selects a view, or that of the overview or of the search page has a
 * text.
 */
const answersQuery = ({ data, locale }: Payload): boolean =>
  (data.kind === 'showcase' && viewQuery(data.view, locale) !== '') ||
  (data.kind === 'designsystem' && data.query !== undefined) ||
  (data.kind === 'search' && data.query.text !== '')
