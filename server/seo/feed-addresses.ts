import { encodePath } from '../http/canonical-path.ts'
import type { Site } from '../http/domains/public-addresses.ts'
import { siteAddress } from './addresses.ts'

/**
 * The files of a feed, each in another format: below the home page of a language for all of its news, below
 * the page of a collection or term for its entries.
 */
export const feedFiles = [
  { file: 'feed.xml', type: 'application/rss+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const
/** Name of a file of a feed. */
export type FeedFile = (typeof feedFiles)[number]['file']

/**
 * Path of the feed of a page, percent-encoded.
 * @param page decoded path of the page, with the prefix of its language
 */
export const feedPath = (page: string, file: string): string =>
  `${encodePath(page === '/' ? '' : page)}/${file}`

/** Absolute URL of the feed of a page; `page` as for `feedPath`. */
export const feedAddress = (site: Site, page: string, file: string): string =>
  siteAddress(site, feedPath(page, file))
