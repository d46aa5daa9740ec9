import type { Request } from 'express'
import { pagePathOfPayload } from '../../src/router/payload-url.ts'
import { isForCode } from './canonical-path.ts'
import { isDefaultVisitor, readVisitor } from './cookies.ts'

/** Whether an error is answered with JSON: code asks at that address, or the client prefers JSON to HTML. */
export const wantsJson = (req: Request): boolean =>
  isForCode(req.originalUrl) ||
  pagePathOfPayload(req.originalUrl.split('?')[0] ?? '') !== undefined ||
  req.accepts(['html', 'json']) === 'json'

/** Whether an answer that there is no page is the same for all who ask so, and may be cached for them. */
export const isCacheableNotFound = (req: Request): boolean =>
  ['GET', 'HEAD'].includes(req.method) &&
  !req.originalUrl.includes('?') &&
  isDefaultVisitor(readVisitor(req)) &&
  !wantsJson(req)
