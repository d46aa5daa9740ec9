import accepts from 'accepts'
import type { Request, RequestHandler } from 'express'
import { localeCookie } from '../../src/i18n/locale-cookie.ts'
import { defaultLocale, isLocale, type Locale, locales, withPrefix } from '../../src/i18n/locales.ts'
import { isSecure } from '../visitor.ts'

export type LocaleDecision = { readonly kind: 'stay' } | { readonly kind: 'redirect'; readonly to: Locale }

/** Decides whether a visitor of the Dutch home page belongs to another language: the cookie if there is one, else the browser's. */
export function decideLocale(chosen: Locale | undefined, preferred: Locale | undefined): LocaleDecision {
  const to = chosen ?? preferred ?? defaultLocale
  return to === defaultLocale ? { kind: 'stay' } : { kind: 'redirect', to }
}

/**
 * Detection runs on `/` alone, and only for a document that a visitor opens: never for a prefetch, a background request or a link
 * of this site, so that Dutch can be reached without JavaScript.
 */
export const redirectToPreferredLocale: RequestHandler = (req, res, next) => {
  if (req.path !== '/') return next()
  res.vary('Accept-Language').vary('Cookie')
  res.setHeader('Cache-Control', 'private, no-cache')
  if (!mayDetect(req)) return next()
  const decision = decideLocale(chosenLocale(req), preferredLocale(req))
  if (decision.kind === 'stay') return next()
  const query = req.url.indexOf('?')
  const search = query < 0 ? '' : req.url.slice(query)
  res.setHeader('Cache-Control', 'private, no-store')
  res.append('Set-Cookie', localeCookie(decision.to, isSecure(req)))
  res
    .status(302)
    .setHeader('Location', withPrefix(decision.to, '/') + search)
    .end()
}

function mayDetect(req: Request): boolean {
  const destination = req.get('sec-fetch-dest')
  const purpose = `${req.get('sec-purpose') ?? ''} ${req.get('purpose') ?? ''}`
  if (destination !== undefined && destination !== 'document') return false
  return !purpose.includes('prefetch') && !comesFromHere(req)
}

function comesFromHere(req: Request): boolean {
  const site = req.get('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const referer = req.get('referer')
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === req.get('host')
}

/** A value that is no language counts as absent; cookie-parser hands `j:{…}` over as an object. */
const chosenLocale = (req: Request): Locale | undefined => {
  const value: unknown = req.cookies?.i18n_redirected
  return isLocale(value) ? value : undefined
}

const maxHeader = 256
const maxRanges = 10

/** RFC 9110 section 12.5.4. The header is cut: parsing 15 KB of it costs 40 ms. */
function preferredLocale(req: Request): Locale | undefined {
  const header = req.get('accept-language')
  if (!header) return undefined
  const kept = header.slice(0, maxHeader).split(',').slice(0, maxRanges)
  const ranges = header.length > maxHeader ? kept.slice(0, -1) : kept
  const languages = locales.map(({ lang }) => lang)
  const best = accepts({ headers: { 'accept-language': ranges.join(',') } } as Request).language([
    ...languages,
  ])
  return isLocale(best) ? best : undefined
}
