import type { Response } from 'express'
import type { Payload, Visitor } from '../src/content/payload.ts'
import type { RouteMatch } from '../src/router/match.ts'
import type { Deps } from './deps.ts'
import { isDefaultVisitor } from './visitor.ts'

/** Only the answer to a visitor without choices may be kept by a shared cache, and errors by nobody. */
export function sendPage(
  { policy }: Pick<Deps, 'policy'>,
  res: Response,
  html: string,
  { status, locale, page, shell }: Pick<Payload, 'status' | 'locale' | 'page' | 'shell'>,
  visitor: Visitor,
): void {
  if (policy) res.setHeader('Content-Security-Policy', policy.page(shell.analytics))
  res.status(status).type('html').setHeader('Content-Language', locale)
  if (page === 'error') res.setHeader('Cache-Control', 'no-store')
  else if (!res.hasHeader('Cache-Control'))
    res.setHeader('Cache-Control', isDefaultVisitor(visitor) ? 'public, no-cache' : 'private, no-cache')
  res.send(html)
}

/** A redirect without a body; what a header cannot hold is encoded. */
export function redirect(res: Response, status: number, to: string): void {
  const cacheControl = status === 301 || status === 308 ? 'public, max-age=3600' : 'no-cache'
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', cacheControl)
  res.status(status).location(to).end()
}

/** For the request's log line. */
export function noteRoute(res: Response, match: Pick<RouteMatch, 'route' | 'locale'>): void {
  Object.assign(res.locals, { route: match.route.path, locale: match.locale })
}
