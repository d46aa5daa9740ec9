import { extname } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import { type CompressedFiles, createCompressedFiles } from '../assets/compressed-files.ts'
import type { Deps } from '../deps.ts'
import { acceptedEncoding } from '../http/encoding.ts'

/** Types that a browser may show; everything else is offered as a download. */
const shown = /\.(?:avif|gif|ico|jpe?g|mp3|mp4|ogg|pdf|png|svg|webm|webp)$/i

/** An hour, in milliseconds. */
const maxAge = 3_600_000

/** `script-src 'self'` names these files as well, so they are not sent as scripts. */
const script = /\.[cm]?js$/i

/**
 * Pictures and downloads of the content: what its files say is at the address, below `/assets` and the
 * folders of other asset containers. Where no file lies, a page may stand. Uploaded files are not ours:
 * whatever they hold, the browser may run nothing in them.
 */
export function contentAssets({ content }: Pick<Deps, 'content'>): RequestHandler {
  const copies = createCompressedFiles()
  return async (req, res, next) => {
    const file = content.assetFile(decodeURIComponent(req.path))
    if (file === undefined) return next()
    const headers = headersOf(file)
    if (await sendCompressed(copies, file, headers, req, res)) return
    // The content lists no dot files; the folder it lies in may be one.
    res.sendFile(file, { dotfiles: 'allow', maxAge, headers }, (error?: SendError) => {
      if (!error || res.headersSent || error.code === 'ECONNABORTED') return
      if (error.status === 416) res.status(416).setHeader('Cache-Control', 'no-store').end()
      else next(error.status === 404 ? undefined : error)
    })
  }
}

type Headers = Readonly<Record<string, string>>

const headersOf = (file: string): Headers => ({
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ...(!shown.test(file) && { 'Content-Disposition': 'attachment' }),
  ...(script.test(file) && { 'Content-Type': 'application/octet-stream' }),
})

/** False for what has to be sent as it lies there; a part is a part of the file itself. */
async function sendCompressed(
  copies: CompressedFiles,
  file: string,
  headers: Headers,
  req: Request,
  res: Response,
): Promise<boolean> {
  if (!copies.isCompressible(file)) return false
  res.vary('Accept-Encoding')
  const encoding = req.headers.range ? undefined : acceptedEncoding(req.headers['accept-encoding'])
  const copy = encoding && (await copies.get(file, encoding))
  if (!copy) return false
  const cacheControl = `public, max-age=${maxAge / 1000}`
  res.type(extname(file)).set({ ...headers, ...copy.headers, 'Cache-Control': cacheControl })
  res.send(copy.bytes)
  return true
}

type SendError = Error & { readonly status?: number; readonly code?: string }
