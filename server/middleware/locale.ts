import type { RequestHandler } from 'express'
import { localeCookie } from '../../src/i18n/locale-cookie.ts'
import { withPrefix } from '../../src/i18n/locales.ts'
import { everyLanguageIsThere, type SiteLanguagesReader } from '../cms/site-languages.ts'
import type { Config } from '../config/config.ts'
import { queryOf } from '../http/canonical-path.ts'
import { readVisitorCookies } from '../http/cookies.ts'
import { choosesLocale, preferredOtherLocale } from '../http/locale-detection.ts'
import { createSameSiteCheck } from '../http/same-origin.ts'
import type { PageFacts } from '../page-cache/cached-response.ts'

interface LocaleDeps {
  readonly config: Pick<Config, 'siteUrl'>
  readonly siteLanguages: SiteLanguagesReader
}

/**
 * Redirects a visitor who opens `/` by anything but a link of this site, and who prefers another language
 * than the default one, to the home page of that language, if there is one, and stores the language in a
 * cookie. Only `/` is redirected: any other address implies the language.
 */
export function redirectToPreferredLocale({ config, siteLanguages }: LocaleDeps): RequestHandler {
  const isSameSite = createSameSiteCheck(config)
  return async (req, res, next) => {
    if (req.path !== '/') return next()
    res.vary('Accept-Language').vary('Cookie')
    res.setHeader('Cache-Control', 'private, no-cache')
    const { language } = readVisitorCookies(req.headers.cookie)
    const { homes } = await siteLanguages.get()
    const to = preferredOtherLocale(req.headers, language, isSameSite, homes)
    if (to === undefined) return next()
    res.setHeader('Cache-Control', 'private, no-store')
    res.append('Set-Cookie', localeCookie(to, req.secure))
    res
      .status(302)
      .setHeader('Location', withPrefix(to, '/') + (req.url.includes('?') ? `?${queryOf(req.url)}` : ''))
      .end()
  }
}

/**
 * Sets `res.locals.choosesLocale`, by which `sendCachedResponse` finds out whether the visitor chose the
 * language of a page by opening the page, so that the language is stored in the cookie.
 */
export function detectLocaleChoice({ config, siteLanguages }: LocaleDeps): RequestHandler {
  const isSameSite = createSameSiteCheck(config)
  return (req, res, next) => {
    const { language } = readVisitorCookies(req.headers.cookie)
    res.locals.choosesLocale = (page: PageFacts): boolean => {
      const { homes } = siteLanguages.known() ?? everyLanguageIsThere
      return choosesLocale(req, language, page, isSameSite, homes)
    }
    next()
  }
}
