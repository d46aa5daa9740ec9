import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import type { Config } from '../config.ts'
import { routeNotFound } from '../http-error.ts'

/** Types that a browser may show; everything else is offered as a download. */
const shown = /\.(?:avif|gif|ico|jpe?g|mp3|mp4|ogg|pdf|png|svg|webm|webp)$/i

/**
 * Pictures and downloads of the content (`public/assets` of the project). Uploaded files are not ours: whatever they hold, the
 * browser may run nothing in them.
 */
export function contentAssets({ contentDir }: Pick<Config, 'contentDir'>): RequestHandler {
  const files = express.static(join(contentDir, 'public/assets'), {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    maxAge: '1h',
    setHeaders(res, path) {
      res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      if (!shown.test(path)) res.setHeader('Content-Disposition', 'attachment')
    },
  })
  return (req, res, next) => files(req, res, (error) => next(error ?? routeNotFound(req.originalUrl)))
}
