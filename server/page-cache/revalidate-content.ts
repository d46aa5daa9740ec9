import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { type RouteMatch, routingOf } from '../../src/router/match.ts'
import { pagePathOfPayload } from '../../src/router/payload-url.ts'
import { entryPages } from '../../src/routes.ts'
import type { GlobalsReader } from '../cms/site-settings.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import type { Menus } from '../menus/menus.ts'

/**
 * Requests content in the background while a page is served from the cache. A source over HTTP notices edits
 * only when something is requested from it, and a cached page requests nothing. Changes make the cached pages
 * outdated; failures are reported by the source.
 */
export interface ContentRevalidation {
  /** Requests what every page of a language needs: globals, translations, tree and menus. */
  shell(locale: Locale): void
  /** Requests the entry of a page. */
  page(match: RouteMatch): void
  /**
   * Calls `shell` at most once a second for each language, and `page` at most once a second for each address.
   * @param address address of a page or of its payload, with or without a query
   */
  throttled(address: string, locale: Locale): void
}

/** Milliseconds between two requests for the content of one language or of one address. */
const minIntervalMs = 1_000
/** Maximum number of remembered times. Beyond it all are forgotten, and some requests repeat earlier. */
const maxRemembered = 1_000

/** The path of the page that an address, or the address of a payload, belongs to. */
function pathOf(address: string): string {
  const [path = ''] = address.split('?')
  return pagePathOfPayload(path) ?? path
}

/** Creates the background requests of `ContentRevalidation` for one source. */
export function createContentRevalidation(
  content: ContentSource,
  globals: GlobalsReader,
  languages: Languages,
  menus: Pick<Menus, 'load'>,
  { designSystem }: Pick<Config, 'designSystem'>,
): ContentRevalidation {
  const routing = routingOf(languages)
  const requestedAt = new Map<string, number>()

  function isDue(key: string): boolean {
    const now = performance.now()
    if (now - (requestedAt.get(key) ?? Number.NEGATIVE_INFINITY) < minIntervalMs) return false
    if (requestedAt.size >= maxRemembered) requestedAt.clear()
    requestedAt.set(key, now)
    return true
  }

  function shell(locale: Locale): void {
    void Promise.allSettled([
      globals.get(locale),
      content.translations(locale),
      content.tree(locale),
      menus.load(locale),
    ])
  }

  function page({ route, locale, path }: RouteMatch): void {
    if (entryPages.has(route.page)) content.page(locale, path).catch(() => {})
  }

  return {
    shell,
    page,
    throttled(address, locale) {
      if (isDue(locale)) shell(locale)
      const match = isDue(address) && routing.match(pathOf(address), { designSystem })
      if (match) page(match)
    },
  }
}
