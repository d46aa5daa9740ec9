import { escapeHtml } from '../render/document.ts'
import type { Feed, FeedItem } from './feed.ts'

/**
 * Characters that XML may not hold, not even escaped (XML 1.0, section 2.2). A feed reader would refuse a
 * whole feed with such a character.
 */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const element = (name: string, text: string): string =>
  `<${name}>${escapeHtml(text.replace(forbidden, ''))}</${name}>`

/** A date of RFC 822 with a year of four digits. A date without a time becomes midnight UTC. */
const dateOf = (iso: string): string => new Date(iso).toUTCString()

/** A `description` element. Its text is escaped twice, since feed readers interpret it as HTML. */
const description = (text: string): string => element('description', escapeHtml(text))

const item = ({ author }: Feed, { title, url, published, summary }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url),
    element('pubDate', dateOf(published)),
    element('dc:creator', author.name),
    ...(summary ? [description(summary)] : []),
    '</item>',
  ].join('')

/**
 * Writes a feed as RSS 2.0 (rssboard.org/rss-specification). It has no enclosures, which need the length of a
 * file: content systems do not always provide it.
 * @param self the feed's own address
 */
export const rss = (feed: Feed, self: string): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', feed.title),
    element('link', feed.homeUrl),
    description(feed.description ?? feed.title),
    element('language', feed.language),
    `<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map((entry) => item(feed, entry)),
    '</channel></rss>',
    '',
  ].join('\n')
