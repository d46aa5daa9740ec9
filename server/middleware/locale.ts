import type { IncomingMessage } from 'node:http'
import accepts from 'accepts'
import type { RequestHandler } from 'express'
import { localeCookie } from '../../src/i18n/locale-cookie.ts'
import { defaultLocale, isLocale, type Locale, locales, withPrefix } from '../../src/i18n/locales.ts'
import type { Config } from '../config/config.ts'
import { createSameSiteCheck, type IsSameSite } from '../http/same-origin.ts'
import { isSecure } from '../http/visitor.ts'

export type LocaleDecision = { readonly kind: 'stay' } | { readonly kind: 'redirect'; readonly to: Locale }

/**
 * Decides whether a visitor of the Dutch home page belongs to another language: the cookie if there is one,
 * else the browser's.
 */
export function decideLocale(chosen: Locale | undefined, preferred: Locale | undefined): LocaleDecision {
  const to = chosen ?? preferred ?? defaultLocale
  return to === defaultLocale ? { kind: 'stay' } : { kind: 'redirect', to }
}

/** What the detection looks at besides cookies. */
type Headers = IncomingMessage['headers']

/**
 * The language that a visitor of `/` belongs to, where that is another one. Detection runs only for a
 * document that a visitor opens: never for a prefetch, a background request or a link of this site, so that
 * Dutch can be reached without JavaScript.
 *
 * @param chosen value of the cookie, whatever it is
 */
export function preferredOtherLocale(
  headers: Headers,
  chosen: unknown,
  isOwn: IsSameSite,
): Locale | undefined {
  if (!opensDocument(headers) || comesFromHere(headers, isOwn)) return undefined
  // A value that is no language counts as absent; cookie-parser hands `j:{…}` over as an object.
  const known = isLocale(chosen) ? chosen : undefined
  const decision = decideLocale(known, known ? undefined : preferredLocale(headers['accept-language']))
  return decision.kind === 'redirect' ? decision.to : undefined
}

/**
 * The language that somebody is known by who opens a document from a page of this site: the cookie's, else
 * the one that `/` would detect. A page in another one has been chosen, by a link where no script runs, and
 * its answer keeps that (product.md, section 4). Undefined for every other request.
 *
 * @param chosen value of the cookie, whatever it is
 */
export function knownLocale(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  chosen: unknown,
  isOwn: IsSameSite,
): Locale | undefined {
  if (method !== 'GET' || !comesFromHere(headers, isOwn) || !opensDocument(headers)) return undefined
  return isLocale(chosen) ? chosen : (preferredLocale(headers['accept-language']) ?? defaultLocale)
}

/** Detection runs on `/` alone. */
export function redirectToPreferredLocale(config: Pick<Config, 'siteUrl'>): RequestHandler {
  const isOwn = createSameSiteCheck(config)
  return (req, res, next) => {
    if (req.path !== '/') return next()
    res.vary('Accept-Language').vary('Cookie')
    res.setHeader('Cache-Control', 'private, no-cache')
    const to = preferredOtherLocale(req.headers, req.cookies?.i18n_redirected, isOwn)
    if (to === undefined) return next()
    const query = req.url.indexOf('?')
    const search = query < 0 ? '' : req.url.slice(query)
    res.setHeader('Cache-Control', 'private, no-store')
    res.append('Set-Cookie', localeCookie(to, isSecure(req)))
    res
      .status(302)
      .setHeader('Location', withPrefix(to, '/') + search)
      .end()
  }
}

/** For whoever sends a page: `res.locals.knownLocale`. */
export function detectKnownLocale(config: Pick<Config, 'siteUrl'>): RequestHandler {
  const isOwn = createSameSiteCheck(config)
  return (req, res, next) => {
    res.locals.knownLocale = knownLocale(req, req.cookies?.i18n_redirected, isOwn)
    next()
  }
}

/** For a visitor to see: not in the background, nor ahead. */
function opensDocument(headers: Headers): boolean {
  const destination = headers['sec-fetch-dest']
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  return (destination === undefined || destination === 'document') && !purpose.includes('prefetch')
}

function comesFromHere(headers: Headers, isOwn: IsSameSite): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const referer = headers.referrer ?? headers.referer
  return typeof referer === 'string' && isOwn(referer, headers)
}

const maxHeader = 256
const maxRanges = 10

/** RFC 9110 section 12.5.4. The header is cut: parsing 15 KB of it costs 40 ms. */
function preferredLocale(header: string | undefined): Locale | undefined {
  if (!header) return undefined
  const kept = header.slice(0, maxHeader).split(',').slice(0, maxRanges)
  const ranges = header.length > maxHeader ? kept.slice(0, -1) : kept
  const languages = locales.map(({ lang }) => lang)
  const best = accepts({ headers: { 'accept-language': ranges.join(',') } } as IncomingMessage).language([
    ...languages,
  ])
  return isLocale(best) ? best : undefined
}
