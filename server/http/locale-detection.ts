import type { IncomingMessage } from 'node:http'
import accepts from 'accepts'
import { defaultLocale, isLocale, type Locale, locales } from '../../src/i18n/locales.ts'
import type { IsSameSite } from './same-origin.ts'

/** Whether a visitor of the home page stays there. */
export type LocaleDecision = { readonly kind: 'stay' } | { readonly kind: 'redirect'; readonly to: Locale }

/**
 * Decides whether a visitor of the default language's home page belongs to another language: the one of the
 * cookie if there is one, else the browser's.
 */
export function decideLocale(chosen: Locale | undefined, preferred: Locale | undefined): LocaleDecision {
  const to = chosen ?? preferred ?? defaultLocale
  return to === defaultLocale ? { kind: 'stay' } : { kind: 'redirect', to }
}

type Headers = IncomingMessage['headers']

/**
 * The language that a visitor of `/` belongs to, where that is another one. Detection runs only for a
 * document that a visitor opens from elsewhere: never for a prefetch, a request of a script, or a link of
 * this site, so that the default language can be reached without JavaScript.
 *
 * @param chosen value of the language cookie, whatever it is
 */
export function preferredOtherLocale(
  headers: Headers,
  chosen: unknown,
  isSameSite: IsSameSite,
): Locale | undefined {
  if (!opensDocument(headers) || comesFromThisSite(headers, isSameSite)) return undefined
  // A value that is no language counts as absent; the parser of cookies hands `j:{…}` over as an object.
  const known = isLocale(chosen) ? chosen : undefined
  const decision = decideLocale(known, known ? undefined : acceptedLocale(headers['accept-language']))
  return decision.kind === 'redirect' ? decision.to : undefined
}

/**
 * Whether somebody chose the language of a page by opening it: with a link of this site, while cookie or
 * browser name another language. The answer then stores the choice, because no script may run that could.
 *
 * @param chosen value of the language cookie, whatever it is
 */
export function choosesLocale(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  chosen: unknown,
  page: { readonly status: number; readonly locale: Locale },
  isSameSite: IsSameSite,
): boolean {
  if (chosen === page.locale || page.status !== 200 || method !== 'GET') return false
  if (!comesFromThisSite(headers, isSameSite) || !opensDocument(headers)) return false
  const known = isLocale(chosen) ? chosen : (acceptedLocale(headers['accept-language']) ?? defaultLocale)
  return known !== page.locale
}

/** For a visitor to see: not asked for by a script, nor ahead of a visit. */
function opensDocument(headers: Headers): boolean {
  const destination = headers['sec-fetch-dest']
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  return (destination === undefined || destination === 'document') && !purpose.includes('prefetch')
}

function comesFromThisSite(headers: Headers, isSameSite: IsSameSite): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const referer = headers.referrer ?? headers.referer
  return typeof referer === 'string' && isSameSite(referer, headers)
}

const maxHeaderLength = 256
const maxRanges = 10

/**
 * The language that `Accept-Language` likes best (RFC 9110, section 12.5.4). The header is cut: parsing 15 KB
 * of it takes 40 ms.
 */
function acceptedLocale(header: string | undefined): Locale | undefined {
  if (!header) return undefined
  const cut = header.slice(0, maxHeaderLength).split(',').slice(0, maxRanges)
  const ranges = header.length > maxHeaderLength ? cut.slice(0, -1) : cut
  const languages = locales.map(({ lang }) => lang)
  const best = accepts({ headers: { 'accept-language': ranges.join(',') } } as IncomingMessage).language([
    ...languages,
  ])
  return isLocale(best) ? best : undefined
}
