import type { Head } from '../src/content/document-head.ts'
import type { Locale } from '../src/i18n/locales.ts'
import { memoLast, memoWeak } from '../src/memo.ts'
import type { SiteSettings } from './cms/globals.ts'
import type { ContentSource } from './cms/source.ts'
import { createHead } from './head.ts'
import { type ListedParts, namedLanguages } from './listed-page.ts'
import type { About } from './loaders.ts'

/** Content that did not change is found as the same object: its head is written once. */
const headOf = memoWeak((about: About) =>
  memoLast(
    (settings: SiteSettings, siteUrl: string, locale: Locale, path: string | undefined, named: string) => {
      const known = Object.entries(about.alternates).filter(([each]) => named.includes(each))
      const alternates = Object.fromEntries(known)
      return createHead({
        ...about,
        alternates,
        settings,
        siteUrl,
        locale,
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

const noRules: ListedParts['redirects'] = { find: async () => undefined }

type Parts = ListedParts & { readonly content: Pick<ContentSource, 'name'> }

/** The head of a page, with the translations that the sitemap names too. */
export async function loadHead(
  { config, content, redirects }: Parts,
  about: About,
  place: Place,
): Promise<Head> {
  const { settings, locale, path } = place
  // Over HTTP, the rules of all languages would be calls that every page waits for.
  const parts = { config, redirects: content.name === 'flat-files' ? redirects : noRules }
  const named = path === undefined ? [] : await namedLanguages(parts, locale, about)
  // As text, which is the same when it says the same.
  return headOf(about)(settings, config.siteUrl, locale, path, named.join())
}
