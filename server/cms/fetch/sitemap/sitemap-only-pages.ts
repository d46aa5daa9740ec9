/**
 * Finds pages that only the sitemap of a Fetch site names: their collections were not loaded, because nothing
 * mentions them.
 */
import type { Logger } from 'pino'
import type { Value } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { asList, getOrAdd } from '../../model/values.ts'
import type { RemoteContent, UnlistedPage } from '../../remote/adapter.ts'
import { isHandle } from '../../remote/handles.ts'

/** The path and URL of an address in the sitemap; undefined for an address outside the origins. */
function readLoc(loc: Value, origins: ReadonlySet<string>): { path: string; url: string } | undefined {
  const url = typeof loc === 'string' && URL.canParse(loc) ? new URL(loc) : undefined
  if (!url || !origins.has(url.origin)) return undefined
  try {
    return { path: decodeURIComponent(url.pathname).replace(/(.)\/+$/, '$1'), url: url.href }
  } catch {
    return undefined
  }
}

/** The addresses of a language that its lists contain. */
export interface ListedLanguage {
  /** Prefix of the language's addresses on the content system: '' or `/en`. */
  readonly prefix: string
  /** Addresses in its lists, without the prefix. */
  readonly uris: ReadonlySet<string>
}

/**
 * The pages that are in the content system's sitemap but in no list, by language. The language of a page is
 * the one with the longest prefix of its address.
 * @param locs addresses of the sitemap
 * @param origins origins at which the content system is visited; addresses elsewhere are left out
 */
export function findSitemapOnlyPages(
  locs: Value,
  languages: ReadonlyMap<Locale, ListedLanguage>,
  origins: ReadonlySet<string>,
): ReadonlyMap<Locale, readonly UnlistedPage[]> {
  const found = new Map<Locale, Map<string, UnlistedPage>>()
  const byLength = [...languages].sort(([, a], [, b]) => b.prefix.length - a.prefix.length)
  for (const loc of asList(locs)) {
    const { path, url } = readLoc(loc, origins) ?? {}
    const language = byLength.find(([, { prefix }]) => `${path}/`.startsWith(`${prefix}/`))
    if (path === undefined || url === undefined || !language) continue
    const [locale, { prefix, uris }] = language
    const uri = path.slice(prefix.length) || '/'
    const pages = getOrAdd(found, locale, () => new Map<string, UnlistedPage>())
    if (!uris.has(uri)) getOrAdd(pages, uri, () => ({ uri, url }))
  }
  return new Map([...found].map(([locale, pages]) => [locale, [...pages.values()]]))
}

const hint =
  "The content system's sitemap names pages that are in no list; they are linked there: name their collections in CMS_COLLECTIONS"

/** Returns a function that logs, once, how many pages are only in the sitemap. */
export function createSitemapOnlyReport(logger: Pick<Logger, 'warn'>) {
  const state = { isLogged: false }
  return ({ languages }: RemoteContent): void => {
    const count = [...languages.values()].reduce((sum, { unlisted }) => sum + unlisted.length, 0)
    if (count === 0 || state.isLogged) return
    state.isLogged = true
    logger.warn({ count }, hint)
  }
}

/**
 * Guesses the collections of pages that are only in the sitemap: the addresses of entries usually begin with
 * the handle of their collection. Handles with most pages come first; collections that have lists are left
 * out.
 */
export function guessCollections({ languages }: RemoteContent): readonly string[] {
  const listed = new Set<string>()
  const pages = new Map<string, number>()
  for (const { entries, unlisted } of languages.values()) {
    for (const { collection } of entries) listed.add(collection)
    for (const { uri } of unlisted) {
      const first = uri.split('/')[1]
      if (isHandle(first)) pages.set(first, (pages.get(first) ?? 0) + 1)
    }
  }
  const handles = [...pages].sort(([, a], [, b]) => b - a).map(([handle]) => handle)
  return handles.filter((handle) => !listed.has(handle))
}
