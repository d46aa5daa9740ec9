import { defined } from '../../src/content/values/values.ts'
import type { Feed, FeedItem } from './feed.ts'

/** A date in the form of RFC 3339. A date without a time becomes midnight UTC. */
const dateOf = (iso: string): string => new Date(iso).toISOString()

const item = ({ url, title, summary, image, published, modified }: FeedItem) =>
  defined({
    id: url,
    url,
    title,
    // The format requires a text. The whole article is at the URL.
    content_text: summary ?? title,
    image,
    date_published: dateOf(published),
    date_modified: modified && dateOf(modified),
  })

/**
 * Writes a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1).
 * @param self the feed's own address
 */
export const jsonFeed = (feed: Feed, self: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description ?? feed.title,
    home_page_url: feed.homeUrl,
    feed_url: self,
    language: feed.language,
    authors: [feed.author],
    items: feed.items.map(item),
  })
