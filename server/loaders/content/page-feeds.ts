/** Tells which feeds a page has, or announces. */
import type { EntryQuery } from '../../../src/content/lists.ts'
import type { ContentPage } from '../../../src/content/types.ts'
import type { ContentSource } from '../../cms/source.ts'

type FeedSource = Pick<ContentSource, 'dated' | 'list' | 'taxonomies'>

/** Which entries a feed has. */
export type FeedQuery = Pick<EntryQuery, 'collections' | 'term'>

/** Handles of the collections that a page lists as a whole, or by a term. */
async function collectionsOf(content: FeedSource, page: ContentPage): Promise<readonly string[]> {
  const { topic, locale, mounts } = page
  if (!topic) return mounts
  if (topic.collection !== undefined) return [topic.collection]
  const taxonomies = await content.taxonomies(locale)
  return taxonomies.find(({ handle }) => handle === topic.taxonomy)?.collections ?? []
}

/**
 * The entries of the feed of a page: those with dates of the collections that are mounted at it, or of its
 * term. Undefined for a page without a feed, such as that of a term of which no entry has a date.
 */
export async function feedQueryOf(content: FeedSource, page: ContentPage): Promise<FeedQuery | undefined> {
  const { topic, mounts, locale } = page
  if (topic ? topic.slug === undefined : mounts.length === 0) return undefined
  const listed = await collectionsOf(content, page)
  const dated = await content.dated(locale)
  const collections = listed.filter((handle) => dated.includes(handle))
  if (collections.length === 0) return undefined
  if (topic?.slug === undefined) return { collections }
  const term = { taxonomy: topic.taxonomy, slug: topic.slug }
  const { total } = await content.list(locale, { collections, term, limit: 0 })
  return total > 0 ? { collections, term } : undefined
}

/** Which feeds the head of a page links: its own, and that of all news of the language. */
export interface AnnouncedFeeds {
  readonly own: boolean
  readonly all: boolean
}

/**
 * The feeds that a page announces: the home page and dated entries that of all news, pages that list dated
 * entries their own one before it.
 */
export async function announcedFeeds(
  content: FeedSource,
  page: ContentPage,
  isHome: boolean,
): Promise<AnnouncedFeeds> {
  if (isHome) return { own: false, all: (await content.dated(page.locale)).length > 0 }
  const own = (await feedQueryOf(content, page)) !== undefined
  return { own, all: own || page.date !== undefined }
}
