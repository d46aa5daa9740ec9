import type { RequestHandler } from 'express'
import { routeNotFound } from '../http/http-error.ts'

/** Answers 404 for a file below `/_build` that no build has: content never has a page at such an address. */
export const missingFile: RequestHandler = (req) => {
  throw routeNotFound(req.originalUrl)
}
