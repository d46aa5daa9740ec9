import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { withPrefix } from '../../src/i18n/locales.ts'
import { localeOfPath, matchRoute } from '../../src/router/match.ts'
import type { Deps } from '../deps.ts'
import { redirect } from '../handlers/page.ts'
import { HttpError } from '../http-error.ts'

/** Editors' rules that act before content. */
export const overridingRedirects =
  (deps: Deps): RequestHandler =>
  async (req, res, next) => {
    const hit = await findRule(deps, req)
    if (hit?.override) follow(res, hit)
    else next()
  }

/** What the API does not list is 404, whatever a rule says. */
const isApi = /^\/api([/?]|$)/

/** Content wins over the other rules: they act only where a page is missing. */
export const redirectsForMissing =
  (deps: Deps): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (!(error instanceof HttpError) || error.status !== 404 || isApi.test(req.originalUrl))
      return next(error)
    const hit = await findRule(deps, req)
    if (hit) follow(res, hit)
    else next(error)
  }

function findRule({ redirects }: Deps, req: Request) {
  const [path = '/', ...query] = req.originalUrl.split('?')
  const locale = matchRoute(path)?.locale ?? localeOfPath(path)
  const prefix = withPrefix(locale, '/').replace(/\/$/, '')
  const inner = decodeURIComponent(path).slice(prefix.length) || '/'
  return redirects.find(locale, inner, query.length > 0 ? `?${query.join('?')}` : '')
}

function follow(res: Response, hit: { to?: string; status: number }): void {
  if (hit.to === undefined) throw new HttpError(hit.status, 'This page is gone', { hint: '410-gone' })
  redirect(res, hit.status, hit.to)
}
