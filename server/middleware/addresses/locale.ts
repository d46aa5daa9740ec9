import type { RequestHandler } from 'express'
import { localeCookie } from '../../../src/i18n/locale-cookie.ts'
import { everyLanguageIsThere, type SiteLanguagesReader } from '../../cms/site-languages.ts'
import { queryOf } from '../../http/canonical-path.ts'
import { isSecure, readVisitorCookies } from '../../http/cookies.ts'
import { redirectTarget, siteOf } from '../../http/domains/public-addresses.ts'
import { createLocaleDetection, type DetectionDeps } from '../../http/locale-detection.ts'
import type { PageFacts } from '../../page-cache/cached-response.ts'

interface LocaleDeps extends DetectionDeps {
  readonly siteLanguages: SiteLanguagesReader
}

/**
 * Redirects a visitor who opens `/` by anything but a link of this site, and who prefers another language
 * than the default one, to the home page of that language, if there is one, and stores the language in a
 * cookie. Only `/` is redirected: any other address implies the language.
 */
export function redirectToPreferredLocale(deps: LocaleDeps): RequestHandler {
  const { languages, siteLanguages } = deps
  const detection = createLocaleDetection(deps)
  return async (req, res, next) => {
    if (req.path !== '/' || !detection.isNeeded) return next()
    res.vary('Accept-Language').vary('Cookie')
    res.setHeader('Cache-Control', 'private, no-cache')
    const { language } = readVisitorCookies(req.headers.cookie)
    const { homes } = await siteLanguages.get()
    const to = detection.redirect(req, language, homes)
    if (to === undefined) return next()
    const site = siteOf(deps)
    const query = req.url.includes('?') ? `?${queryOf(req.url)}` : ''
    res.setHeader('Cache-Control', 'private, no-store')
    if (languages.rows.length > 1) res.append('Set-Cookie', localeCookie(to, isSecure(req)))
    res
      .status(302)
      .setHeader('Location', redirectTarget(site, languages.withPrefix(to, '/') + query))
      .end()
  }
}

/**
 * Sets `res.locals.choosesLocale`, by which `sendCachedResponse` finds out whether the visitor chose the
 * language of a page by opening the page, so that the language is stored in the cookie.
 */
export function detectLocaleChoice(deps: LocaleDeps): RequestHandler {
  const { languages, siteLanguages } = deps
  const detection = createLocaleDetection(deps)
  return (req, res, next) => {
    const { language } = readVisitorCookies(req.headers.cookie)
    res.locals.choosesLocale = (page: PageFacts): boolean => {
      const { homes } = siteLanguages.known() ?? everyLanguageIsThere(languages)
      return detection.isChosen(req, language, page, homes)
    }
    next()
  }
}
