/** Lists facts about a page in each of its languages. */
import type { Alternates, Indexings } from '../../../../src/content/types.ts'
import { type ContentView, isShown, type ModelEntry } from '../content-view.ts'

/**
 * The translations of a page that visitors can open, with their languages. Untranslated entries and redirects
 * are left out.
 */
const translationsOf = <E extends ModelEntry>(view: ContentView<E>, entry: E) =>
  view.languages.locales.flatMap((locale) => {
    const other = view.translation(entry, locale)
    const isPage = other && isShown(view, other) && !view.isFallback(other) && !view.isRedirect(other)
    return isPage ? [{ locale, other }] : []
  })

/** Paths of a page in all its languages. */
export const alternatesOf = <E extends ModelEntry>(view: ContentView<E>, entry: E): Alternates =>
  Object.fromEntries(translationsOf(view, entry).map(({ locale, other }) => [locale, view.path(other)]))

/** The settings of editors for search engines about a page, in all its languages. */
export const indexingsOf = <E extends ModelEntry>(view: ContentView<E>, entry: E): Indexings =>
  Object.fromEntries(translationsOf(view, entry).map(({ locale, other }) => [locale, view.indexing(other)]))
