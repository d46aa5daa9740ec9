import type { DocumentHead } from '../../src/content/head/document-head.ts'
import type { Alternates, ChangeFrequency } from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import { fixedPathsWith } from '../../src/routes.ts'
import type { ContentSource } from '../cms/source.ts'
import { everyLanguage, hreflangLinks } from '../loaders/head.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import { absoluteUrl, pageAddress } from '../seo/addresses.ts'
import { indexed, isFixedListed, isListed, type ListedPageDeps } from '../seo/listed-page.ts'

/** One page in the sitemap. Addresses are absolute and encoded. */
export interface SitemapUrl {
  readonly loc: string
  /**
   * All translations in the sitemap, the page itself included, and `x-default` for that in the default
   * language.
   */
  readonly alternates: DocumentHead['alternates']
  /** Time of the last change, a W3C datetime. */
  readonly lastmod?: string | undefined
  /** URL of the picture. */
  readonly image?: string | undefined
  /** Priority from 0 to 1. */
  readonly priority?: number | undefined
  readonly frequency?: ChangeFrequency | undefined
}

/** The services that the pages of a sitemap are read with. */
export interface SitemapDeps extends ListedPageDeps {
  readonly content: Pick<ContentSource, 'outlines' | 'topics'>
  readonly scheduler: Pick<Scheduler, 'createYield' | 'dataQueue'>
}

/** A page that is no content, in one language. Its path is decoded. */
interface FixedPage {
  readonly path: string
  readonly alternates: Alternates
}

/** All pages that are no content and that search engines may list, in every language. */
const fixedPages = (
  { config, languages }: Pick<SitemapDeps, 'config' | 'languages'>,
  locales: readonly Locale[],
): readonly FixedPage[] =>
  fixedPathsWith(config.designSystem === 'on')
    .map((path) => everyLanguage(languages, path))
    .flatMap((alternates) => locales.map((locale) => ({ path: alternates[locale] ?? '/', alternates })))

/**
 * Decoded addresses of all pages that belong in the sitemap: those with status 200 that their editor did not
 * exclude and that have no other canonical address. All addresses are found before any page is written,
 * because each page names its translations, but only those that are in the sitemap. Rejects when the content
 * of a language fails to load.
 */
export async function listedPaths(deps: SitemapDeps): Promise<ReadonlySet<string>> {
  const yieldToEventLoop = deps.scheduler.createYield()
  const listed = new Set<string>()
  for (const { path } of fixedPages(deps, deps.languages.locales)) {
    if (await isFixedListed(deps, path)) listed.add(path)
  }
  for (const locale of deps.languages.locales)
    for (const { summary, indexing, fallback } of await deps.content.outlines(locale)) {
      // Search engines are to list an untranslated text at the address of the original alone.
      if (!fallback && (await isListed(deps, locale, summary.path, indexing))) listed.add(summary.path)
      await yieldToEventLoop()
    }
  // Entries come first, as they are shown at an address that a term has, too.
  for (const locale of deps.languages.locales)
    for (const { path, indexing = indexed } of await deps.content.topics(locale)) {
      if (await isListed(deps, locale, path, indexing)) listed.add(path)
      await yieldToEventLoop()
    }
  return listed
}

/**
 * The pages of some languages at the addresses that `listedPaths` found, one by one: all pages of a large site
 * would not fit into memory together. Rejects when the content of a language fails to load.
 */
export async function* sitemapUrls(
  deps: SitemapDeps,
  listed: ReadonlySet<string>,
  locales: readonly Locale[],
): AsyncGenerator<SitemapUrl> {
  const { siteUrl } = deps.config
  const site = { siteUrl, languages: deps.languages }
  const yieldToEventLoop = deps.scheduler.createYield()
  const linksOf = (path: string, alternates: Alternates) => ({
    loc: pageAddress(site, path),
    alternates: hreflangLinks(site, alternatesIn(listed, alternates)),
  })
  const remaining = new Set(listed)
  for (const { path, alternates } of fixedPages(deps, locales))
    if (remaining.delete(path)) yield linksOf(path, alternates)
  for (const locale of locales)
    for (const { summary, alternates, updatedAt, indexing } of await deps.content.outlines(locale)) {
      const { path, picture } = summary
      const { priority, frequency } = indexing.sitemap
      const [lastmod, image] = [dateTime(updatedAt), photoUrl(siteUrl, picture?.src)]
      if (remaining.delete(path)) yield { ...linksOf(path, alternates), lastmod, image, priority, frequency }
      await yieldToEventLoop()
    }
  for (const locale of locales)
    for (const { path, alternates, updatedAt, indexing = indexed } of await deps.content.topics(locale)) {
      const { priority, frequency } = indexing.sitemap
      const lastmod = dateTime(updatedAt)
      if (remaining.delete(path)) yield { ...linksOf(path, alternates), lastmod, priority, frequency }
      await yieldToEventLoop()
    }
}

const alternatesIn = (listed: ReadonlySet<string>, alternates: Alternates): Alternates =>
  Object.fromEntries(Object.entries(alternates).filter(([, path]) => path !== undefined && listed.has(path)))

/** The URL of a picture; undefined for SVG drawings, which are decoration and not indexed by image search. */
function photoUrl(siteUrl: string, src: string | undefined): string | undefined {
  const address = absoluteUrl(siteUrl, src)
  return address && /^https?:/.test(address) && !/\.svg$/i.test(new URL(address).pathname)
    ? address
    : undefined
}

/** A time of the content as a W3C datetime; undefined for an invalid time, or one before 1970. */
function dateTime(time: string | undefined): string | undefined {
  const date = time !== undefined && /^\d{4}-\d\d-\d\d/.test(time) ? new Date(time) : undefined
  return date && date.getTime() > 0 ? date.toISOString() : undefined
}
