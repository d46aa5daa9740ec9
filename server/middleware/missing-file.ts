import type { RequestHandler } from 'express'
import { routeNotFound } from '../http/http-error.ts'

/** A file that no build has: nobody asks the content for it. */
export const missingFile: RequestHandler = (req) => {
  throw routeNotFound(req.originalUrl)
}
