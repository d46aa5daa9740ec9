import type { Response } from 'express'
import type { Payload, Visitor } from '../src/content/payload.ts'
import type { RouteMatch } from '../src/router/match.ts'
import type { Deps } from './deps.ts'
import { isDefaultVisitor } from './visitor.ts'

/** What the headers of a page are made of. */
export interface PageFacts extends Pick<Payload, 'status' | 'locale' | 'page'> {
  /** Whether it may load the statistics of another site. */
  readonly analytics: boolean
}

export const factsOf = ({ status, locale, page, shell }: Payload): PageFacts => ({
  status,
  locale,
  page,
  analytics: shell.analytics,
})

/** Only the answer to a visitor without choices may be kept by a shared cache, and errors by nobody. */
export function sendPage(
  { policy }: Pick<Deps, 'policy'>,
  res: Response,
  html: string,
  { status, locale, page, analytics }: PageFacts,
  visitor: Visitor,
): void {
  if (policy) res.setHeader('Content-Security-Policy', policy.page(analytics))
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
