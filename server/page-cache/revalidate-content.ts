import type { Locale } from '../../src/i18n/locales.ts'
import { matchRoute, type RouteMatch } from '../../src/router/match.ts'
import { pageOfPayload } from '../../src/router/payload-url.ts'
import type { PageName } from '../../src/routes.ts'
import type { GlobalsReader } from '../cms/site-settings.ts'
import type { ContentSource } from '../cms/source.ts'
import { loadMenus } from '../loaders/shell.ts'

/**
 * A source over HTTP looks for edits when it is asked: a page that is known must not keep it from that. It
 * reports its failures itself.
 */
export interface ContentRevalidation {
  /** Asks for what every page of a language needs. */
  shell(locale: Locale): void
  /** Asks for the entry of a page. */
  page(match: RouteMatch): void
  /**
   * Both, for addresses that are asked for many times a second: what was asked less than a second ago is not
   * asked again.
   */
  throttled(address: string, locale: Locale): void
}

/** Milliseconds between questions. */
const gap = 1_000
/** Pages whose last question is remembered: with more, some are asked for more often. */
const maxPages = 1_000

/** Pages that are entries of the content system. */
const entryPages: ReadonlySet<PageName> = new Set(['home', 'content'])

/** The page's path, of a page's address or of its data's. */
function pathOf(address: string): string {
  const [path = ''] = address.split('?')
  return pageOfPayload(path) ?? path
}

export function createContentRevalidation(
  content: ContentSource,
  globals: GlobalsReader,
): ContentRevalidation {
  const asked = new Map<string, number>()

  function isDue(what: string): boolean {
    const now = performance.now()
    if (now - (asked.get(what) ?? Number.NEGATIVE_INFINITY) < gap) return false
    if (asked.size >= maxPages) asked.clear()
    asked.set(what, now)
    return true
  }

  function around(locale: Locale): void {
    void Promise.allSettled([
      globals.get(locale),
      content.translations(locale),
      content.tree(locale),
      loadMenus(content, locale),
    ])
  }

  function page({ route, locale, path }: RouteMatch): void {
    if (entryPages.has(route.page)) content.page(locale, path).catch(() => {})
  }

  return {
    shell: around,
    page,
    throttled(address, locale) {
      if (isDue(locale)) around(locale)
      const match = isDue(address) && matchRoute(pathOf(address))
      if (match) page(match)
    },
  }
}
