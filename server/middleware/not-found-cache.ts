import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { mayBeMissing } from '../http/negotiation.ts'
import { sendFinished } from '../page-cache/send.ts'

/** What is known to be missing is not looked for again. */
export const notFoundCache =
  ({ pages }: Pick<Deps, 'pages'>): RequestHandler =>
  async (req, res, next) => {
    const known = mayBeMissing(req) ? pages.missing.find(req.originalUrl) : undefined
    if (!known) return next()
    Object.assign(res.locals, { route: known.route, locale: known.about.locale })
    await sendFinished(pages, req, res, known, { cache: 'hit' })
  }
