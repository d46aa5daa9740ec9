import type { RequestHandler } from 'express'
import { routeNotFound } from '../http/http-error.ts'

/** Answers 404 for files below `/_build` that no build has. The content is not searched for them. */
export const missingFile: RequestHandler = (req) => {
  throw routeNotFound(req.originalUrl)
}
