import type { Request, RequestHandler, Response } from 'express'
import type { Payload, Visitor } from '../../src/content/payload.ts'
import { readView, viewQuery } from '../../src/content/stage-view.ts'
import { matchRoute, type RouteMatch } from '../../src/router/match.ts'
import { pageOfPayload, payloadUrl, withTexts } from '../../src/router/payload-url.ts'
import { readSearch } from '../../src/search/query.ts'
import type { Deps } from '../deps.ts'
import { thankSender } from '../forms/thanks.ts'
import { queryOf } from '../http/canonical-path.ts'
import { routeNotFound } from '../http/http-error.ts'
import { noteRoute, pageFactsOf, redirect, sendPage } from '../http/responses.ts'
import { readVisitor } from '../http/visitor.ts'
import { loadPayload } from '../loaders/load-payload.ts'
import { sendCachedResponse } from '../page-cache/cached-answer.ts'
import { cacheKey, defaultVisitor } from '../page-cache/cached-response.ts'
import type { RenderResponse } from '../page-cache/in-flight.ts'
import type { CacheAnswer } from '../page-cache/page-cache.ts'
import { documentRenderer, payloadRenderer } from '../page-cache/render-response.ts'
import { renderPage } from '../render/render-page.tsx'

interface Asked {
  readonly deps: Deps
  readonly req: Request
  readonly res: Response
  readonly match: RouteMatch
}

/** One page as HTML, or the redirect that its entry asks for. */
export const page =
  (deps: Deps): RequestHandler =>
  async (req, res) => {
    const match = matchRoute(req.path, deps.config.searchPath)
    if (!match) throw routeNotFound(req.originalUrl)
    noteRoute(res, match)
    const asked = { deps, req, res, match }
    const visitor = readVisitor(req)
    if (asksForMore(req, match)) return sendWithQuery(asked, visitor)
    await sendKept(asked, visitor)
  }

/**
 * Whether a query may ask for something else than the page: all others change nothing, and lead to no page of
 * their own.
 */
function asksForMore({ originalUrl, query }: Request, { route, locale }: RouteMatch): boolean {
  const start = originalUrl.indexOf('?')
  if (start < 0) return false
  const search = originalUrl.slice(start)
  const isView = route.page === 'showcase' && viewQuery(readView(search, locale), locale) !== ''
  return isView || isQuestion(originalUrl, route) || query.sent !== undefined
}

/** Whether an address of a search page, or of its data, says what to search for. */
const isQuestion = (address: string, { page }: RouteMatch['route']): boolean =>
  page === 'search' && readSearch(queryOf(address)).text !== ''

/**
 * A page that its query makes another one; the page as it is where the query names what is not there, or is
 * not for this visitor.
 */
async function sendWithQuery(asked: Asked, visitor: Visitor): Promise<void> {
  const { deps, req, res, match } = asked
  const loaded = await loadPayload(deps, match, req.originalUrl)
  if (loaded.kind === 'redirect') return sendKept(asked, visitor)
  const isView = hasView(loaded.payload)
  // One of thousands of ways to look at examples, or what somebody wants to know: nobody keeps it.
  if (isView) res.setHeader('Cache-Control', 'no-store')
  if (loaded.payload.status === 503) res.setHeader('Retry-After', retryAfter)
  const payload = await thankSender(deps, req, res, loaded.payload)
  if (!isView && payload === loaded.payload) return sendKept(asked, visitor)
  const html = await renderPage(deps, payload, visitor, 'document')
  await sendPage(deps, req, res, html, pageFactsOf(payload), visitor)
}

/** Seconds after which there may be content to search. */
const retryAfter = '10'

/** A page as everyone with these choices gets it. */
async function sendKept(asked: Asked, visitor: Visitor): Promise<void> {
  const { deps, req, res, match } = asked
  const make = documentRenderer(deps, { match, address: req.originalUrl, visitor })
  const made = (await isRuled(asked))
    ? await sendOnce(asked, make)
    : await finished(asked, cacheKey(req.path, visitor), make)
  if (made.kind === 'redirect') redirect(deps, res, made)
}

/**
 * Whether a rule leads visitors elsewhere who come without the query: they must not get what is kept for the
 * path.
 */
const isRuled = async ({ deps, req, match }: Asked): Promise<boolean> =>
  req.originalUrl.includes('?') &&
  ((await deps.redirects.find(match.locale, match.path, ''))?.override ?? false)

/** Whether the query of a showcase page or of the search page asks for something. */
const hasView = ({ data, locale }: Payload): boolean =>
  (data.kind === 'showcase' && viewQuery(data.view, locale) !== '') ||
  (data.kind === 'search' && data.query.text !== '')

/** Sends what is known under a key, or is made for it; only redirects are left to the caller. */
async function finished(
  { deps, req, res, match }: Asked,
  key: string,
  make: RenderResponse,
): Promise<CacheAnswer['result']> {
  res.locals.contentVersion = deps.pages.notFound.version()
  const { result, cache } = await deps.pages.get(key, make)
  // A source over HTTP looks for edits when it is asked: a page that is known must not keep it from that.
  if (cache === 'hit') deps.revalidation.page(match)
  if (result.kind === 'page')
    await sendCachedResponse(deps.pages, req, res, result.page, { cache, took: result.took })
  return result
}

/** The data of a page for client navigation. */
export const payload =
  (deps: Deps): RequestHandler =>
  async (req, res, next) => {
    const path = pageOfPayload(req.path)
    if (path === undefined) return next()
    const match = matchRoute(path, deps.config.searchPath)
    if (!match) throw routeNotFound(req.originalUrl)
    noteRoute(res, match)
    const made = await payloadOf({ deps, req, res, match }, payloadUrl(path, deps.frontend.buildId))
    if (made.kind !== 'redirect') return
    res.setHeader('Cache-Control', 'public, no-cache')
    res.json({ redirect: made.to })
  }

async function payloadOf(asked: Asked, address: string): Promise<CacheAnswer['result']> {
  const { deps, req, res, match } = asked
  const make = payloadRenderer(deps, { match, address: req.originalUrl, visitor: defaultVisitor })
  if ([address, `${address}&${withTexts}`].includes(req.originalUrl))
    return finished(asked, req.originalUrl, make)
  if (isQuestion(req.originalUrl, match.route)) res.setHeader('Cache-Control', 'no-store')
  // No other spelling is an address that this site gives out.
  return sendOnce(asked, make)
}

/** Sends what nobody keeps; only redirects are left to the caller. */
async function sendOnce({ deps, req, res }: Asked, make: RenderResponse): Promise<CacheAnswer['result']> {
  const made = await make({ keeps: false })
  if (made.kind === 'same') throw new Error('Nothing is known that could be the same')
  if (made.kind === 'page')
    await sendCachedResponse(deps.pages, req, res, made.page, { cache: 'none', took: made.took })
  return made
}
