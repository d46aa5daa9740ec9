import type { ErrorRequestHandler } from 'express'
import type { Deps } from '../../deps.ts'
import { redirectTarget, siteOf } from '../../http/domains/public-addresses.ts'
import { HttpError } from '../../http/http-error.ts'
import { redirectToCanonical } from '../../http/redirect.ts'

/**
 * Redirects `/SEARCH` and other spellings to the search page, once content has proved to have no page at the
 * requested address. Fixed routes such as the design system are redirected earlier (`canonicalizePath`),
 * since content cannot have the addresses of fixed routes in any spelling.
 */
export function searchByOtherCase({
  config,
  languages,
}: Pick<Deps, 'config' | 'languages'>): ErrorRequestHandler {
  const site = siteOf({ config, languages })
  const paths = languages.locales.map((locale) => languages.withPrefix(locale, config.searchPath))
  return (error, req, res, next) => {
    const isMissing = error instanceof HttpError && error.status === 404
    const path = isMissing
      ? paths.find((known) => known.toLowerCase() === req.path.toLowerCase() && known !== req.path)
      : undefined
    if (path === undefined) return next(error)
    redirectToCanonical(res, redirectTarget(site, path + req.originalUrl.slice(req.path.length)))
  }
}
