import type { Logger } from 'pino'
import type { Locale } from '../../src/i18n/languages.ts'
import { createLifetimeCache } from '../cache/lifetime-cache.ts'
import { feedAddress, feedFiles } from '../seo/feed-addresses.ts'
import { feedWriters } from './formats.ts'
import { type FeedDeps, loadFeed } from './load-feed.ts'

/** The feeds of the site, as text for feed readers. */
export interface Feeds {
  /**
   * Returns the text of a feed by its file name; undefined where the site has no news in this language.
   * @throws the error of the content source when it fails and no earlier text is stored
   */
  get(locale: Locale, file: string): Promise<string | undefined>
}

/**
 * Creates the feeds. Their text is written again after the content changed; with a source that does not tell
 * of changes, after `pagesTtl`.
 */
export function createFeeds(deps: FeedDeps & { readonly logger: Pick<Logger, 'error'> }): Feeds {
  const { siteUrl, pagesTtl } = deps.config
  const memo = createLifetimeCache({
    seconds: deps.content.traits.tellsOfChanges ? Number.POSITIVE_INFINITY : pagesTtl,
    onError: (err, key) => deps.logger.error({ err, key }, 'A feed could not be made again'),
  })
  deps.content.onChange(memo.clear)

  async function writeAll(locale: Locale): Promise<Readonly<Record<string, string>>> {
    const feed = await loadFeed(deps, locale)
    if (!feed) return {}
    return Object.fromEntries(
      feedFiles.map(({ file }) => [
        file,
        feedWriters[file](feed, feedAddress({ siteUrl, languages: deps.languages }, locale, file)),
      ]),
    )
  }

  return {
    get: async (locale, file) => (await memo.get(`feeds:${locale}`, () => writeAll(locale)))[file],
  }
}
