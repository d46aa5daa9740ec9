import type { IncomingMessage } from 'node:http'
import accepts from 'accepts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { Config } from '../config/config.ts'
import type { Domains } from './domains/domains.ts'
import { siteOf } from './domains/public-addresses.ts'
import { createSameSiteCheck } from './same-origin.ts'

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
   * or a link of this site, so that the language at `/` can be reached without JavaScript, and never at the
   * domain of a language other than that of `SITE_URL`. Where no language is at `/`, everybody is redirected.
   *
   * @param chosen value of the language cookie, which is not validated yet
   * @param homes languages with a home page; of others, neither cookie nor browser counts
   */
  redirect(req: IncomingMessage, chosen: unknown, homes: ReadonlySet<Locale>): Locale | undefined
  /**
   * Whether a visitor chose the language of a page by opening it: with a link of this site, while the cookie
   * or the browser names another language. The response then sets the cookie, as scripts may be disabled.
   *
   * @param chosen value of the language cookie, which is not validated yet
   * @param homes languages with a home page, between which the browser's wish decides
   */
  isChosen(req: IncomingMessage, chosen: unknown, page: OpenedPage, homes: ReadonlySet<Locale>): boolean
}

/** What the detection needs to know of a site. */
export interface DetectionDeps {
  readonly config: Pick<Config, 'siteUrl'>
  readonly languages: Languages
  readonly domains: Domains | undefined
}

/** Creates the detection of languages for a site. */
export function createLocaleDetection({ config, languages, domains }: DetectionDeps): LocaleDetection {
  const isSameSite = createSameSiteCheck(siteOf({ config, languages }))
  const usual = languages.default.locale
  const unprefixed = languages.rows.find(({ prefix }) => prefix === '')?.locale
  const rootOf = (req: IncomingMessage) => (domains ? domains.atRoot(domains.originOf(req)) : unprefixed)
  /** Whether the domain of a request is that of one language, which its visitors came for. */
  const isDecided = (req: IncomingMessage, atRoot: Locale | undefined) =>
    domains !== undefined && atRoot !== undefined && domains.originOf(req) !== domains.origins[0]
  /** Whether a visitor of `/` can have a language: the one there is what they get anyway. */
  const isChoice = (locale: Locale, homes: ReadonlySet<Locale>, atRoot?: Locale) =>
    locale === atRoot || homes.has(locale)
  const accepted = ({ 'accept-language': header }: Headers, homes: ReadonlySet<Locale>, atRoot?: Locale) =>
    header ? acceptedLocale(header, languages, (locale) => isChoice(locale, homes, atRoot)) : undefined
  /** Whether a request comes from this site; from another domain of it, only the `Referer` tells. */
  function comesFromThisSite(headers: Headers): boolean {
    const { 'sec-fetch-site': from, referer } = headers
    if (from !== undefined && (from === 'same-origin' || !domains)) return from === 'same-origin'
    const referrer = headers.referrer ?? referer
    return typeof referrer === 'string' && isSameSite(referrer, headers)
  }
  /** The language for visitors without a preference: the default one, if there is anything to see. */
  const usualIn = (homes: ReadonlySet<Locale>, atRoot?: Locale) =>
    isChoice(usual, homes, atRoot)
      ? usual
      : (atRoot ?? languages.locales.find((each) => homes.has(each)) ?? usual)

  return {
    isNeeded: languages.rows.length > 1 || unprefixed === undefined || domains !== undefined,
    redirect(req, chosen, homes) {
      const { headers } = req
      const atRoot = rootOf(req)
      const isLed = !opensDocument(headers) || comesFromThisSite(headers)
      if (atRoot !== undefined && (isLed || isDecided(req, atRoot))) return undefined
      // A value that is no language counts as absent; cookie-parser returns an object for `j:{…}`.
      const known = languages.has(chosen) && isChoice(chosen, homes, atRoot) ? chosen : undefined
      const preferred = known ? undefined : accepted(headers, homes, atRoot)
      const decision = decideLocale(known, preferred, { atRoot, usual: usualIn(homes, atRoot) })
      return decision.kind === 'redirect' ? decision.to : undefined
    },
    isChosen(req, chosen, page, homes) {
      const { method, headers } = req
      if (chosen === page.locale || page.status !== 200 || method !== 'GET') return false
      if (!comesFromThisSite(headers) || !opensDocument(headers)) return false
      const atRoot = rootOf(req)
      if (isDecided(req, atRoot)) return false
      const known = languages.has(chosen) ? chosen : (accepted(headers, homes, atRoot) ?? usual)
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
