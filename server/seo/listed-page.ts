import type { Alternates, Indexing, Indexings } from '../../src/content/types.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { routingOf } from '../../src/router/match.ts'
import { isDesignSystem } from '../../src/routes.ts'
import { findOverridingRule } from '../cms/redirects/overriding-rule.ts'
import type { Redirects } from '../cms/redirects/redirects.ts'
import { findServed } from '../cms/redirects/served-page.ts'
import type { SiteLanguagesReader } from '../cms/site-languages.ts'
import type { Config } from '../config/config.ts'
import { encodePath } from '../http/canonical-path.ts'
import { type Site, siteOf } from '../http/domains/public-addresses.ts'
import { canonicalUrl } from './addresses.ts'

/** The services that decide whether a page is listed, besides the page itself. */
export interface ListedPageDeps {
  readonly languages: Languages
  readonly redirects: Pick<Redirects, 'find'>
  readonly config: Pick<Config, 'siteUrl' | 'designSystem'>
  readonly siteLanguages: Pick<SiteLanguagesReader, 'get'>
}

/**
 * Whether a page of the content is listed for search engines, in the sitemap and in `hreflang`: its status is
 * 200, its editor did not exclude it, and its canonical address is its own.
 *
 * @param path decoded, with its language prefix
 */
export async function isListed(
  deps: Pick<ListedPageDeps, 'languages' | 'redirects' | 'config'>,
  locale: Locale,
  path: string,
  { noindex, sitemap, canonical }: Indexing,
): Promise<boolean> {
  if (noindex || !sitemap.listed || !isCanonical(siteOf(deps), path, canonical)) return false
  return (await findServed(deps, locale, path)) !== undefined
}

/**
 * Whether a page that is no content, such as the sitemap, is listed for search engines: not in a
 * language that the content does not have.
 */
export async function isFixedListed(
  { redirects, siteLanguages, config, languages }: ListedPageDeps,
  path: string,
): Promise<boolean> {
  const match = routingOf(languages).match(path)
  if (match && isDesignSystem(match.route) && config.designSystem !== 'on') return false
  if (!match || !(await siteLanguages.get()).pages.has(match.locale)) return false
  return (await findOverridingRule(redirects, match)) === undefined
}

function isCanonical(site: Site, path: string, canonical: string | undefined): boolean {
  if (canonical === undefined) return true
  const address = encodePath(path)
  return canonicalUrl(site, address, canonical) === canonicalUrl(site, address)
}

/** The addresses of a page in all languages, with settings for search engines. */
interface TranslatedPage {
  readonly alternates: Alternates
  /** Absent for a page that is no content. */
  readonly indexing?: Indexings | undefined
}

/** Settings of a page without any of its own. */
export const indexed: Indexing = { noindex: false, sitemap: { listed: true } }

/**
 * Languages that the head of a page names in `hreflang`: those whose page is listed. None for a page that is
 * not listed itself, so that head and sitemap name the same translations where both know the redirect rules.
 */
export async function namedLanguages(
  deps: ListedPageDeps,
  pageLocale: Locale,
  { alternates, indexing }: TranslatedPage,
): Promise<readonly Locale[]> {
  const named: Locale[] = []
  for (const locale of deps.languages.locales) {
    const path = alternates[locale]
    if (path === undefined) continue
    const isNamed = indexing
      ? await isListed(deps, locale, path, indexing[locale] ?? indexed)
      : await isFixedListed(deps, path)
    if (isNamed) named.push(locale)
  }
  return named.includes(pageLocale) ? named : []
}
