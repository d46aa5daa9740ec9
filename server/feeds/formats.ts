import { type Locale, withPrefix } from '../../src/i18n/locales.ts'
import type { Feed } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'

export interface FeedFormat {
  readonly file: string
  readonly type: string
  /** @param self the feed's own address */
  write(feed: Feed, self: string): string
}

/** One row per format; the addresses are reserved in `src/routes.ts`. */
export const feedFormats: readonly FeedFormat[] = [
  { file: 'feed.xml', type: 'application/rss+xml', write: rss },
  { file: 'feed.json', type: 'application/feed+json', write: jsonFeed },
]

export const feedPath = (locale: Locale, file: string): string => withPrefix(locale, `/${file}`)

export const feedAddress = (siteUrl: string, locale: Locale, file: string): string =>
  siteUrl + feedPath(locale, file)
