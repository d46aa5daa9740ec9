import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { siteOf } from '../http/domains/public-addresses.ts'
import { HttpError } from '../http/http-error.ts'
import { createRequestCheck, type RequestCheckDeps } from '../http/request-checks.ts'
import { createSameSiteCheck } from '../http/same-origin.ts'

/** Creates a handler that refuses requests that no browser sends, with 400, 414 or 431. */
export function refuseMalformed(deps: RequestCheckDeps): RequestHandler {
  const faultOf = createRequestCheck(deps)
  return (req, _res, next) => {
    const fault = faultOf(req)
    if (fault) throw new HttpError(fault.status, fault.message)
    next()
  }
}

/** Paths that accept POST. */
const posted = /^\/(preferences|preview\/exit|forms\/[\w-]+)$/
const readMethods = ['GET', 'HEAD']

/**
 * Answers 405 with `Allow` to all methods but GET, HEAD, and POST at the addresses of forms. A page may have
 * the address of a form as well, so that GET and HEAD are allowed everywhere.
 */
export const refuseMethods: RequestHandler = (req, res, next) => {
  const allowed = posted.test(req.path) ? [...readMethods, 'POST'] : readMethods
  if (allowed.includes(req.method)) return next()
  res.setHeader('Allow', allowed.join(', '))
  throw new HttpError(405, `${req.method} is not allowed here`)
}

/**
 * Refuses forms that a page of another site sends with this visitor's cookies (cross-site request forgery).
 */
export function refuseOtherSites(deps: Pick<Deps, 'config' | 'languages'>): RequestHandler {
  const isSameSite = createSameSiteCheck(siteOf(deps))
  return (req, _res, next) => {
    const site = req.get('sec-fetch-site')
    const origin = req.get('origin')
    // Older browsers have no `Sec-Fetch-Site`, but send `Origin` with a form of another site.
    const foreign =
      site !== undefined
        ? !['same-origin', 'none'].includes(site)
        : origin !== undefined && !isSameSite(origin, req.headers)
    if (foreign) throw new HttpError(403, 'This form was sent from another site')
    next()
  }
}
