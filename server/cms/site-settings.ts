/** Reads the settings of the site, which editors write in global sets. */
import type { Logger } from 'pino'
import { isGtmId } from '../../src/client/analytics/gtm-id.ts'
import type { Logo } from '../../src/content/shell/logo.ts'
import { failedGlobals, type GlobalData, type Value, type Values } from '../../src/content/types.ts'
import { isValues } from '../../src/content/values/values.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import * as messages from '../../src/shared/errors.ts'
import { memoLast, memoWeak } from '../../src/shared/memo.ts'
import type { Config } from '../config/config.ts'
import { type BrandFacts, readBrandFacts, withFactsOf } from './brand-facts/brand-facts.ts'
import { readContactFacts } from './brand-facts/contact-facts.ts'
import { createCrowdedLog } from './brand-facts/crowded-sets.ts'
import { contactFactsOf, hasWholeContact, joinSets, organizationWith } from './brand-facts/join-sets.ts'
import { createFaultLog } from './fault-log.ts'
import type { ContentSource } from './source.ts'

/** Reads the global sets of the content, which hold the settings of the site. Neither method rejects. */
export interface GlobalsReader {
  /**
   * The fields of the set `general`, with the sets `organization` and `redirects` as members; `failedGlobals`
   * when they could not be loaded.
   */
  get(locale?: Locale): Promise<GlobalData>
  /** The settings that pages use; with `failed` and defaults when the globals could not be loaded. */
  settings(locale?: Locale): Promise<SiteSettings>
}

/** The settings of the site in one language. */
export interface SiteSettings {
  /** Empty where nothing of the project names the site. */
  readonly siteName: string
  readonly tagline: string | undefined
  /** Description of pages that have none. */
  readonly description: string | undefined
  /** Text between the title of a page and the name of the site, with its spaces. */
  readonly titleSeparator: string
  /** Id of the container of Google Tag Manager: `GTM-…`. */
  readonly gtmId: string | undefined
  /** Verification id of Google Search Console. */
  readonly siteVerification: string | undefined
  /** Fields of the global set `organization`, and contact facts of sets of any handle by its names. */
  readonly organization: Values | undefined
  /** What global sets of any handle say of the brand. */
  readonly facts: BrandFacts
  /** The logo, where the site has one. */
  readonly logo?: Logo | undefined
  /** Whether analytics wait for the visitor's consent. */
  readonly consentRequired: boolean
  /** Whether the globals could not be loaded. */
  readonly failed: boolean
}

interface GlobalsReaderOptions {
  readonly content: Pick<ContentSource, 'globals' | 'siteName'>
  readonly languages: Languages
  readonly config: Pick<Config, 'consent'>
  readonly logger: Pick<Logger, 'error' | 'warn' | 'debug'>
}

