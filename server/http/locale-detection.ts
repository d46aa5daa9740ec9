import type { IncomingMessage } from 'node:http'
import accepts from 'accepts'
import { defaultLocale, isLocale, type Locale, locales } from '../../src/i18n/locales.ts'
import type { IsSameSite } from './same-origin.ts'

/** Whether a visitor of the home page stays there, or is redirected to that of another language. */
export type LocaleDecision = { readonly kind: 'stay' } | { readonly kind: 'redirect'; readonly to: Locale }

/**
 * Decides whether a visitor of the default language's home page is redirected to another language: the one of
 * the cookie if there is one, else that of the browser.
 */
export function decideLocale(chosen: Locale | undefined, preferred: Locale | undefined): LocaleDecision {
  const to = chosen ?? preferred ?? defaultLocale
  return to === defaultLocale ? { kind: 'stay' } : { kind: 'redirect', to }
}

type Headers = IncomingMessage['headers']

/**
 * The language that a visitor of `/` prefers; undefined for the default language. Detection runs only for a
 * document that a visitor opens from elsewhere: never for a prefetch, a request of a script, or a link of
 * this site, so that the default language can be reached without JavaScript.
 *
 * @param chosen value of the language cookie, which is not validated yet
 * @param homes languages with a home page; of others, neither cookie nor browser counts
 */
export function preferredOtherLocale(
  headers: Headers,
  chosen: unknown,
  isSameSite: IsSameSite,
  homes: ReadonlySet<Locale>,
): Locale | undefined {
  if (!opensDocument(headers) || comesFromThisSite(headers, isSameSite)) return undefined
  // A value that is no language counts as absent; cookie-parser returns an object for `j:{…}`.
  const known = isLocale(chosen) && isChoice(chosen, homes) ? chosen : undefined
  const decision = decideLocale(known, known ? undefined : acceptedLocale(headers['accept-language'], homes))
  return decision.kind === 'redirect' ? decision.to : undefined
}

/**
 * Whether a visitor chose the language of a page by opening it: with a link of this site, while the cookie or
 * the browser names another language. The response then sets the cookie, as scripts may be disabled.
 *
 * @param chosen value of the language cookie, which is not validated yet
 * @param homes languages with a home page, between which the browser's wish decides
 */
export function choosesLocale(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  chosen: unknown,
  page: { readonly status: number; readonly locale: Locale },
  isSameSite: IsSameSite,
  homes: ReadonlySet<Locale>,
): boolean {
  if (chosen === page.locale || page.status !== 200 || method !== 'GET') return false
  if (!comesFromThisSite(headers, isSameSite) || !opensDocument(headers)) return false
  const known = isLocale(chosen)
    ? chosen
    : (acceptedLocale(headers['accept-language'], homes) ?? defaultLocale)
  return known !== page.locale
}

/** Whether a request is for a document that a visitor sees: not by a script, and not a prefetch. */
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

/** Characters of `Accept-Language` that are read. */
const maxHeaderLength = 256
const maxRanges = 10

/** Whether a visitor of `/` can have a language: the default one is what is there. */
const isChoice = (locale: Locale, homes: ReadonlySet<Locale>): boolean =>
  locale === defaultLocale || homes.has(locale)

/**
 * The language that `Accept-Language` prefers (RFC 9110, section 12.5.4) of the default one and those with a
 * home page. The header is cut: parsing 15 KB of it takes 40 ms.
 */
function acceptedLocale(header: string | undefined, homes: ReadonlySet<Locale>): Locale | undefined {
  if (!header) return undefined
  const cut = header.slice(0, maxHeaderLength).split(',').slice(0, maxRanges)
  const ranges = header.length > maxHeaderLength ? cut.slice(0, -1) : cut
  const languages = locales.filter(({ locale }) => isChoice(locale, homes)).map(({ lang }) => lang)
  const best = accepts({ headers: { 'accept-language': ranges.join(',') } } as IncomingMessage).language([
    ...languages,
  ])
  return isLocale(best) ? best : undefined
}
