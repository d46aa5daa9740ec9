import type { RequestHandler, Response } from 'express'
import { acceptedEncoding, compressQuickly, type Encoding, minCompressedBytes } from '../http/encoding.ts'

/**
 * Texts that a handler sends whole (JSON, errors) leave compressed when the client takes that. Pages and
 * files are none of them: they have their own compressed copies.
 */
export const compressResponses: RequestHandler = (req, res, next) => {
  const send = res.send.bind(res)
  res.send = (body: unknown) => {
    if (typeof body !== 'string' || Buffer.byteLength(body) < minCompressedBytes) return send(body)
    res.vary('Accept-Encoding')
    const encoding = acceptedEncoding(req.headers['accept-encoding'])
    if (!encoding) return send(body)
    const bytes = Buffer.from(body)
    tagAs(res, bytes)
    if (req.fresh) return send(body)
    if (req.method === 'HEAD') return endWithoutBody(res, encoding)
    new Promise<Buffer>((resolve) => resolve(compressQuickly(bytes, encoding))).then(
      (smaller) => send(encoded(res, encoding, smaller)),
      () => send(body),
    )
    return res
  }
  next()
}

/** One weak tag for every encoding of a text: known before, and often instead of, the work. */
function tagAs(res: Response, bytes: Buffer): void {
  const tag: ((bytes: Buffer) => string) | undefined = res.app.get('etag fn')
  if (tag && !res.hasHeader('ETag')) res.setHeader('ETag', tag(bytes))
}

function encoded(res: Response, encoding: Encoding, bytes: Buffer): Buffer {
  res.setHeader('Content-Encoding', encoding)
  return bytes
}

/** The length of what nobody compressed is unknown, and may be left out. */
function endWithoutBody(res: Response, encoding: Encoding): Response {
  res.setHeader('Content-Encoding', encoding)
  return res.end()
}
