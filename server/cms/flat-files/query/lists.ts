import type { Summary, TranslationEntry, Value } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { memoText } from '../../../../src/shared/memo.ts'
import { asText } from '../../model/values.ts'
import type { Collection } from '../index/collections.ts'
import { type Entry, readValue } from '../index/inherit.ts'
import { summarise } from './summary.ts'
import type { View } from './view.ts'

type SortKey = string | number | undefined

function sortKey({ index, title }: View, entry: Entry): SortKey {
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

/**
 * Made where texts are compared: the first one makes Node load the alphabets of all languages, 10 ms of a
 * start.
 */
const collatorOf = memoText((locale: Locale) => new Intl.Collator(locale, { numeric: true }))

function compare(a: SortKey, b: SortKey, locale: Locale): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collatorOf(locale).compare(String(a), String(b))
}

/**
 * Published, listed entries of a collection in its own order (content-contract 4.6). What has no value comes
 * last, either way.
 */
export function listEntries(view: View, collection: Collection): readonly Entry[] {
  const entries = view.index.entriesIn(collection.handle, view.site.handle).filter(view.isListed)
  const keyed = entries.map((entry) => ({ entry, key: sortKey(view, entry) }))
  const sign = collection.descending ? -1 : 1
  const some = keyed.filter(({ key }) => key !== undefined)
  const none = keyed.filter(({ key }) => key === undefined)
  return [...some.sort((a, b) => sign * compare(a.key, b.key, view.locale)), ...none].map(
    ({ entry }) => entry,
  )
}

/**
 * The first of them as other pages show them; without those that have no address. No more are worked out than
 * were asked for.
 */
export function listSummaries(view: View, collection: Collection): (limit: number) => readonly Summary[] {
  const waiting = listEntries(view, collection).values()
  const made: Summary[] = []
  return (limit) => {
    while (made.length < limit) {
      const { value: entry } = waiting.next()
      if (!entry) break
      const { id, ...summary } = summarise(view, entry) ?? {}
      if (id !== undefined) made.push(summary as Summary)
    }
    return made.slice(0, limit)
  }
}

const hasPages = ({ index, site, isListed, isShown }: View, { handle }: Collection): boolean =>
  index.entriesIn(handle, site.handle).some((entry) => isListed(entry) && isShown(entry))

/** Handles of collections that have an entry with a page here. */
export const listCollections = (view: View): readonly string[] =>
  [...view.index.collections.values()].filter((each) => hasPages(view, each)).map(({ handle }) => handle)

/** Those of them that are dated. */
export const listDated = (view: View): readonly string[] =>
  listCollections(view).filter((handle) => view.index.collections.get(handle)?.dated)

const collections = ['translations', 'vertalingen']
const fields = ['trans', 'translation', 'text', 'title']

/** The words of the interface that editors may change, by slug. */
export function listTranslations(view: View): readonly TranslationEntry[] {
  const handle = collections.find((each) => view.index.collections.has(each))
  if (handle === undefined) return []
  return view.index.entriesIn(handle, view.site.handle).flatMap((entry) => {
    const trans = fields.map((name) => asText(readValue(entry, name))).find((text) => text !== undefined)
    return view.isPublished(entry) && trans !== undefined ? [{ slug: entry.slug, trans }] : []
  })
}
