import { extname } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import { type CompressedFiles, createCompressedFiles } from '../assets/compressed-files.ts'
import type { Deps } from '../deps.ts'
import { acceptedEncoding } from '../http/encoding.ts'
import { type CleanDrawings, createCleanDrawings } from '../pictures/clean-drawings.ts'

/**
 * Files that a browser may show. All others are offered as a download, among them drawings that cannot be
 * cleaned: in a page they are shown all the same, as what an `img` shows runs nothing.
 */
const shown = /\.(?:avif|gif|ico|jpe?g|mp3|mp4|ogg|pdf|png|webm|webp)$/i

const drawing = /\.svg$/i

/** Milliseconds for which browsers may cache a file: an hour. */
const maxAge = 3_600_000

/** Script files, which are not served as scripts: the policy of pages allows all scripts of this origin. */
const script = /\.[cm]?js$/i

/**
 * Sends pictures and downloads of the content, below `/assets` and the addresses of other asset containers.
 * Addresses without a file are left to the next handler, as a page may have them. Editors upload the files:
 * browsers are told to run nothing in them.
 */
export function contentAssets({ content }: Pick<Deps, 'content'>): RequestHandler {
  const copies = createCompressedFiles()
  const drawings = createCleanDrawings()
  return async (req, res, next) => {
    const file = content.assetFile(decodeURIComponent(req.path))
    if (file === undefined) return next()
    if (drawing.test(file) && (await sendClean(drawings, file, req, res))) return
    const headers = headersOf(file)
    if (await sendCompressed(copies, file, headers, req, res)) return
    // Allows parent folders whose names begin with a dot. The content lists no such files itself.
    res.sendFile(file, { dotfiles: 'allow', maxAge, headers }, (error?: SendError) => {
      if (!error || res.headersSent || error.code === 'ECONNABORTED') return
      if (error.status === 416) res.status(416).setHeader('Cache-Control', 'no-store').end()
      else next(error.status === 404 ? undefined : error)
    })
  }
}

type Headers = Readonly<Record<string, string>>

/** What editors upload runs nothing. */
export const sandbox = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
} as const

const headersOf = (file: string): Headers => ({
  ...sandbox,
  ...(!shown.test(file) && { 'Content-Disposition': 'attachment' }),
  ...(script.test(file) && { 'Content-Type': 'application/octet-stream' }),
})

/**
 * Sends a compressed copy of a file; returns false where there is none. Ranges refer to the uncompressed
 * file.
 */
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

/** Sends a drawing without what could run in it; returns false for one that cannot be cleaned. */
async function sendClean(
  drawings: CleanDrawings,
  file: string,
  req: Request,
  res: Response,
): Promise<boolean> {
  const clean = await drawings.get(file, acceptedEncoding(req.headers['accept-encoding']))
  if (!clean) return false
  res.vary('Accept-Encoding')
  res.set({ ...sandbox, ...clean.headers, 'Cache-Control': `public, max-age=${maxAge / 1000}` })
  res.type('svg').send(clean.bytes)
  return true
}

type SendError = Error & { readonly status?: number; readonly code?: string }
