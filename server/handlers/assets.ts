import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { routeNotFound } from '../http-error.ts'

/** Types that a browser may show; everything else is offered as a download. */
const shown = /\.(?:avif|gif|ico|jpe?g|mp3|mp4|ogg|pdf|png|svg|webm|webp)$/i

/** `script-src 'self'` names these files as well, so they are not sent as scripts. */
const script = /\.[cm]?js$/i

/**
 * Pictures and downloads of the content: what its files say is at the address, below `/assets` and the folders of other asset
 * containers. Uploaded files are not ours: whatever they hold, the browser may run nothing in them.
 */
export function contentAssets({ content }: Pick<Deps, 'content'>): RequestHandler {
  return (req, res, next) => {
    const missing = req.path.startsWith('/assets/') ? routeNotFound(req.originalUrl) : undefined
    const file = content.assetFile(decodeURIComponent(req.path))
    if (file === undefined) return next(missing)
    const headers = {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ...(!shown.test(file) && { 'Content-Disposition': 'attachment' }),
      ...(script.test(file) && { 'Content-Type': 'application/octet-stream' }),
    }
    // The content lists no dot files; the folder it lies in may be one.
    res.sendFile(file, { dotfiles: 'allow', maxAge: '1h', headers }, (error?: SendError) => {
      if (!error || res.headersSent || error.code === 'ECONNABORTED') return
      if (error.status === 416) res.status(416).setHeader('Cache-Control', 'no-store').end()
      else next(error.status === 404 ? missing : error)
    })
  }
}

type SendError = Error & { readonly status?: number; readonly code?: string }
