/** Tells whether an entry is shown at a moment, and whether lists have it. */
import type { EntryDate } from '../../model/dates.ts'
import type { Entry } from './entry-file.ts'

export type EntryStatus = 'published' | 'draft' | 'scheduled' | 'expired'

/**
 * The status of an entry. A date makes it scheduled or expired where its collection hides dates to come or
 * past.
 */
export function statusOf(entry: Entry, date: EntryDate | undefined, now: number): EntryStatus {
  const { past, future } = entry.collection
  if (!entry.published) return 'draft'
  if (!date) return 'published'
  if (date.epoch > now && future === 'private') return 'scheduled'
  return date.epoch <= now && past === 'private' ? 'expired' : 'published'
}

/** Published, and not kept out of menus, sitemaps and lists by an `unlisted` date. */
export function isListed(entry: Entry, date: EntryDate | undefined, now: number): boolean {
  if (statusOf(entry, date, now) !== 'published') return false
  if (!date) return true
  return (date.epoch > now ? entry.collection.future : entry.collection.past) !== 'unlisted'
}
