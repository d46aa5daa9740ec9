import type { DocumentHead } from '../../src/content/head/document-head.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { memoLast, memoRepeated } from '../../src/shared/memo.ts'
import type { SiteLanguages } from '../cms/site-languages.ts'
import type { SiteSettings } from '../cms/site-settings.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { type ListedPageDeps, namedLanguages } from '../seo/listed-page.ts'
import { createHead } from './head.ts'
import type { PageDescription } from './page-description.ts'

/** Creates the head of a page, memoized: it is reused as long as the page has the same description object. */
const headOf = memoRepeated((about: PageDescription) =>
  memoLast(
    (
      settings: SiteSettings,
      languages: Languages,
      siteUrl: string,
      locale: Locale,
      path: string | undefined,
      // Locales between commas.
      named: string,
      searchPath: string | undefined,
    ) => {
      const locales = named.split(',')
      const entries = Object.entries(about.alternates).filter(([locale]) => locales.includes(locale))
      const alternates = Object.fromEntries(entries)
      return createHead({
        ...about,
        alternates,
        settings,
        languages,
        siteUrl,
        locale,
        searchPath,
        ...(path !== undefined && { path }),
      })
    },
  ),
)

/** Settings and address of the page whose head is loaded. */
interface HeadContext {
  readonly settings: SiteSettings
  readonly locale: Locale
  /** Canonical path; absent for errors. */
  readonly path?: string
}

/** Redirect rules of a site without any. */
const noRules: ListedPageDeps['redirects'] = { find: async () => undefined }

/** The languages in `hreflang` that follow from the page itself, without reading redirect rules. */
const namedWithoutRules = memoRepeated((about: PageDescription) =>
  memoLast((languages: Languages, { siteUrl, designSystem }: Config, locale: Locale, known: SiteLanguages) =>
    namedLanguages(
      {
        ...{ languages, config: { siteUrl, designSystem } },
        ...{ redirects: noRules, siteLanguages: { get: async () => known } },
      },
      locale,
      about,
    ),
  ),
)

interface LoadHeadDeps extends ListedPageDeps {
  readonly config: Config
  readonly content: Pick<ContentSource, 'traits' | 'has'>
}

/**
 * Path of the search page, for the head of a home page, which announces it to search engines; undefined for
 * other pages, and where content has a page at that path.
 */
async function searchPathFor(
  { config, content, languages }: LoadHeadDeps,
  locale: Locale,
  path?: string,
): Promise<string | undefined> {
  if (path !== languages.withPrefix(locale, '/')) return undefined
  const isTaken = await content.has(locale, config.searchPath).catch(() => true)
  return isTaken ? undefined : config.searchPath
}

/**
 * Loads the head of a page. It names the same translations as the sitemap does; with a source over HTTP also
 * those that a redirect rule hides.
 */
export async function loadHead(
  deps: LoadHeadDeps,
  about: PageDescription,
  { settings, locale, path }: HeadContext,
): Promise<DocumentHead> {
  const { siteUrl } = deps.config
  // Over HTTP every page would wait for the requests for the rules of all languages.
  const shown = async () =>
    deps.content.traits.readsCheaply
      ? namedLanguages(deps, locale, about)
      : namedWithoutRules(about)(deps.languages, deps.config, locale, await deps.siteLanguages.get())
  const named = path === undefined ? [] : await shown()
  // The languages are passed as text, because a new array would miss the memoized head.
  const searchPath = await searchPathFor(deps, locale, path)
  return headOf(about)(settings, deps.languages, siteUrl, locale, path, named.join(), searchPath)
}
