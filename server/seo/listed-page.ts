import type { Alternates, Indexing, Indexings } from '../../src/content/types.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { matchRoute } from '../../src/router/match.ts'
import type { Redirects } from '../cms/redirects/redirects.ts'
import type { Config } from '../config/config.ts'
import { encodePath } from '../http/canonical-path.ts'
import { findServed, isRuled } from '../loaders/served-page.ts'
import { canonicalUrl } from './addresses.ts'

export interface ListedPageDeps {
  readonly redirects: Pick<Redirects, 'find'>
  readonly config: Pick<Config, 'siteUrl'>
}

/**
 * Whether search engines are told of a page of the content: it answers 200, wants to be found and is at home
 * at its own address, decoded.
 */
export async function isListed(
  { redirects, config }: ListedPageDeps,
  locale: Locale,
  path: string,
  { noindex, sitemap, canonical }: Indexing,
): Promise<boolean> {
  if (noindex || !sitemap.listed || !isAtHome(config, path, canonical)) return false
  return (await findServed(redirects, locale, path)) !== undefined
}

/** The same for a page that is no content. */
export async function isFixedListed({ redirects }: ListedPageDeps, path: string): Promise<boolean> {
  const match = matchRoute(path)
  return match !== undefined && !(await isRuled(redirects, match))
}

function isAtHome(
  { siteUrl }: ListedPageDeps['config'],
  path: string,
  canonical: string | undefined,
): boolean {
  if (canonical === undefined) return true
  const address = encodePath(path)
  return canonicalUrl(siteUrl, address, canonical) === canonicalUrl(siteUrl, address)
}

interface Translated {
  readonly alternates: Alternates
  /** Absent for a page that is no content. */
  readonly indexing?: Indexings | undefined
}

const plain: Indexing = { noindex: false, sitemap: { listed: true } }

/**
 * Languages of a page that its head names, as the sitemap does: none for a page that search engines are not
 * told of.
 */
export async function namedLanguages(
  parts: ListedPageDeps,
  own: Locale,
  { alternates, indexing }: Translated,
): Promise<readonly Locale[]> {
  const named: Locale[] = []
  for (const { locale } of locales) {
    const path = alternates[locale]
    if (path === undefined) continue
    const isNamed = indexing
      ? await isListed(parts, locale, path, indexing[locale] ?? plain)
      : await isFixedListed(parts, path)
    if (isNamed) named.push(locale)
  }
  return named.includes(own) ? named : []
}
