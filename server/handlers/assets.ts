import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { routeNotFound } from '../http-error.ts'

/** Types that a browser may show; everything else is offered as a download. */
const shown = /\.(?:avif|gif|ico|jpe?g|mp3|mp4|ogg|pdf|png|svg|webm|webp)$/i

/**
 * Pictures and downloads of the content: `/assets`, and the folders of other asset containers. Uploaded files are not ours: whatever
 * they hold, the browser may run nothing in them.
 */
export function contentAssets({ config, content }: Pick<Deps, 'config' | 'content'>): RequestHandler {
  const files = express.static(join(config.contentDir, 'public'), {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    maxAge: '1h',
    setHeaders(res, path) {
      res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      if (!shown.test(path)) res.setHeader('Content-Disposition', 'attachment')
    },
  })
  return (req, res, next) => {
    const [, folder = '', file] = req.path.split('/')
    const reserved = folder === 'assets'
    if (file === undefined || !(reserved || content.assetFolders().includes(folder))) return next()
    files(req, res, (error) => next(error ?? (reserved ? routeNotFound(req.originalUrl) : undefined)))
  }
}
