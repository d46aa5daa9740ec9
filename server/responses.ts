import type { Request, Response } from 'express'
import type { Payload, Visitor } from '../src/content/payload.ts'
import type { RouteMatch } from '../src/router/match.ts'
import type { Deps } from './deps.ts'
import type { Pieces } from './document.ts'
import type { PageFacts } from './page-cache/finished.ts'
import { sendFinished } from './page-cache/send.ts'

export const factsOf = ({ status, locale, page, shell }: Payload): PageFacts => ({
  status,
  locale,
  page,
  analytics: shell.analytics,
})

/**
 * Sends a page that nobody keeps here. Only the answer to a visitor without choices may be kept by a shared cache, and errors by nobody;
 * a handler that has decided about caches is not overruled.
 */
export function sendPage(
  { finish, pages }: Pick<Deps, 'finish' | 'pages'>,
  req: Request,
  res: Response,
  html: Pieces,
  about: PageFacts,
  visitor: Visitor,
): Promise<void> {
  const around = { address: req.originalUrl, about, visitor, tags: [], isRoot: req.path === '/' }
  const page = finish.document(html, around)
  return sendFinished(pages, req, res, page, { cache: 'none' })
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
