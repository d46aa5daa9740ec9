import type { Alternates } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { type ContentView, isShown, type ModelEntry } from '../content-view.ts'
import { entriesAbove } from './ancestors.ts'

/** The path of a page in a language, translated or not; undefined when nothing is shown there. */
function pathIn<E extends ModelEntry>(view: ContentView<E>, entry: E, locale: Locale): string | undefined {
  const other = view.translation(entry, locale)
  return other && isShown(view, other) && !view.isRedirect(other) ? view.path(other) : undefined
}

const none: Alternates = {}

/** The path of the first of some pages that a language has. */
function firstPath<E extends ModelEntry>(view: ContentView<E>, pages: readonly E[], locale: Locale) {
  for (const page of pages) {
    const path = pathIn(view, page, locale)
    if (path !== undefined) return path
  }
  return undefined
}

/**
 * Where the switch to a language leads that has no translation of a page: to the page itself when it is shown
 * there untranslated, else to the nearest page above it that the language has. A language without any of them
 * is left out: there the switch leads to the home page.
 */
export function nearestOf<E extends ModelEntry>(
  view: ContentView<E>,
  entry: E,
  translated: Alternates,
): Alternates {
  const lacking = view.languages.locales.filter((locale) => translated[locale] === undefined)
  if (lacking.length === 0) return none
  const upwards = [entry, ...entriesAbove(view, entry).toReversed()]
  const found = lacking.flatMap((locale) => {
    if (locale === view.locale) return []
    const path = firstPath(view, upwards, locale)
    return path === undefined ? [] : [[locale, path] as const]
  })
  return Object.fromEntries(found)
}
