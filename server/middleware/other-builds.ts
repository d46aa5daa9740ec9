import type { RequestHandler } from 'express'
import { pageOfPayload } from '../../src/router/payload-url.ts'
import type { Deps } from '../deps.ts'

/**
 * Every answer to a question for a page's data says which build gives it. 409 when the asking page comes from
 * another one, whatever rules and content say: it would not know what to do with the answer.
 */
export const refuseOtherBuilds =
  ({ frontend: { buildId } }: Pick<Deps, 'frontend'>): RequestHandler =>
  (req, res, next) => {
    if (pageOfPayload(req.path) === undefined) return next()
    res.setHeader('X-Build-Id', buildId)
    const asked = req.originalUrl.split(/[?&]/)[1]
    if (!asked || asked === buildId) return next()
    res.setHeader('Cache-Control', 'no-store')
    res.status(409).json({ error: 'This page belongs to another build', id: buildId })
  }
