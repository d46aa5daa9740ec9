import type { RequestHandler } from 'express'
import { pagePathOfPayload } from '../../src/router/payload-url.ts'
import type { Deps } from '../deps.ts'

/**
 * Refuses to send a page's data to a page of another build, with 409: its code may not know their shape. The
 * browser then loads the whole document. Every answer to a request for data names the build it comes from.
 */
export const refuseOtherBuilds =
  ({ frontend: { buildId } }: Pick<Deps, 'frontend'>): RequestHandler =>
  (req, res, next) => {
    if (pagePathOfPayload(req.path) === undefined) return next()
    res.setHeader('X-Build-Id', buildId)
    const requested = req.originalUrl.split(/[?&]/)[1]
    if (!requested || requested === buildId) return next()
    res.setHeader('Cache-Control', 'no-store')
    res.status(409).json({ error: 'This page belongs to another build', id: buildId })
  }
