import type { RequestHandler, Response } from 'express'
import type { Payload, Visitor } from '../../src/content/payload.ts'
import { matchRoute, type RouteMatch } from '../../src/router/match.ts'
import type { Deps } from '../deps.ts'
import { routeNotFound } from '../http-error.ts'
import { loadPayload } from '../loaders.ts'
import { renderPage } from '../render.tsx'
import { isDefaultVisitor, readVisitor } from '../visitor.ts'

/** One page as HTML, or the redirect that its entry asks for. */
export const page =
  (deps: Deps): RequestHandler =>
  async (req, res) => {
    const match = matchRoute(req.path)
    if (!match) throw routeNotFound(req.originalUrl)
    note(res, match)
    const loaded = await loadPayload(deps, match, req.originalUrl)
    if (loaded.kind === 'redirect') return redirect(res, loaded.status, loaded.to)
    const visitor = readVisitor(req)
    const html = await renderPage(deps, loaded.payload, visitor)
    sendHtml(res, html, loaded.payload, visitor)
  }

const payloadFile = '/_payload.json'

/** The data of a page for client navigation. 409 when the asking page comes from another build. */
export const payload =
  (deps: Deps): RequestHandler =>
  async (req, res, next) => {
    if (!req.path.endsWith(payloadFile)) return next()
    const { buildId } = deps.frontend
    res.setHeader('X-Build-Id', buildId)
    const asked = req.originalUrl.split('?')[1]
    if (asked && asked !== buildId) {
      res.setHeader('Cache-Control', 'no-store')
      res.status(409).json({ error: 'This page belongs to another build', id: buildId })
      return
    }
    const match = matchRoute(req.path.slice(0, -payloadFile.length) || '/')
    if (!match) throw routeNotFound(req.originalUrl)
    note(res, match)
    const loaded = await loadPayload(deps, match, req.originalUrl)
    res.setHeader('Cache-Control', 'public, no-cache')
    if (loaded.kind === 'redirect') return void res.json({ redirect: loaded.to })
    // The browser keeps the texts of its language; it asks the API when the language changes.
    const { translations: _, ...rest } = loaded.payload
    res.json(rest)
  }

export function redirect(res: Response, status: number, to: string): void {
  const cacheControl = status === 301 || status === 308 ? 'public, max-age=3600' : 'no-cache'
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', cacheControl)
  // Encodes what no header may hold.
  res.status(status).location(to).end()
}

/** For the request's log line. */
export function note(res: Response, match: Pick<RouteMatch, 'route' | 'locale'>): void {
  Object.assign(res.locals, { route: match.route.path, locale: match.locale })
}

/** Only the answer to a visitor without choices may be kept by a shared cache. */
export function sendHtml(
  res: Response,
  html: string,
  { status, locale, page }: Payload,
  visitor: Visitor,
): void {
  res.status(status).type('html').setHeader('Content-Language', locale)
  if (page === 'error') res.setHeader('Cache-Control', 'no-store')
  else if (!res.hasHeader('Cache-Control'))
    res.setHeader('Cache-Control', isDefaultVisitor(visitor) ? 'public, no-cache' : 'private, no-cache')
  res.send(html)
}
