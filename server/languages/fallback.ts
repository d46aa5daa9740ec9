import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { CollectionFallbacks } from './language-settings.ts'

/**
 * The languages whose entries stand in for those that a language lacks, in their order; empty for none.
 * Undefined where nothing says so: then the content system itself decides.
 */
export type FallbackOf = (collection: string, locale: Locale) => readonly Locale[] | undefined

/** Creates the look-up of what the settings say of collections. */
export const createFallbackOf =
  (collections: CollectionFallbacks, { has }: Languages): FallbackOf =>
  (collection, locale) =>
    collections.get(collection)?.get(locale)?.filter(has)
