import type { LanguageLink, Shell } from '../src/content/payload.ts'
import type { NavigationItem, TreeItem } from '../src/content/types.ts'
import type { Locale } from '../src/i18n/locales.ts'
import type { SiteSettings } from './cms/globals.ts'
import type { ContentSource } from './cms/source.ts'
import type { Deps } from './deps.ts'
import { siteNameOf } from './head.ts'
import { shownOrganization } from './organization.ts'

/** Navigation handles that projects use, first found wins; without any, the first level of the tree is the menu. */
const mainHandles = ['main', 'hoofdmenu', 'main_navigation', 'header', 'primary', 'menu'] as const
const footerHandles = ['footer_topics', 'footer_bureau', 'footer_service'] as const
const otherFooters = ['footer', 'voettekst', 'footer_navigation'] as const
/** The menus that are shown, and that the API hands out. */
export const menuHandles: readonly string[] = [...mainHandles, ...footerHandles, ...otherFooters]
const maxItems = 6

/**
 * The menus around every page of a language, empty where there are none. One that cannot be had is left out: the page matters more.
 * @param onLoss told why
 */
export async function loadMenus(
  content: Pick<ContentSource, 'navigation' | 'tree'>,
  locale: Locale,
  onLoss: (error: unknown) => void = () => {},
): Promise<Shell['navigation']> {
  const menu = async (handle: string) => (await content.navigation(locale, handle)) ?? []
  // One after the other: a system over HTTP may count calls, and most projects have the first.
  const first = async (handles: readonly string[]) => {
    for (const handle of handles) {
      const items = await menu(handle)
      if (items.length > 0) return items
    }
    return []
  }
  const orNone = <T>(load: Promise<readonly T[]>): Promise<readonly T[]> =>
    load.catch((error: unknown) => {
      onLoss(error)
      return []
    })

  const main = await orNone(first(mainHandles))
  const groups = await Promise.all(
    footerHandles.map(async (key) => ({ key: key.replaceAll('_', '-'), items: await orNone(menu(key)) })),
  )
  const footer = groups.filter(({ items }) => items.length > 0)
  const other = footer.length > 0 ? [] : await orNone(first(otherFooters))
  return {
    main: main.length > 0 ? main : await orNone(topLevel(content.tree(locale))),
    footer: other.length > 0 ? [{ key: 'footer-topics', items: other }] : footer,
  }
}

/** What stands around every page. */
export async function loadShell(
  { config, content, faults }: Pick<Deps, 'config' | 'content' | 'faults'>,
  locale: Locale,
  settings: SiteSettings,
  languages: readonly LanguageLink[],
): Promise<Shell> {
  const failed = (err: unknown) =>
    faults.failed(`navigation of ${locale}`, err, 'Navigation could not be loaded')
  const organization = settings.organization && shownOrganization(settings.organization)
  return {
    siteName: siteNameOf(settings, config.siteUrl),
    ...(settings.tagline && { tagline: settings.tagline }),
    ...(organization && { organization }),
    navigation: await loadMenus(content, locale, failed),
    languages,
    analytics: settings.gtmId !== undefined,
    consentRequired: settings.consentRequired && settings.gtmId !== undefined,
  }
}

async function topLevel(tree: Promise<readonly TreeItem[]>): Promise<readonly NavigationItem[]> {
  // Pages that only the content system's own sitemap names lead there.
  const own = (await tree).filter(({ path }) => path.startsWith('/'))
  return own.slice(1, maxItems + 1).map(({ title, path }) => ({ title, href: path, children: [] }))
}
