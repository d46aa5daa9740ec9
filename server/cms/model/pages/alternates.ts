/** The languages of a page. */
import type { Alternates, Indexings } from '../../../../src/content/types.ts'
import { locales } from '../../../../src/i18n/locales.ts'
import { type ContentView, isShown, type ModelEntry } from '../content-view.ts'

/**
 * Languages that a page really has: published, with an address, and neither shown there untranslated nor only
 * leading elsewhere.
 */
const translationsOf = <E extends ModelEntry>(view: ContentView<E>, entry: E) =>
  locales.flatMap(({ locale }) => {
    const other = view.translation(entry, locale)
    const isPage = other && isShown(view, other) && !view.isFallback(other) && !view.isRedirect(other)
    return isPage ? [{ locale, other }] : []
  })

/** Paths of a page in all its languages. */
export const alternatesOf = <E extends ModelEntry>(view: ContentView<E>, entry: E): Alternates =>
  Object.fromEntries(translationsOf(view, entry).map(({ locale, other }) => [locale, view.path(other)]))

/** What editors tell search engines about a page, in all its languages. */
export const indexingsOf = <E extends ModelEntry>(view: ContentView<E>, entry: E): Indexings =>
  Object.fromEntries(translationsOf(view, entry).map(({ locale, other }) => [locale, view.indexing(other)]))
