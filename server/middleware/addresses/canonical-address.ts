import type { RequestHandler } from 'express'
import type { Deps } from '../../deps.ts'
import { canonicalizePath } from '../../http/canonical-path.ts'
import { redirectTarget, siteOf } from '../../http/domains/public-addresses.ts'
import { HttpError, routeNotFound } from '../../http/http-error.ts'
import { redirectToCanonical } from '../../http/redirect.ts'

/**
 * Redirects (308) every other spelling of a path to the canonical one, with the same query. Later handlers
 * see canonical paths only.
 */
export const canonicalAddress =
  (deps: Pick<Deps, 'languages' | 'config'>): RequestHandler =>
  (req, res, next) => {
    const [path = '/', ...query] = req.url.split('?')
    const target = canonicalizePath(path, deps.languages)
    if (target.kind === 'ok') return next()
    if (target.kind === 'malformed') throw new HttpError(400, 'Malformed percent-encoding in the address')
    if (target.kind === 'unknown') throw routeNotFound(req.originalUrl)
    const search = query.length > 0 ? `?${query.join('?')}` : ''
    redirectToCanonical(res, redirectTarget(siteOf(deps), target.path + search))
  }
