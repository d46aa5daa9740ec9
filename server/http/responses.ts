import type { Request, Response } from 'express'
import type { Payload, Visitor } from '../../src/content/payload.ts'
import type { RouteMatch } from '../../src/router/match.ts'
import type { Deps } from '../deps.ts'
import { sharedLifetimes, tagHeaders } from '../page-cache/build-response.ts'
import { sendCachedResponse } from '../page-cache/cached-answer.ts'
import type { PageFacts } from '../page-cache/cached-response.ts'

export const pageFactsOf = ({ status, locale, page, shell }: Payload): PageFacts => ({
  status,
  locale,
  page,
  analytics: shell.analytics,
})

/**
 * Sends a page that nobody keeps here. Only the answer to a visitor without choices may be kept by a shared
 * cache, and errors by nobody; a handler that has decided about caches is not overruled.
 */
export function sendPage(
  { responseBuilder, pages }: Pick<Deps, 'responseBuilder' | 'pages'>,
  req: Request,
  res: Response,
  html: Buffer,
  about: PageFacts,
  visitor: Visitor,
): Promise<void> {
  const page = responseBuilder.document(html, { about, visitor, tags: [], isRoot: req.path === '/' })
  return sendCachedResponse(pages, req, res, page, { cache: 'none' })
}

/** Where the content leads visitors, and what it says so in, as cache tags. */
interface Redirect {
  readonly status: number
  readonly to: string
  readonly tags: readonly string[]
}

/**
 * A redirect without a body; what a header cannot hold is encoded. Editors take redirects back, also those
 * that are for good: caches keep these as they keep pages. A handler that has decided about caches is not
 * overruled.
 */
export function redirect(
  { config }: Pick<Deps, 'config'>,
  res: Response,
  { status, to, tags }: Redirect,
): void {
  const isForGood = status === 301 || status === 308
  const headers = isForGood ? [...sharedLifetimes(config.pagesTtl), ...tagHeaders(tags)] : passing
  if (!res.hasHeader('Cache-Control')) for (const [name, value] of headers) res.setHeader(name, value)
  res.status(status).location(to).end()
}

const passing = [['Cache-Control', 'no-cache']] as const

/** For the request's log line. */
export function noteRoute(res: Response, match: Pick<RouteMatch, 'route' | 'locale'>): void {
  Object.assign(res.locals, { route: match.route.path, locale: match.locale })
}
