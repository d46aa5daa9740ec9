import type { FeedFile } from '../seo/feed-addresses.ts'
import type { Feed } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'

/**
 * Writes a feed as text.
 * @param self the feed's own address
 */
type WriteFeed = (feed: Feed, self: string) => string

/** The writers of feeds by file name. */
export const feedWriters: Readonly<Record<FeedFile, WriteFeed>> = { 'feed.xml': rss, 'feed.json': jsonFeed }
