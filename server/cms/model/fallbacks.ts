/** Decides which entries a language shows untranslated, in the texts of another language. */
import type { ContentPage } from '../../../src/content/types.ts'
import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import type { FallbackOf } from '../../languages/fallback.ts'
import type { ContentView, ModelEntry } from './content-view.ts'

/**
 * The chain of each language and collection: that of the collection, else that of the language. Undefined
 * when the site has no chain at all.
 */
export function createChains(languages: Languages, ofCollection?: FallbackOf): FallbackOf | undefined {
  const hasChain = languages.rows.some(({ fallback }) => fallback.length > 0)
  if (!ofCollection && !hasChain) return undefined
  return (collection, locale) => {
    const { fallback } = languages.of(locale)
    const own = ofCollection?.(collection, locale)
    return own ?? (fallback.length > 0 ? fallback : undefined)
  }
}

/** The lookups by which untranslated entries are found. */
export interface UntranslatedSearch<E> {
  readonly collections: Iterable<string>
  readonly chainOf: FallbackOf
  /** The entries of a collection that visitors can open in a language, but for untranslated ones. */
  entriesIn(collection: string, locale: Locale): Iterable<E>
  /** Whether a language has a translation of its own, even an unpublished one. */
  isTranslated(entry: E, locale: Locale): boolean
  /** Whether no entry of a language has the address of an entry. */
  isFree(entry: E, locale: Locale): boolean
}

/** Finds the entries that a language shows untranslated: of each the first in the chain that has a page. */
export function* untranslatedIn<E extends ModelEntry>(
  search: UntranslatedSearch<E>,
  locale: Locale,
): Generator<E> {
  const seen = new Set<string>()
  for (const collection of search.collections)
    for (const other of search.chainOf(collection, locale) ?? []) {
      if (other === locale) continue
      for (const entry of search.entriesIn(collection, other)) {
        if (!entry.published || seen.has(entry.key)) continue
        if (search.isTranslated(entry, locale) || !search.isFree(entry, locale)) continue
        seen.add(entry.key)
        yield entry
      }
    }
}

/** For a page that is shown untranslated: the language of its texts, and the page's path in it. */
export function pageFallback<E extends ModelEntry>(
  view: ContentView<E>,
  entry: E,
): NonNullable<ContentPage['fallback']> | undefined {
  const original = view.isFallback(entry) ? view.originalOf(entry) : undefined
  const path = original && view.path(original.entry)
  return original && path !== undefined ? { locale: original.locale, path } : undefined
}
