import type { ExampleTexts } from '../examples/component-examples.ts'
import type { Locale } from '../i18n/locales.ts'
import type { SameTexts, ShowcaseTexts } from './showcase.ts'

/** What every page of a component says. Dutch is the reference: the other languages have exactly its keys. */
export type Words = SameTexts<typeof import('./words/nl.ts')['default']>

/** Loads texts in one language; undefined where nobody has written them. */
export type TextLoader<T> = (locale: Locale) => (() => Promise<T>) | undefined

// One lazy chunk per language, and per component.
const wordFiles = import.meta.glob<Words>('./words/*.ts', { import: 'default' })
const componentFiles = import.meta.glob<ShowcaseTexts>('./components/*/texts/*.ts', { import: 'default' })
const supportingFiles = import.meta.glob<Readonly<Record<string, ExampleTexts>>>('./supporting/texts/*.ts', {
  import: 'default',
})

export const wordsOf: TextLoader<Words> = (locale) => wordFiles[`./words/${locale}.ts`]

/** All that the page of one component says. */
export const componentTexts =
  (slug: string): TextLoader<ShowcaseTexts> =>
  (locale) =>
    componentFiles[`./components/${slug}/texts/${locale}.ts`]

/** What the overview says of components without a page of their own, and of blocks. */
export const supportingTexts: TextLoader<Readonly<Record<string, ExampleTexts>>> = (locale) =>
  supportingFiles[`./supporting/texts/${locale}.ts`]

/** Which every text of the design system is written in. */
const fallback: Locale = 'en'

/** The language to show texts in: English where the requested one lacks any of them. */
export const resolveTextLocale = (requested: Locale, ...texts: readonly TextLoader<unknown>[]): Locale =>
  texts.every((load) => load(requested)) ? requested : fallback

/** @throws Error when they are not there; rejects when the chunk cannot be loaded */
export async function loadTexts<T>(texts: TextLoader<T>, locale: Locale): Promise<T> {
  const load = texts(locale)
  if (!load) throw new Error(`The design system lacks texts in ${locale}`)
  return load()
}
