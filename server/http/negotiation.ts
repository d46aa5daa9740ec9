import type { Request } from 'express'
import { pageOfPayload } from '../../src/router/payload-url.ts'
import { isForCode } from './canonical-path.ts'
import { isDefaultVisitor, readVisitor } from './visitor.ts'

/** Whether an error is told to code: by the address, or by what the client likes best. */
export const wantsJson = (req: Request): boolean =>
  isForCode(req.originalUrl) ||
  pageOfPayload(req.originalUrl.split('?')[0] ?? '') !== undefined ||
  req.accepts(['html', 'json']) === 'json'

/** Whether the answer is the same for all who ask for an address that nothing lies at. */
export const isCacheableNotFound = (req: Request): boolean =>
  ['GET', 'HEAD'].includes(req.method) &&
  !req.originalUrl.includes('?') &&
  isDefaultVisitor(readVisitor(req)) &&
  !wantsJson(req)
