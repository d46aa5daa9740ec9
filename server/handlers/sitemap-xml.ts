import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'
import type { Deps } from '../deps.ts'
import { sharedCacheHeaders } from '../http/cache-headers.ts'
import { acceptedEncoding } from '../http/encoding.ts'
import { matchesEtag } from '../http/etag.ts'
import { noindex } from '../http/fixed-headers.ts'
import type { SitemapFile } from '../sitemap/file.ts'

/**
 * Serves the files of the sitemap. Addresses without a file are left to the next handler.
 */
export function sitemapXml({
  sitemap,
  config,
  domains,
}: Pick<Deps, 'sitemap' | 'config' | 'domains'>): RequestHandler {
  const headers = [...sharedCacheHeaders(config.pagesTtl), ...noindex(config)]
  return async (req, res, next) => {
    const file = (await sitemap.files()).get((domains?.originOf(req) ?? '') + req.path)
    if (!file) return next()
    for (const [name, value] of headers) res.setHeader(name, value)
    res.setHeader('ETag', file.etag)
    res.vary('Accept-Encoding')
    if (matchesEtag(file.etag, req.headers)) return void res.status(304).end()
    res.setHeader('Content-Type', 'application/xml; charset=utf-8')
    await sendFile(req, res, file)
  }
}

/**
 * Sends a file, which is stored compressed only. For clients without compression it is decompressed on the
 * way.
 */
async function sendFile(req: Request, res: Response, { copies, length }: SitemapFile): Promise<void> {
  const encoding = acceptedEncoding(req.headers['accept-encoding'])
  const bytes = encoding ? copies[encoding].length : length
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', bytes)
  res.locals.bytes = bytes
  if (req.method === 'HEAD') return void res.end()
  if (encoding) return void res.end(copies[encoding])
  // A client that disconnects early is no error. The access log records it.
  await pipeline(Readable.from([copies.gzip]), createGunzip(), res).catch(() => {})
}
