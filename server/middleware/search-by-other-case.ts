import type { ErrorRequestHandler } from 'express'
import { locales, withPrefix } from '../../src/i18n/locales.ts'
import type { Config } from '../config/config.ts'
import { HttpError } from '../http/http-error.ts'

/**
 * `/SEARCH` leads to the search page as other spellings of fixed routes lead to theirs, where content has no
 * such address.
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
