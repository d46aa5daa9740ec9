import type { RequestHandler } from 'express'
import { pagePathOfPayload } from '../../src/router/payload-url.ts'
import type { Deps } from '../deps.ts'

/**
 * Answers 409 to a request for a page's data from the scripts of another build, which may expect data of
 * another shape. The browser then loads the whole document. Each response to a request for data names the
 * server's build in `X-Build-Id`.
 */
export const refuseOtherBuilds =
  ({ frontend: { buildId } }: Pick<Deps, 'frontend'>): RequestHandler =>
  (req, res, next) => {
    if (pagePathOfPayload(req.path) === undefined) return next()
    res.setHeader('X-Build-Id', buildId)
    // The build id of `/en/_payload.json?{buildId}` or `/en/_payload.json?{buildId}&texts`.
    const requestedBuild = req.originalUrl.split(/[?&]/)[1]
    if (!requestedBuild || requestedBuild === buildId) return next()
    res.setHeader('Cache-Control', 'no-store')
    res.status(409).json({ error: 'This page belongs to another build', id: buildId })
  }
