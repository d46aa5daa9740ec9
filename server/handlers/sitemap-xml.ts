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

/** Addresses that the sitemap of some site may have: `/sitemap.xml`, `/sitemap_1.xml`. */
export const sitemapAddress = /^\/sitemap(?:_[1-9]\d{0,3})?\.xml$/

/**
 * Sends the files of the sitemap to search engines. Addresses that this site's sitemap lacks are left to
 * others.
 */
export function sitemapXml({ sitemap, config }: Pick<Deps, 'sitemap' | 'config'>): RequestHandler {
  const headers = [...sharedCacheHeaders(config.pagesTtl), ...noindex(config)]
  return async (req, res, next) => {
    const file = (await sitemap.files()).get(req.path)
    if (!file) return next()
    for (const [name, value] of headers) res.setHeader(name, value)
    res.setHeader('ETag', file.etag)
    res.vary('Accept-Encoding')
    if (matchesEtag(file.etag, req.headers)) return void res.status(304).end()
    res.setHeader('Content-Type', 'application/xml; charset=utf-8')
    await sendFile(req, res, file)
  }
}

/** The file is stored compressed only: a client that takes no compression gets it unpacked on the way. */
async function sendFile(req: Request, res: Response, { copies, length }: SitemapFile): Promise<void> {
  const encoding = acceptedEncoding(req.headers['accept-encoding'])
  const bytes = encoding ? copies[encoding].length : length
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', bytes)
  res.locals.bytes = bytes
  if (req.method === 'HEAD') return void res.end()
  if (encoding) return void res.end(copies[encoding])
  // A client that goes before the end is no error. The access log says that it went.
  await pipeline(Readable.from([copies.gzip]), createGunzip(), res).catch(() => {})
}
