import type { Logger } from 'pino'
import type { Locale } from '../../src/i18n/languages.ts'
import { createLifetimeCache } from '../cache/lifetime-cache.ts'
import { siteOf } from '../http/domains/public-addresses.ts'
import { feedAddress, feedFiles } from '../seo/feed-addresses.ts'
import type { Feed, FeedTexts } from './feed.ts'
import { feedWriters } from './formats.ts'
import { type FeedDeps, loadFeed, loadPageFeed } from './load-feed.ts'
import { createPageFeedCache } from './page-feed-cache.ts'

/** The feeds of the site, as text for feed readers. */
export interface Feeds {
  /**
   * Returns the text of a feed with all news of a language by its file name; undefined where the site has no
   * news in this language.
   * @throws the error of the content source when it fails and no earlier text is stored
   */
  get(locale: Locale, file: string): Promise<string | undefined>
  /**
   * Returns the text of the feed of a page, such as that of a collection or term; undefined for pages without.
   * @param path decoded, without the prefix of the language
   * @throws as `get`
   */
  ofPage(locale: Locale, path: string, file: string): Promise<string | undefined>
}

/**
 * Creates the feeds. Their text is written again after the content changed; with a source that does not tell
 * of changes, after `pagesTtl`.
 */
export function createFeeds(deps: FeedDeps & { readonly logger: Pick<Logger, 'error'> }): Feeds {
  const { languages } = deps
  const options = {
    seconds: deps.content.traits.tellsOfChanges ? Number.POSITIVE_INFINITY : deps.config.pagesTtl,
    onError: (err: unknown, key: string) => deps.logger.error({ err, key }, 'A feed could not be made again'),
  }
  const memo = createLifetimeCache(options)
  const ofPages = createPageFeedCache(options)
  deps.content.onChange(() => {
    memo.clear()
    ofPages.clear()
  })

  const write = (feed: Feed, page: string): FeedTexts =>
    Object.fromEntries(
      feedFiles.map(({ file }) => [file, feedWriters[file](feed, feedAddress(siteOf(deps), page, file))]),
    )

  async function writeAll(locale: Locale): Promise<FeedTexts> {
    const feed = await loadFeed(deps, locale)
    return feed ? write(feed, languages.withPrefix(locale, '/')) : {}
  }

  async function writePage(locale: Locale, path: string): Promise<FeedTexts | undefined> {
    const loaded = await loadPageFeed(deps, locale, path)
    return loaded && write(loaded.feed, loaded.page)
  }

  return {
    get: async (locale, file) => (await memo.get(`feeds:${locale}`, () => writeAll(locale)))[file],
    ofPage: async (locale, path, file) =>
      (await ofPages.get(`${locale}:${path}`, () => writePage(locale, path)))?.[file],
  }
}
