import type { IncomingMessage } from 'node:http'
import accepts from 'accepts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { IsSameSite } from './same-origin.ts'

/** Whether a visitor of `/` stays there, or is redirected to the home page of a language. */
export type LocaleDecision = { readonly kind: 'stay' } | { readonly kind: 'redirect'; readonly to: Locale }

/** The languages between which a visitor of `/` is sent. */
export interface LocaleChoice {
  /** The language whose home page is at `/`; undefined where all languages have a prefix. */
  readonly atRoot: Locale | undefined
  /** The language of a visitor without a preference. */
  readonly usual: Locale
}

/**
 * Decides where a visitor of `/` belongs: the language of the cookie if there is one, else that of the
 * browser, else the usual one.
 */
export function decideLocale(
  chosen: Locale | undefined,
  preferred: Locale | undefined,
  { atRoot, usual }: LocaleChoice,
): LocaleDecision {
  const to = chosen ?? preferred ?? usual
  return to === atRoot ? { kind: 'stay' } : { kind: 'redirect', to }
}

type Headers = IncomingMessage['headers']

/** A page that a visitor opens. */
interface OpenedPage {
  readonly status: number
  readonly locale: Locale
}

/** Finds the language that a visitor wants, by cookie and browser. */
export interface LocaleDetection {
  /** Whether visitors of `/` may be redirected: not on a site whose one language is there. */
  readonly isNeeded: boolean
  /**
   * The language to whose home page a visitor of `/` is redirected; undefined for one who stays. Detection
   * runs only for a document that a visitor opens from elsewhere: never for a prefetch, a request of a script,
   * or a link of this site, so that the language at `/` can be reached without JavaScript. Where no language
   * is at `/`, everybody is redirected.
   *
   * @param chosen value of the language cookie, which is not validated yet
   * @param homes languages with a home page; of others, neither cookie nor browser counts
   */
  redirect(headers: Headers, chosen: unknown, homes: ReadonlySet<Locale>): Locale | undefined
  /**
   * Whether a visitor chose the language of a page by opening it: with a link of this site, while the cookie
   * or the browser names another language. The response then sets the cookie, as scripts may be disabled.
   *
   * @param chosen value of the language cookie, which is not validated yet
   * @param homes languages with a home page, between which the browser's wish decides
   */
  isChosen(
    request: Pick<IncomingMessage, 'method' | 'headers'>,
    chosen: unknown,
    page: OpenedPage,
    homes: ReadonlySet<Locale>,
  ): boolean
}

/** Creates the detection of languages for a site. */
export function createLocaleDetection(languages: Languages, isSameSite: IsSameSite): LocaleDetection {
  const usual = languages.default.locale
  const atRoot = languages.rows.find(({ prefix }) => prefix === '')?.locale
  /** Whether a visitor of `/` can have a language: the one there is what they get anyway. */
  const isChoice = (locale: Locale, homes: ReadonlySet<Locale>) => locale === atRoot || homes.has(locale)
  const accepted = ({ 'accept-language': header }: Headers, homes: ReadonlySet<Locale>) =>
    header ? acceptedLocale(header, languages, (locale) => isChoice(locale, homes)) : undefined
  const isLed = (headers: Headers) => !opensDocument(headers) || comesFromThisSite(headers, isSameSite)
  /** The language for visitors without a preference: the default one, if there is anything to see. */
  const usualIn = (homes: ReadonlySet<Locale>) =>
    isChoice(usual, homes) ? usual : (atRoot ?? languages.locales.find((each) => homes.has(each)) ?? usual)

  return {
    isNeeded: languages.rows.length > 1 || atRoot === undefined,
    redirect(headers, chosen, homes) {
      if (atRoot !== undefined && isLed(headers)) return undefined
      // A value that is no language counts as absent; cookie-parser returns an object for `j:{…}`.
      const known = languages.has(chosen) && isChoice(chosen, homes) ? chosen : undefined
      const preferred = known ? undefined : accepted(headers, homes)
      const decision = decideLocale(known, preferred, { atRoot, usual: usualIn(homes) })
      return decision.kind === 'redirect' ? decision.to : undefined
    },
    isChosen({ method, headers }, chosen, page, homes) {
      if (chosen === page.locale || page.status !== 200 || method !== 'GET') return false
      if (!comesFromThisSite(headers, isSameSite) || !opensDocument(headers)) return false
      const known = languages.has(chosen) ? chosen : (accepted(headers, homes) ?? usual)
      return known !== page.locale
    },
  }
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

/**
 * The language that `Accept-Language` prefers (RFC 9110, section 12.5.4) of those that are a choice. The header
 * is cut: parsing 15 KB of it takes 40 ms.
 */
function acceptedLocale(
  header: string,
  { rows }: Languages,
  isChoice: (locale: Locale) => boolean,
): Locale | undefined {
  const cut = header.slice(0, maxHeaderLength).split(',').slice(0, maxRanges)
  const ranges = header.length > maxHeaderLength ? cut.slice(0, -1) : cut
  const choices = rows.filter(({ locale }) => isChoice(locale))
  const best = accepts({ headers: { 'accept-language': ranges.join(',') } } as IncomingMessage).language(
    choices.map(({ lang }) => lang),
  )
  return choices.find(({ lang }) => lang === best)?.locale
}
