import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { withPrefix } from '../../src/i18n/locales.ts'
import { localeOfPath } from '../../src/router/match.ts'
import { isOwnAddress } from '../../src/router/own-addresses.ts'
import { pageOfPayload } from '../../src/router/payload-url.ts'
import type { RedirectMatch } from '../cms/redirects/redirect-chain.ts'
import type { Deps } from '../deps.ts'
import { isForCode } from '../http/canonical-path.ts'
import { HttpError } from '../http/http-error.ts'
import { redirect } from '../http/responses.ts'
import { redirectRuleTags } from '../page-cache/dependency-tracker.ts'

interface Asked {
  readonly deps: Deps
  readonly req: Request
  readonly res: Response
}

/** Editors' rules that act before content. */
export const overridingRedirects =
  (deps: Deps): RequestHandler =>
  async (req, res, next) => {
    const hit = await findRule(deps, req)
    if (hit?.override) follow({ deps, req, res }, hit)
    else next()
  }

/**
 * Content wins over the other rules: they act only where a page is missing. What code asks for is no page,
 * whatever a rule says.
 */
export const redirectsForMissing =
  (deps: Deps): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (!(error instanceof HttpError) || error.status !== 404 || isOfCode(req)) return next(error)
    const hit = await findRule(deps, req)
    if (hit) follow({ deps, req, res }, hit)
    else next(error)
  }

/** A page may stand at `/api` itself, and so may a rule. */
const isOfCode = ({ originalUrl, path }: Request): boolean => isForCode(originalUrl) && isOwnAddress(path)

/** The rule for the page that is asked for, as document or as payload (whose query is no visitor's). */
function findRule({ redirects }: Deps, req: Request): Promise<RedirectMatch | undefined> {
  const [asked = '/', ...query] = req.originalUrl.split('?')
  const page = pageOfPayload(asked)
  const path = page ?? asked
  const locale = localeOfPath(path)
  const prefix = withPrefix(locale, '/').replace(/\/$/, '')
  const inner = decodeURIComponent(path).slice(prefix.length) || '/'
  return redirects.find(locale, inner, page === undefined && query.length > 0 ? `?${query.join('?')}` : '')
}

/** A client navigation is told where to go; it takes the visitor there itself. */
function follow({ deps, req, res }: Asked, { to, status }: RedirectMatch): void {
  if (to === undefined) throw new HttpError(status, 'This page is gone')
  const tags = redirectRuleTags(localeOfPath(req.path))
  if (pageOfPayload(req.path) === undefined) redirect(deps, res, { status, to, tags })
  else res.setHeader('Cache-Control', 'no-cache').json({ redirect: to })
}
