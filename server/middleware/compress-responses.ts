import type { RequestHandler, Response } from 'express'
import { acceptedEncoding, compressQuickly, type Encoding, minCompressedBytes } from '../http/encoding.ts'

/**
 * Compresses texts that a handler sends with `res.send`, such as JSON and feeds. Pages and files are sent in
 * another way, with compressed variants of their own.
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
    new Promise<Buffer>((resolve) => resolve(compressQuickly(bytes, encoding))).then(
      (smaller) => send(encoded(res, encoding, smaller)),
      () => send(body),
    )
    return res
  }
  next()
}

/**
 * Sets one weak tag for all encodings of a text, before it is compressed: a client that has the text already
 * makes the work unnecessary.
 */
function setEtag(res: Response, bytes: Buffer): void {
  const tag: ((bytes: Buffer) => string) | undefined = res.app.get('etag fn')
  if (tag && !res.hasHeader('ETag')) res.setHeader('ETag', tag(bytes))
}

function encoded(res: Response, encoding: Encoding, bytes: Buffer): Buffer {
  res.setHeader('Content-Encoding', encoding)
  return bytes
}

/** Answers HEAD without `Content-Length`, which may be left out: nobody has compressed the text. */
function endWithoutBody(res: Response, encoding: Encoding): Response {
  res.setHeader('Content-Encoding', encoding)
  return res.end()
}
