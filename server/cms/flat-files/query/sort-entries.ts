import type { Value } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { collatorOf } from '../../model/lists/collator.ts'
import { asText } from '../../model/values.ts'
import type { Entry } from '../index/entries/entry-file.ts'
import { readValue } from '../index/entries/inherit.ts'
import type { SiteView } from './view.ts'

/** The value that an entry is sorted by; undefined when it has none. */
type SortKey = string | number | undefined

function sortKey({ index, title }: SiteView, entry: Entry): SortKey {
  const { sortBy = 'title', handle } = entry.collection
  const keys: Readonly<Record<string, () => Value>> = {
    date: () => index.date(entry)?.epoch ?? readValue(entry, 'date'),
    order: () => index.tree(handle, entry.site.handle)?.order(entry.id) ?? readValue(entry, 'order'),
    title: () => title(entry),
    slug: () => entry.slug,
  }
  const value = Object.hasOwn(keys, sortBy) ? keys[sortBy]?.() : readValue(entry, sortBy)
  return typeof value === 'boolean' ? Number(value) : typeof value === 'number' ? value : asText(value)
}

function compare(a: SortKey, b: SortKey, locale: Locale): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collatorOf(locale).compare(String(a), String(b))
}

/**
 * Sorts the listed entries of a collection by the value that its configuration names (`sort_by`). Entries
 * without that value come last, in either direction.
 */
export function sortListed(view: SiteView, collection: string): readonly Entry[] {
  const keyed = view
    .entriesIn(collection)
    .filter(view.isListed)
    .map((entry) => ({ entry, key: sortKey(view, entry) }))
  const sign = view.index.collections.get(collection)?.descending ? -1 : 1
  const some = keyed.filter(({ key }) => key !== undefined)
  const none = keyed.filter(({ key }) => key === undefined)
  return [...some.sort((a, b) => sign * compare(a.key, b.key, view.locale)), ...none].map(
    ({ entry }) => entry,
  )
}
