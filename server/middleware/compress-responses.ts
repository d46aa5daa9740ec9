import type { RequestHandler, Response } from 'express'
import { acceptedEncoding, compressQuickly, type Encoding, minCompressedBytes } from '../http/encoding.ts'

/**
 * Compresses texts that a handler sends with `res.send`, such as JSON and feeds. Pages and files do not pass
 * through here; they have compressed variants of their own.
 */
export const compressResponses: RequestHandler = (req, res, next) => {
  const send = res.send.bind(res)
  res.send = (body: unknown) => {
    if (typeof body !== 'string' || Buffer.byteLength(body) < minCompressedBytes) return send(body)
    res.vary('Accept-Encoding')
    const encoding = acceptedEncoding(req.headers['accept-encoding'])
    if (!encoding) return send(body)
    const bytes = Buffer.from(body)
    setEtag(res, bytes)
    if (req.fresh) return send(body)
    if (req.method === 'HEAD') return endWithoutBody(res, encoding)
    // A compressor that throws, like one that rejects, leaves the text uncompressed.
    new Promise<Buffer>((resolve) => resolve(compressQuickly(bytes, encoding))).then(
      (smaller) => send(encoded(res, encoding, smaller)),
      () => send(body),
    )
    return res
  }
  next()
}

/**
 * Sets one weak etag for all encodings of a text, before compression, which is not needed for a client that
 * has the text already.
 */
function setEtag(res: Response, bytes: Buffer): void {
  const tag: ((bytes: Buffer) => string) | undefined = res.app.get('etag fn')
  if (tag && !res.hasHeader('ETag')) res.setHeader('ETag', tag(bytes))
}

/** Sets `Content-Encoding` and returns the bytes. */
function encoded(res: Response, encoding: Encoding, bytes: Buffer): Buffer {
  res.setHeader('Content-Encoding', encoding)
  return bytes
}

/** Answers HEAD without `Content-Length`, which is unknown, as the text was not compressed. */
function endWithoutBody(res: Response, encoding: Encoding): Response {
  res.setHeader('Content-Encoding', encoding)
  return res.end()
}
