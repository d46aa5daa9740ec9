import type { Head } from '../../src/content/document-head.ts'
import { type Locale, withPrefix } from '../../src/i18n/locales.ts'
import { memoLast, memoRepeated } from '../../src/shared/memo.ts'
import type { SiteSettings } from '../cms/site-settings.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { type ListedPageDeps, namedLanguages } from '../seo/listed-page.ts'
import { createHead } from './head.ts'
import type { PageDescription } from './page-description.ts'

/** Content that did not change is found as the same object: its head is written once. */
const headOf = memoRepeated((about: PageDescription) =>
  memoLast(
    (
      settings: SiteSettings,
      siteUrl: string,
      locale: Locale,
      path: string | undefined,
      named: string,
      searchPath: string | undefined,
    ) => {
      const known = Object.entries(about.alternates).filter(([each]) => named.includes(each))
      const alternates = Object.fromEntries(known)
      return createHead({
        ...about,
        alternates,
        settings,
        siteUrl,
        locale,
        searchPath,
        ...(path !== undefined && { path }),
      })
    },
  ),
)

interface Place {
  readonly settings: SiteSettings
  readonly locale: Locale
  /** Canonical path; absent for errors. */
  readonly path?: string
}

const noRules: ListedPageDeps['redirects'] = { find: async () => undefined }

/** Without rules the languages follow from what the page says of itself. */
const namedWithoutRules = memoRepeated((about: PageDescription) =>
  memoLast((siteUrl: string, locale: Locale) =>
    namedLanguages({ config: { siteUrl }, redirects: noRules }, locale, about),
  ),
)

interface Parts extends ListedPageDeps {
  readonly config: Pick<Config, 'siteUrl' | 'searchPath'>
  readonly content: Pick<ContentSource, 'traits' | 'has'>
}

/**
 * Where the search page is that a home page may tell search engines of; undefined where an entry stands
 * there.
 */
async function searchPathFor(
  { config, content }: Parts,
  locale: Locale,
  path?: string,
): Promise<string | undefined> {
  if (path !== withPrefix(locale, '/')) return undefined
  const isTaken = await content.has(locale, config.searchPath).catch(() => true)
  return isTaken ? undefined : config.searchPath
}

/** The head of a page, with the translations that the sitemap names too. */
export async function loadHead(
  deps: Parts,
  about: PageDescription,
  { settings, locale, path }: Place,
): Promise<Head> {
  const { siteUrl } = deps.config
  // Where reading takes calls, every page would wait for those that get the rules of all languages.
  const languages = () =>
    deps.content.traits.readsCheaply
      ? namedLanguages(deps, locale, about)
      : namedWithoutRules(about)(siteUrl, locale)
  const named = path === undefined ? [] : await languages()
  // As text, which is the same when it says the same.
  const searchPath = await searchPathFor(deps, locale, path)
  return headOf(about)(settings, siteUrl, locale, path, named.join(), searchPath)
}
