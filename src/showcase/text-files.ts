/**
 * Loads the texts of the design system: the texts that all pages of components share, the texts of each
 * component, and the texts of the overview about all others.
 */
import type { ExampleTexts } from '../examples/component-examples.ts'
import type { Locale } from '../i18n/languages.ts'
import type { SameTexts, ShowcaseTexts } from './showcase.ts'

/**
 * The texts that every component's page has. Dutch is the reference: the other languages have exactly its
 * keys.
 */
export type Words = SameTexts<typeof import('./words/nl.ts')['default']>

/** Returns a function that loads the texts in a language; undefined if there are none. */
export type TextLoader<T> = (locale: Locale) => (() => Promise<T>) | undefined

// One lazy chunk per language, and per component.
const wordFiles = import.meta.glob<Words>('./words/*.ts', { import: 'default' })
const componentFiles = import.meta.glob<ShowcaseTexts>('./components/*/texts/*.ts', { import: 'default' })
const supportingFiles = import.meta.glob<Readonly<Record<string, ExampleTexts>>>('./supporting/texts/*.ts', {
  import: 'default',
})

/** The texts that every component's page has. */
export const wordsOf: TextLoader<Words> = (locale) => wordFiles[`./words/${locale}.ts`]

/** The texts of one component's page. */
export const componentTexts =
  (slug: string): TextLoader<ShowcaseTexts> =>
  (locale) =>
    componentFiles[`./components/${slug}/texts/${locale}.ts`]

/** The texts of the overview about blocks and components without a page of their own. */
export const supportingTexts: TextLoader<Readonly<Record<string, ExampleTexts>>> = (locale) =>
  supportingFiles[`./supporting/texts/${locale}.ts`]

/** The language in which all texts exist. */
const fallback: Locale = 'en'

/**
 * Returns the language to show texts in: the requested one, or English if one of the texts is missing in it.
 */
export const resolveTextLocale = (requested: Locale, ...texts: readonly TextLoader<unknown>[]): Locale =>
  texts.every((load) => load(requested)) ? requested : fallback

/**
 * Loads texts in a language. Rejects when the chunk cannot be loaded.
 * @throws Error if there are no texts in the language
 */
export async function loadTexts<T>(texts: TextLoader<T>, locale: Locale): Promise<T> {
  const load = texts(locale)
  if (!load) throw new Error(`The design system lacks texts in ${locale}`)
  return load()
}
