import type { RequestHandler } from 'express'
import { localeCookie } from '../../src/i18n/locale-cookie.ts'
import { withPrefix } from '../../src/i18n/locales.ts'
import type { Config } from '../config/config.ts'
import { queryOf } from '../http/canonical-path.ts'
import { readVisitorCookies } from '../http/cookies.ts'
import { choosesLocale, preferredOtherLocale } from '../http/locale-detection.ts'
import { createSameSiteCheck } from '../http/same-origin.ts'
import type { PageFacts } from '../page-cache/cached-response.ts'

/**
 * Redirects a visitor who opens `/` from another site to the home page of their language, and stores the
 * language in a cookie. Only `/` is redirected: any other address implies the language.
 */
export function redirectToPreferredLocale(config: Pick<Config, 'siteUrl'>): RequestHandler {
  const isSameSite = createSameSiteCheck(config)
  return (req, res, next) => {
    if (req.path !== '/') return next()
    res.vary('Accept-Language').vary('Cookie')
    res.setHeader('Cache-Control', 'private, no-cache')
    const { language } = readVisitorCookies(req.headers.cookie)
    const to = preferredOtherLocale(req.headers, language, isSameSite)
    if (to === undefined) return next()
    res.setHeader('Cache-Control', 'private, no-store')
    res.append('Set-Cookie', localeCookie(to, req.secure))
    res
      .status(302)
      .setHeader('Location', withPrefix(to, '/') + (req.url.includes('?') ? `?${queryOf(req.url)}` : ''))
      .end()
  }
}

/** Sets `res.locals.choosesLocale`, by which the sender of a page finds out whether to store its language. */
export function detectLocaleChoice(config: Pick<Config, 'siteUrl'>): RequestHandler {
  const isSameSite = createSameSiteCheck(config)
  return (req, res, next) => {
    const { language } = readVisitorCookies(req.headers.cookie)
    res.locals.choosesLocale = (page: PageFacts): boolean => choosesLocale(req, language, page, isSameSite)
    next()
  }
}
