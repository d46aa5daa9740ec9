import type { ErrorRequestHandler } from 'express'
import { locales, withPrefix } from '../../src/i18n/locales.ts'
import type { Config } from '../config/config.ts'
import { HttpError } from '../http/http-error.ts'

/**
 * Redirects `/SEARCH` and other spellings to the search page, unless content has a page at that address.
 * Other fixed routes are redirected earlier (`canonicalizePath`), since content cannot have their addresses
 * in any spelling.
 */
export function searchByOtherCase({ searchPath }: Pick<Config, 'searchPath'>): ErrorRequestHandler {
  const paths = locales.map(({ locale }) => withPrefix(locale, searchPath))
  return (error, req, res, next) => {
    const isMissing = error instanceof HttpError && error.status === 404
    const path = isMissing
      ? paths.find((each) => each.toLowerCase() === req.path.toLowerCase() && each !== req.path)
      : undefined
    if (path === undefined) return next(error)
    res.setHeader('Cache-Control', 'public, max-age=3600')
    res
      .status(308)
      .setHeader('Location', path + req.originalUrl.slice(req.path.length))
      .end()
  }
}
