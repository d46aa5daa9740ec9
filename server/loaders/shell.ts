/** Loads what is around every page: menus, footer, language switch and the name of the site. */

import type { ShellConsent } from '../../src/consent/shell-consent.ts'
import type { Shell } from '../../src/content/payload.ts'
import type { NavigationItem, TreeItem } from '../../src/content/types.ts'
import type { LanguageLink } from '../../src/i18n/language-link.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import type { TranslationEntry } from '../../src/i18n/translate.ts'
import { memoLast, memoRepeated, memoWeak } from '../../src/shared/memo.ts'
import type { SiteSettings } from '../cms/site-settings.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { withContentGtm } from '../consent/content-gtm.ts'
import { shellConsentOf } from '../consent/shell-consent.ts'
import { shownOrganization } from '../seo/organization-fields.ts'
import { siteNameOf } from './head.ts'
import type { LoaderDeps } from './loader.ts'

/**
 * Handles that projects use for their main menu. The first menu with items is shown, else the first level of
 * the tree.
 */
const mainHandles = ['main', 'hoofdmenu', 'main_navigation', 'header', 'primary', 'menu'] as const
/** Handles of the menus in the footer, one per group of links. */
const footerHandles = ['footer_topics', 'footer_bureau', 'footer_service'] as const
/** Handles of a single footer menu, for projects without the groups. */
const otherFooters = ['footer', 'voettekst', 'footer_navigation'] as const
/** Handles of all menus that a site may show, which the API serves. */
export const menuHandles: readonly string[] = [...mainHandles, ...footerHandles, ...otherFooters]
/** Maximum number of items of a main menu that is taken from the tree. */
const maxItems = 6

type Items = readonly NavigationItem[]
/** The one object for all empty menus, because the shell is memoized by the objects of its menus. */
const none: Items = []

/**
 * Loads the menus around every page of a language. A menu that fails to load is left out: the page matters
 * more.
 * @param onLoss called with the error of each menu that fails to load
 */
export async function loadMenus(
  content: Pick<ContentSource, 'navigation' | 'tree'>,
  locale: Locale,
  onLoss: (error: unknown) => void = () => {},
): Promise<Shell['navigation']> {
  const menu = async (handle: string) => (await content.navigation(locale, handle)) ?? none
  // Menus are loaded one after the other: over HTTP each is a request, and most projects have the first.
  const first = async (handles: readonly string[]) => {
    for (const handle of handles) {
      const items = await menu(handle)
      if (items.length > 0) return items
    }
    return none
  }
  const orNone = (load: Promise<Items>): Promise<Items> =>
    load.catch((error: unknown) => {
      onLoss(error)
      return none
    })

  const main = await orNone(first(mainHandles))
  const groups = await Promise.all(footerHandles.map((handle) => orNone(menu(handle))))
  const hasGroups = groups.some(({ length }) => length > 0)
  return navigationOf(main.length > 0 ? main : await orNone(content.tree(locale).then(topLevel)))(
    ...(hasGroups ? groups : [await orNone(first(otherFooters))]),
  )
}

/** The menus of the shell. A single footer menu gets the key of the first group. */
const navigationOf = memoWeak((main: Items) =>
  memoLast((...groups: readonly Items[]): Shell['navigation'] => ({
    main,
    footer: groups.flatMap((items, n) =>
      items.length === 0 ? [] : [{ key: (footerHandles[n] ?? '').replaceAll('_', '-'), items }],
    ),
  })),
)

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
  { config, content, faults, consent }: Pick<LoaderDeps, 'config' | 'content' | 'faults' | 'consent'>,
  { locale, settings, languages, texts }: ShellInput,
): Promise<Shell> {
  const failed = (err: unknown) =>
    faults.failed(`navigation of ${locale}`, err, 'Navigation could not be loaded')
  const setup = consent.setup()
  const asked = setup && shellConsentOf(withContentGtm(setup)(settings.gtmId), locale, texts)
  const menus = await loadMenus(content, locale, failed)
  return shellOf(languages)(settings, config, menus, asked, consent.isRequired())
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

const topLevel = memoWeak((tree: readonly TreeItem[]): Items => {
  // The tree may contain pages of the content system itself, with absolute addresses.
  const ownPages = tree.filter(({ path }) => path.startsWith('/'))
  // The first item is the home page, which the site's name links.
  return ownPages.slice(1, maxItems + 1).map(({ title, path }) => ({ title, href: path, children: [] }))
})
