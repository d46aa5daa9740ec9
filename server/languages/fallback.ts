import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { CollectionFallbacks } from './language-settings.ts'

/** The languages whose content stands in where an entry of a collection has no translation, in order. */
export type FallbackOf = (collection: string, locale: Locale) => readonly Locale[]

/** Creates the look-up: what the settings say of the collection, else of the language. */
export const createFallbackOf =
  (collections: CollectionFallbacks, { of, has }: Languages): FallbackOf =>
  (collection, locale) =>
    (collections.get(collection)?.get(locale) ?? of(locale).fallback).filter(has)
