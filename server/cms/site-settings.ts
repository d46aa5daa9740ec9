import type { Logger } from 'pino'
import { isGtmId } from '../../src/client/analytics/gtm-id.ts'
import { failedGlobals, type GlobalData, type Value, type Values } from '../../src/content/types.ts'
import { isValues } from '../../src/content/values.ts'
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts'
import * as messages from '../../src/shared/errors.ts'
import { memoLast, memoWeak } from '../../src/shared/memo.ts'
import type { Config } from '../config/config.ts'
import { createFaultLog } from '../logging/fault-log.ts'
import type { ContentSource } from './source.ts'

export interface GlobalsReader {
  /**
   * Fields of `general`, with `organization` and `redirects` inside; the error marker when they cannot be
   * had.
   */
  get(locale?: Locale): Promise<GlobalData>
  /** The site's settings as the product reads them (`siteWide`); empty ones when globals cannot be had. */
  settings(locale?: Locale): Promise<SiteSettings>
}

export interface SiteSettings {
  readonly siteName: string
  readonly tagline: string | undefined
  readonly description: string | undefined
  readonly titleSeparator: string
  readonly gtmId: string | undefined
  readonly siteVerification: string | undefined
  readonly organization: Values | undefined
  /** True when analytics have to wait for the visitor's consent. */
  readonly consentRequired: boolean
  readonly failed: boolean
}

/** Reads the global sets of a source. What cannot be had is logged, and told by `failed`; nothing rejects. */
export function createGlobalsReader(
  content: ContentSource,
  config: Pick<Config, 'consent'>,
  logger: Pick<Logger, 'error' | 'warn' | 'debug'>,
): GlobalsReader {
  const faults = createFaultLog(logger)
  // Sources hand out the same object until something changes.
  const settingsOf = memoWeak((data: GlobalData) => toSettings(data, config.consent))
  const get = async (locale: Locale = defaultLocale): Promise<GlobalData> => {
    try {
      const sets = await content.globals(locale)
      faults.passed(locale)
      return joined(sets)
    } catch (err) {
      faults.failed(locale, err, messages.globals)
      return failedGlobals
    }
  }
  /** Asks for the default language only where the language lacks something that it could have. */
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
  const missing = new Set<Locale>()
  /** Once for each time that the id goes missing. */
  const warnOnce = (locale: Locale, { siteVerification }: SiteSettings) => {
    if (siteVerification !== undefined) missing.delete(locale)
    else if (!missing.has(locale)) {
      missing.add(locale)
      logger.warn({ locale }, messages.verification)
    }
  }
  return {
    get,
    async settings(locale = defaultLocale) {
      const settings = settingsOf(await complete(locale))
      warnOnce(locale, settings)
      return settings
    },
  }
}

const text = (value: Value): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/**
 * Fields of `general` that hold for the whole site: where a language leaves them empty, the default
 * language's hold. Statamic does that itself only for a set with an origin (content-contract 4.10); REST
 * delivers `null`. Texts are each language's own. `consent` is one of them, so that an empty field lets no
 * analytics run that the site asks consent for.
 */
const siteWide = ['site_name', 'title_separator', 'gtm_id', 'gsc_verification', 'consent'] as const

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

const joined = memoWeak(
  ({ general = {}, organization, redirects }: Readonly<Record<string, Values>>): GlobalData => ({
    ...general,
    ...(organization && { organization }),
    ...(redirects && { redirects }),
  }),
)

function toSettings(data: GlobalData, consent: Config['consent']): SiteSettings {
  const failed = data === failedGlobals
  const fields: Values = failed ? {} : (data as Values)
  const gtm = text(fields.gtm_id)
  const organization = isValues(fields.organization) ? fields.organization : undefined
  return {
    siteName: text(fields.site_name) ?? text(fields.title) ?? text(organization?.name) ?? '',
    tagline: text(fields.tagline),
    description: text(fields.description) ?? text(fields.seo_description),
    titleSeparator: text(fields.title_separator) ? ` ${text(fields.title_separator)} ` : ' – ',
    gtmId: gtm && isGtmId(gtm) ? gtm : undefined,
    siteVerification: text(fields.gsc_verification),
    organization,
    consentRequired: (consent ?? text(fields.consent)) === 'required',
    failed,
  }
}
