/** Adds the entries that a language shows untranslated to the content of a remote system. */
import type { Locale } from '../../../../src/i18n/languages.ts'
import type { FallbackOf } from '../../../languages/fallback.ts'
import { untranslatedIn } from '../../model/fallbacks.ts'
import { getOrAdd } from '../../model/values.ts'
import type { RemoteContent, RemoteEntry, RemoteLanguage } from '../adapter.ts'
import { isUsable } from './language.ts'

/** Whether the system itself sent the entry in place of a translation. */
const isOfSystem = ({ fallback, original }: RemoteEntry) => fallback !== undefined && original === undefined

function groupByCollection(entries: readonly RemoteEntry[]): ReadonlyMap<string, readonly RemoteEntry[]> {
  const groups = new Map<string, RemoteEntry[]>()
  for (const entry of entries) getOrAdd(groups, entry.collection, () => [] as RemoteEntry[]).push(entry)
  return groups
}

/** The entries of a language by collection, without untranslated ones. */
function groupEntries({ entries }: RemoteLanguage): ReadonlyMap<string, readonly RemoteEntry[]> {
  const own = entries.filter((entry) => isUsable(entry) && !isOfSystem(entry))
  return groupByCollection(own)
}

/** Whether entries are in the order of their dates, the newest first; undefined for entries without dates. */
function isNewestFirst(entries: readonly RemoteEntry[]): boolean | undefined {
  const [first, last] = [entries[0]?.date, entries.at(-1)?.date]
  return first === undefined || last === undefined ? undefined : first >= last
}

/** Puts added entries of dated collections among the others by their dates; else they follow. */
function inOrder(own: readonly RemoteEntry[], added: readonly RemoteEntry[]): readonly RemoteEntry[] {
  const all = [...own, ...added]
  const newestFirst = isNewestFirst(own.length > 1 ? own : added)
  if (newestFirst === undefined || all.some(({ date }) => date === undefined)) return all
  const sign = newestFirst ? -1 : 1
  return all.toSorted((a, b) => sign * ((a.date ?? '') < (b.date ?? '') ? -1 : Number(a.date !== b.date)))
}

/** Adds the untranslated entries of all languages. A chain decides in place of the system, where there is one. */
export function addFallbacks(content: RemoteContent, chainOf: FallbackOf): RemoteContent {
  const groups = new Map([...content.languages].map(([locale, each]) => [locale, groupEntries(each)]))
  const collections = new Set([...groups.values()].flatMap((group) => [...group.keys()]))
  const entriesIn = (collection: string, locale: Locale) => groups.get(locale)?.get(collection) ?? []

  function complete(locale: Locale, language: RemoteLanguage): RemoteLanguage {
    const kept = language.entries.filter(
      (entry) => !isUsable(entry) || !isOfSystem(entry) || chainOf(entry.collection, locale) === undefined,
    )
    const keys = new Set(kept.filter(isUsable).map(({ key }) => key))
    const uris = new Set(kept.filter(isUsable).map(({ uri }) => uri))
    const found = untranslatedIn<RemoteEntry>(
      {
        ...{ collections, chainOf, entriesIn },
        isTranslated: ({ key }) => keys.has(key),
        isFree: ({ uri }) => uri !== undefined && !uris.has(uri),
      },
      locale,
    )
    // Without an address on the system, which is that of the original.
    const added = [...found].map(
      (original): RemoteEntry => ({
        ...{ ...original, locale, original },
        ...{ fallback: original.locale, url: undefined },
      }),
    )
    return { ...language, entries: joined(kept, added) }
  }

  return {
    ...content,
    languages: new Map(
      [...content.languages].map(([locale, language]) => [locale, complete(locale, language)] as const),
    ),
  }
}

/** The entries of a language with the added ones, each in the list of its collection. */
function joined(kept: readonly RemoteEntry[], added: readonly RemoteEntry[]): readonly RemoteEntry[] {
  if (added.length === 0) return kept
  const more = groupByCollection(added)
  const isOther = (entry: RemoteEntry) => !isUsable(entry) || !more.has(entry.collection)
  const lists = [...more].flatMap(([handle, entries]) =>
    inOrder(
      kept.filter((entry) => isUsable(entry) && entry.collection === handle),
      entries,
    ),
  )
  return [...kept.filter(isOther), ...lists]
}
