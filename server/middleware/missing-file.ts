import type { RequestHandler } from 'express'
import { routeNotFound } from '../http/http-error.ts'

/** Answers 404 for files that no build has, without looking for them in the content. */
export const missingFile: RequestHandler = (req) => {
  throw routeNotFound(req.originalUrl)
}
