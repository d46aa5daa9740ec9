import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { publicAddresses, type Site } from '../http/domains/public-addresses.ts'

/**
 * The files of a language's news feed, each in another format. Content cannot have pages at their addresses.
 */
export const feedFiles = [
  { file: 'feed.xml', type: 'application/rss+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const
/** Name of a file of a feed. */
export type FeedFile = (typeof feedFiles)[number]['file']

/** Path of a feed in a language. */
export const feedPath = (languages: Languages, locale: Locale, file: string): string =>
  languages.withPrefix(locale, `/${file}`)

/** Absolute URL of a feed. */
export const feedAddress = (site: Site, locale: Locale, file: string): string =>
  publicAddresses(site).absolute(feedPath(site.languages, locale, file))
