import type { RequestHandler } from 'express'
import { HttpError } from '../http/http-error.ts'

/** What reads a body, up to a number of bytes. */
type ReadBody = (limit: number) => RequestHandler

/**
 * Reads a body with a parser of Express, and refuses it with 413 as soon as it is known to be longer: by what
 * the request says, or by what has come. The parser alone would first receive all of it, which a slow sender
 * makes last as long as a request may.
 */
export function boundedBody(maxBytes: number, readBody: ReadBody): RequestHandler {
  const read = readBody(maxBytes)
  return (req, res, next) => {
    const state = { bytes: 0, isDone: false }
    const end: typeof next = (error) => {
      if (state.isDone) return
      state.isDone = true
      req.off('data', count)
      next(error)
    }
    const refuse = () => end(new HttpError(413, ''))
    const count = (part: Buffer) => {
      state.bytes += part.length
      if (state.bytes > maxBytes) refuse()
    }
    if (Number(req.headers['content-length']) > maxBytes) return refuse()
    read(req, res, end)
    if (!state.isDone) req.on('data', count)
  }
}
