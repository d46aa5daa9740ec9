import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { isCacheableNotFound } from '../http/negotiation.ts'
import { sendCachedResponse } from '../page-cache/cached-answer.ts'

/** What is known to be missing is not looked for again. */
export const notFoundCache =
  ({ pages }: Pick<Deps, 'pages'>): RequestHandler =>
  async (req, res, next) => {
    const known = isCacheableNotFound(req) ? pages.notFound.get(req.originalUrl) : undefined
    if (!known) return next()
    Object.assign(res.locals, { route: known.route, locale: known.facts.locale })
    await sendCachedResponse(pages, req, res, known, { cache: 'hit' })
  }
