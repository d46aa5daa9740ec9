import type { FeedFile } from '../seo/feed-addresses.ts'
import type { Feed } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'

/** @param self the feed's own address */
type WriteFeed = (feed: Feed, self: string) => string

/** Writes a feed in the format of each of its files. */
export const feedWriters: Readonly<Record<FeedFile, WriteFeed>> = { 'feed.xml': rss, 'feed.json': jsonFeed }