/** Creates the reader of a source's global sets. Failures are logged, and marked in the result. */
export function createGlobalsReader({
  content,
  languages,
  config,
  logger,
}: GlobalsReaderOptions): GlobalsReader {
  const defaultLocale = languages.default.locale
  const faults = createFaultLog(logger)
  // A source returns the same object until something changes, so settings are computed once per change.
  const settingsOf = memoWeak((data: GlobalData) => toSettings(data, config.consent))
  const tellCrowded = createCrowdedLog(logger)
  const get = async (locale: Locale = defaultLocale): Promise<GlobalData> => {
    try {
      const sets = await content.globals(locale)
      faults.passed(locale)
      tellCrowded(sets)
      return joinSets(sets)
    } catch (err) {
      faults.failed(locale, err, messages.globals)
      return failedGlobals
    }
  }
  /** Loads the globals of the default language only where a site-wide field of the language is empty. */
  const complete = async (locale: Locale): Promise<GlobalData> => {
    const own = await get(locale)
    if (
      own === failedGlobals ||
      locale === defaultLocale ||
      siteWide.every((name) => text((own as Values)[name]))
    )
      return own
    return withSiteWide(own as Values)(await get(defaultLocale))
  }
  /** Languages whose missing verification id was logged. */
  const missing = new Set<Locale>()
  /** Warns when the verification id is missing: once, until a later load has found it. */
  const warnOnce = (locale: Locale, { siteVerification }: SiteSettings) => {
    if (siteVerification !== undefined) missing.delete(locale)
    else if (!missing.has(locale)) {
      missing.add(locale)
      logger.warn({ locale }, messages.verification)
    }
  }
  const setsOf = (locale: Locale) => content.globals(locale).catch(() => noSets)
  const readFacts = async (locale: Locale): Promise<BrandFacts> => readBrandFacts(await setsOf(locale))
  const contactOf = async (locale: Locale): Promise<Values> => {
    const own = await setsOf(locale)
    return hasWholeContact(own) ? readContactFacts(own) : contactFactsOf(own, await setsOf(defaultLocale))
  }
  /** What the sets of a language say of the brand, else those of other languages, the default one first. */
  const factsOf = async (locale: Locale): Promise<BrandFacts> => {
    const others = [defaultLocale, ...languages.locales].filter((each) => each !== locale)
    let facts = await readFacts(locale)
    for (const other of new Set(others)) {
      // Any language may tell the name; the pictures of the default language are enough.
      if (facts.name !== undefined && (isWhole(facts) || other !== defaultLocale)) break
      facts = withFactsOf(facts)(await readFacts(other))
    }
    return facts
  }
  return {
    get,
    async settings(locale = defaultLocale) {
      const plain = settingsOf(await complete(locale))
      const [facts, contact] = [await factsOf(locale), await contactOf(locale)]
      const isNamed = plain.siteName !== '' || facts.name !== undefined
      const settings = withFacts(plain)(facts, contact, isNamed ? undefined : content.siteName?.(locale))
      warnOnce(locale, settings)
      return settings
    },
  }
}

/** Facts that a language takes from the default language where it has none. */
const sharedFacts = ['name', 'logo', 'icon', 'share', 'brand'] as const
const isWhole = (facts: BrandFacts): boolean => sharedFacts.every((name) => facts[name] !== undefined)

const noSets: Readonly<Record<string, Values>> = {}

/** The settings with what other sets and the settings of the project say of the site. */
const withFacts = memoWeak((settings: SiteSettings) =>
  memoLast(
    (facts: BrandFacts, contact: Values, projectName: string | undefined): SiteSettings => ({
      ...settings,
      facts,
      organization: organizationWith(contact)(settings.organization),
      siteName: settings.siteName || (facts.name ?? projectName ?? ''),
      tagline: settings.tagline ?? facts.tagline,
    }),
  ),
)

const text = (value: Value): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/**
 * Fields of `general` that hold for the whole site: where a language leaves one empty, the value of the
 * default language holds. Statamic itself does this only for a set with an origin, and the REST API sends
 * `null` for an empty field.
 * `consent` is among them, because an empty field must not let analytics run without consent. Other fields
 * belong to their language.
 */
const siteWide = ['site_name', 'title_separator', 'gtm_id', 'gsc_verification', 'consent'] as const

/** The fields of a language, with the site-wide fields that it leaves empty from the default language. */
const withSiteWide = memoWeak((own: Values) =>
  memoLast(
    (site: GlobalData): Values => ({
      ...own,
      ...Object.fromEntries(
        siteWide.map((name) => [name, text(own[name]) ? own[name] : (site as Values)[name]]),
      ),
    }),
  ),
)

function toSettings(data: GlobalData, consent: Config['consent']): SiteSettings {
  const failed = data === failedGlobals
  const fields: Values = failed ? {} : (data as Values)
  const gtm = text(fields.gtm_id)
  const organization = isValues(fields.organization) ? fields.organization : undefined
  return {
    siteName: text(fields.site_name) ?? '',
    tagline: text(fields.tagline),
    description: text(fields.description) ?? text(fields.seo_description),
    titleSeparator: text(fields.title_separator) ? ` ${text(fields.title_separator)} ` : ' – ',
    gtmId: gtm && isGtmId(gtm) ? gtm : undefined,
    siteVerification: text(fields.gsc_verification),
    organization,
    facts: {},
    consentRequired: (consent ?? text(fields.consent)) === 'required',
    failed,
  }
}
