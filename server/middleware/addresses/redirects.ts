import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { routingOf } from '../../../src/router/match.ts'
import { pagePathOfPayload } from '../../../src/router/payload-url.ts'
import { divideByPrefix } from '../../cms/model/addresses/tidy-address.ts'
import { findOverridingRule } from '../../cms/redirects/overriding-rule.ts'
import type { RedirectMatch } from '../../cms/redirects/redirect-chain.ts'
import type { Deps } from '../../deps.ts'
import { isForCode, queryOf } from '../../http/canonical-path.ts'
import { redirectTarget, siteOf } from '../../http/domains/public-addresses.ts'
import { HttpError } from '../../http/http-error.ts'
import { sendRedirect } from '../../http/redirect.ts'
import { redirectRuleTags } from '../../page-cache/dependency-tracker.ts'

type RedirectDeps = Pick<Deps, 'redirects' | 'config' | 'languages'>

/** Applies the editors' redirect rules that take precedence over a page at the same address. */
export const overridingRedirects =
  (deps: RedirectDeps): RequestHandler =>
  async (req, res, next) => {
    const { query, ...address } = addressOf(deps, req)
    const rule = await findOverridingRule(deps.redirects, address, query)
    if (rule) follow(deps, req, res, rule)
    else next()
  }

/**
 * Applies the other redirect rules, for addresses without a page. Requests for the API and for builds are
 * never redirected.
 */
export const redirectsForMissing =
  (deps: RedirectDeps): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (!(error instanceof HttpError) || error.status !== 404 || isAskedByCode(deps, req)) return next(error)
    const { locale, path, query } = addressOf(deps, req)
    const rule = await deps.redirects.find(locale, path, query)
    if (rule) follow(deps, req, res, rule)
    else next(error)
  }

/**
 * Whether a request is for the API or for builds. `/api` itself is not reserved: a page or a redirect rule
 * may have that address.
 */
const isAskedByCode = ({ languages }: RedirectDeps, { originalUrl, path }: Request): boolean =>
  isForCode(originalUrl) && routingOf(languages).isReserved(path)

/**
 * The page that is requested, as document or as payload: language, decoded path without the language prefix,
 * and query with its `?`. The query of a payload request comes from the site's own code, so it is left out.
 */
function addressOf({ languages }: Pick<RedirectDeps, 'languages'>, { originalUrl }: Request) {
  const [requested = '/'] = originalUrl.split('?')
  const page = pagePathOfPayload(requested)
  const full = page ?? requested
  const { locale, uri } = divideByPrefix(languages, decodeURIComponent(full))
  const hasQuery = page === undefined && originalUrl.includes('?')
  return { locale, path: uri, query: hasQuery ? `?${queryOf(originalUrl)}` : '' }
}

/**
 * Redirects a request for a document; a rule without a target (410) throws. The response to a request for a
 * payload, a page's data, has the target as JSON, and the site's script navigates to the target.
 */
function follow(
  { config, languages }: RedirectDeps,
  req: Request,
  res: Response,
  { to, status }: RedirectMatch,
): void {
  if (to === undefined) throw new HttpError(status, 'This page is gone')
  const tags = redirectRuleTags(routingOf(languages).localeOf(req.path))
  if (pagePathOfPayload(req.path) === undefined)
    sendRedirect({ config, languages }, res, { status, to, tags })
  else {
    const target = redirectTarget(siteOf({ config, languages }), to)
    res.setHeader('Cache-Control', 'no-cache').json({ redirect: target })
  }
}
