import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express'
import { createViolations, type Violations } from '../../csp-reports/violations.ts'
import type { Deps } from '../../deps.ts'
import { createRateLimit } from '../../forms/rate-limit.ts'
import { cspReportsPath } from '../../http/fixed-headers.ts'

/** The media types of the Reporting API, and of browsers that do not know it. */
const types = ['application/reports+json', 'application/csp-report']
/** Bytes of a body. */
const maxBytes = 16_384
/** Bodies in a minute, of one address and of all. */
const limits = { perVisitor: 20, inAll: 300 }

/**
 * Takes what browsers report of the policy of pages. Every answer is empty: a browser shows it to nobody. What
 * is too much is refused before it is read, also while pages wait, which are worth more.
 */
export function receiveCspReports(
  deps: Pick<Deps, 'logger' | 'metrics' | 'scheduler'>,
): readonly (RequestHandler | ErrorRequestHandler)[] {
  const violations = createViolations(deps.logger, deps.metrics)
  const readBody = express.raw({ type: types, limit: maxBytes, inflate: false })
  return [admit(deps, violations), readBody, takeBody(violations), refuseBody(violations)]
}

/** Lets a body be read, or answers 411, 413, 415, 429, or 503 while pages wait. */
function admit({ scheduler }: Pick<Deps, 'scheduler'>, violations: Violations): RequestHandler {
  const limit = createRateLimit(limits)
  return (req, res, next) => {
    res.setHeader('Cache-Control', 'no-store')
    res.locals.route = cspReportsPath
    const refuse = (status: number, reason: 'busy' | 'limited' | 'malformed', wait?: number) => {
      violations.leave(reason)
      if (wait !== undefined) res.setHeader('Retry-After', String(wait))
      // What is not read would still have to be received on a connection that stays.
      if (hasLongBody(req)) res.setHeader('Connection', 'close')
      res.status(status).end()
    }
    if (scheduler.renderQueue.isFull()) return refuse(503, 'busy', 60)
    const wait = limit.take(req.ip)
    if (wait > 0) return refuse(429, 'limited', wait)
    const fault = faultOf(req)
    if (fault !== undefined) return refuse(fault, 'malformed')
    next()
  }
}

const takeBody =
  (violations: Violations): RequestHandler =>
  (req, res) => {
    const isReport = Buffer.isBuffer(req.body) && violations.take(req.body.toString('utf8'))
    res.status(isReport ? 204 : 400).end()
  }

/** Whether a body is too long, or does not say how long it is, as those of browsers do. */
const hasLongBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > maxBytes

/** The status for a body that would not be taken whatever it says. */
function faultOf(req: Request): number | undefined {
  if (hasLongBody(req)) return req.headers['transfer-encoding'] === undefined ? 413 : 411
  return req.is(types) ? undefined : 415
}

/** Answers for a body that could not be read: compressed, or cut off. */
const refuseBody =
  (violations: Violations): ErrorRequestHandler =>
  (error, _req, res, next) => {
    const status = Number(error?.status)
    if (res.headersSent || !(status >= 400 && status < 500)) return next(error)
    violations.leave('malformed')
    res.setHeader('Connection', 'close').status(status).end()
  }
