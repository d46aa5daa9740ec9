import type { Head } from '../../src/content/document-head.ts'
import type { Alternates, ChangeFrequency } from '../../src/content/types.ts'
import { locales } from '../../src/i18n/locales.ts'
import { fixedPaths } from '../../src/routes.ts'
import type { ContentSource } from '../cms/source.ts'
import { everyLanguage, hreflangLinks } from '../loaders/head.ts'
import { createYieldToEventLoop } from '../scheduling/yield-to-event-loop.ts'
import { absoluteUrl, pageAddress } from '../seo/addresses.ts'
import { isFixedListed, isListed, type ListedPageDeps } from '../seo/listed-page.ts'

/** What search engines are told of a page. Addresses are absolute and encoded. */
export interface SitemapUrl {
  readonly loc: string
  /** Every translation that stands in the sitemap too, the page itself included, and `x-default`. */
  readonly alternates: Head['alternates']
  /** W3C datetime. */
  readonly lastmod?: string | undefined
  readonly image?: string | undefined
  /** From 0 to 1. */
  readonly priority?: number | undefined
  readonly frequency?: ChangeFrequency | undefined
}

export interface SitemapDeps extends ListedPageDeps {
  readonly content: Pick<ContentSource, 'outlines'>
}

/** A page that is no content, in one language; its address is decoded. */
interface FixedPage {
  readonly path: string
  readonly alternates: Alternates
}

const fixedPages: readonly FixedPage[] = fixedPaths
  .map(everyLanguage)
  .flatMap((alternates) => locales.map(({ locale }) => ({ path: alternates[locale] ?? '/', alternates })))

/**
 * Decoded addresses of all pages that search engines are told of: those that answer 200, want to be found and
 * are at home at their own address. Rejects when the content of a language cannot be had.
 */
export async function listedPaths(parts: SitemapDeps): Promise<ReadonlySet<string>> {
  const giveWay = createYieldToEventLoop()
  const listed = new Set<string>()
  for (const { path } of fixedPages) {
    if (await isFixedListed(parts, path)) listed.add(path)
  }
  for (const { locale } of locales)
    for (const { summary, indexing } of await parts.content.outlines(locale)) {
      if (await isListed(parts, locale, summary.path, indexing)) listed.add(summary.path)
      await giveWay()
    }
  return listed
}

/** The pages at the addresses that `listedPaths` found, one by one. Rejects like it. */
export async function* sitemapUrls(
  parts: SitemapDeps,
  listed: ReadonlySet<string>,
): AsyncGenerator<SitemapUrl> {
  const { siteUrl } = parts.config
  const giveWay = createYieldToEventLoop()
  const around = (path: string, alternates: Alternates) => ({
    loc: pageAddress(siteUrl, path),
    alternates: hreflangLinks(siteUrl, among(listed, alternates)),
  })
  const left = new Set(listed)
  for (const { path, alternates } of fixedPages) if (left.delete(path)) yield around(path, alternates)
  for (const { locale } of locales)
    for (const { summary, alternates, updatedAt, indexing } of await parts.content.outlines(locale)) {
      const { path, picture } = summary
      const { priority, frequency } = indexing.sitemap
      const [lastmod, image] = [dateTime(updatedAt), photo(siteUrl, picture?.src)]
      if (left.delete(path)) yield { ...around(path, alternates), lastmod, image, priority, frequency }
      await giveWay()
    }
}

const among = (listed: ReadonlySet<string>, alternates: Alternates): Alternates =>
  Object.fromEntries(Object.entries(alternates).filter(([, path]) => listed.has(path)))

/** Drawings are decoration here, and no search for pictures takes them. */
function photo(siteUrl: string, src: string | undefined): string | undefined {
  const address = absoluteUrl(siteUrl, src)
  return address && /^https?:/.test(address) && !/\.svg$/i.test(new URL(address).pathname)
    ? address
    : undefined
}

/** A time of the content as a W3C datetime; undefined for what is none. */
function dateTime(time: string | undefined): string | undefined {
  const date = time !== undefined && /^\d{4}-\d\d-\d\d/.test(time) ? new Date(time) : undefined
  return date && date.getTime() > 0 ? date.toISOString() : undefined
}
