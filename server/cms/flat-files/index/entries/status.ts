/** Decides whether an entry is shown at a moment, and whether lists include it. */
import { forEachInSteps, type Steps } from '../../../../scheduling/steps.ts'
import type { EntryDate } from '../../../model/dates.ts'
import { isFalsy } from '../../../model/values.ts'
import type { Entry } from './entry-file.ts'
import { readValue } from './inherit.ts'

/** Only a published entry is shown; the other values say why an entry is not. */
export type EntryStatus = 'published' | 'draft' | 'protected' | 'scheduled' | 'expired'

/** Whether only some visitors may see the entry, those with a password: this site knows no visitors. */
const isProtected = (entry: Entry): boolean => !isFalsy(readValue(entry, 'protect'))

/**
 * The status of an entry. An entry is scheduled or expired when its collection hides entries with future or
 * past dates. `now` is in milliseconds since 1970.
 */
export function statusOf(entry: Entry, date: EntryDate | undefined, now: number): EntryStatus {
  const { past, future } = entry.collection
  if (!entry.published) return 'draft'
  if (isProtected(entry)) return 'protected'
  if (!date) return 'published'
  if (date.epoch > now && future === 'private') return 'scheduled'
  return date.epoch <= now && past === 'private' ? 'expired' : 'published'
}

/** Whether an entry is published, and not left out of menus, sitemaps and lists because of its date. */
export function isListed(entry: Entry, date: EntryDate | undefined, now: number): boolean {
  if (statusOf(entry, date, now) !== 'published') return false
  if (!date) return true
  return (date.epoch > now ? entry.collection.future : entry.collection.past) !== 'unlisted'
}

/** Reports how many published entries are left out because only some visitors may see them. */
export function* reportProtected(entries: Iterable<Entry>, report: (problem: string) => void): Steps<void> {
  const found = { count: 0, first: '' }
  yield* forEachInSteps(entries, (entry) => {
    if (!entry.published || !isProtected(entry)) return
    found.count += 1
    found.first ||= entry.path
  })
  if (found.count > 0)
    report(`Entries for some visitors alone (protect) are not shown: ${found.count}, such as ${found.first}`)
}
