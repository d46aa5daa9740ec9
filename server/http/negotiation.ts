import type { Request } from 'express'
import { pagePathOfPayload } from '../../src/router/payload-url.ts'
import { isForCode } from './canonical-path.ts'
import { isDefaultVisitor, readVisitor } from './cookies.ts'

/** Matches an `Accept` header that prefers HTML. Any other header may prefer JSON. */
const pages = /^(?:\*\/\*|text\/html(?:,.*)?)$/
/** Whether the `Accept` header of a request prefers HTML; one without prefers nothing. */
export const prefersPages = (accept = '*/*'): boolean => pages.test(accept)

/** Whether an error is sent as JSON: at addresses for scripts, and to clients that prefer JSON to HTML. */
export const wantsJson = (req: Request): boolean =>
  isForCode(req.originalUrl) ||
  pagePathOfPayload(req.originalUrl.split('?')[0] ?? '') !== undefined ||
  req.accepts(['html', 'json']) === 'json'

/**
 * Whether the 404 response to a request is the same for all visitors, and may be cached.
 * @param versions of answers to the question of consent that count
 */
export const isCacheableNotFound = (req: Request, versions: readonly string[]): boolean =>
  ['GET', 'HEAD'].includes(req.method) &&
  !req.originalUrl.includes('?') &&
  isDefaultVisitor(readVisitor(req, versions)) &&
  !wantsJson(req)
