/** Loads what is around every page: menus, footer, language switch and the name of the site. */

import type { ShellConsent } from '../../src/consent/shell-consent.ts'
import type { Shell } from '../../src/content/payload.ts'
import type { LanguageLink } from '../../src/i18n/language-link.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import type { TranslationEntry } from '../../src/i18n/translate.ts'
import { memoLast, memoRepeated } from '../../src/shared/memo.ts'
import type { SiteSettings } from '../cms/site-settings.ts'
import type { Config } from '../config/config.ts'
import { withContentGtm } from '../consent/content-gtm.ts'
import { shellConsentOf } from '../consent/shell-consent.ts'
import { shownOrganization } from '../seo/organization-fields.ts'
import { siteNameOf } from './head.ts'
import type { LoaderDeps } from './loader.ts'

/** What the surroundings of a page are made of, besides the menus. */
interface ShellInput {
  readonly locale: Locale
  readonly settings: SiteSettings
  readonly languages: readonly LanguageLink[]
  /** Texts of the content in the language. */
  readonly texts: readonly TranslationEntry[]
}

/** Loads the surroundings of every page: the site's name, menus, language switch and organisation. */
export async function loadShell(
  { config, menus, faults, consent }: Pick<LoaderDeps, 'config' | 'menus' | 'faults' | 'consent'>,
  { locale, settings, languages, texts }: ShellInput,
): Promise<Shell> {
  const failed = (err: unknown) =>
    faults.failed(`navigation of ${locale}`, err, 'Navigation could not be loaded')
  await consent.refresh()
  const setup = consent.setup()
  const hasGtm = settings.gtmId !== undefined
  const asked = setup && shellConsentOf(hasGtm ? withContentGtm(setup) : setup, locale, texts)
  const navigation = await menus.load(locale, failed)
  return shellOf(languages)(settings, config, navigation, asked, consent.isRequired())
}

const shellOf = memoRepeated((languages: readonly LanguageLink[]) =>
  memoLast(
    (
      settings: SiteSettings,
      config: Config,
      navigation: Shell['navigation'],
      asked: ShellConsent | undefined,
      isRequired: boolean,
    ): Shell => {
      const organization = settings.organization && shownOrganization(settings.organization)
      return {
        siteName: siteNameOf(settings),
        ...(settings.logo && { logo: settings.logo }),
        ...(settings.tagline && { tagline: settings.tagline }),
        ...(organization && { organization }),
        navigation,
        languages,
        ...(config.isExample && { hasArtwork: true }),
        searchPath: config.searchPath,
        ...analyticsOf(settings, asked, isRequired),
      }
    },
  ),
)

/** What the site runs of others, and what it asks before. */
function analyticsOf(
  { gtmId, consentRequired }: SiteSettings,
  asked: ShellConsent | undefined,
  isRequired: boolean,
): Pick<Shell, 'analytics' | 'consentRequired' | 'consent'> {
  const hasGtm = gtmId !== undefined
  if (!asked) return { analytics: hasGtm, consentRequired: consentRequired && hasGtm }
  const hasTags = asked.categories.some(({ tags }) => tags.length > 0)
  return { analytics: hasGtm || hasTags, consentRequired: isRequired, consent: asked }
}
