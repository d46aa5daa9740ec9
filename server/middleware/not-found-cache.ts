import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { isCacheableNotFound } from '../http/negotiation.ts'
import { sendCachedResponse } from '../page-cache/send-response.ts'

/** Sends the cached 404 page of an address, if there is one, without looking up the address again. */
export const notFoundCache =
  ({ pages, consent }: Pick<Deps, 'pages' | 'consent'>): RequestHandler =>
  async (req, res, next) => {
    const page = isCacheableNotFound(req, consent.versions())
      ? pages.notFound.get(req.originalUrl)
      : undefined
    if (!page) return next()
    Object.assign(res.locals, { route: page.route, locale: page.facts.locale })
    await sendCachedResponse(pages, req, res, page, { cache: 'hit' })
  }
