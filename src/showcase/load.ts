/** Loads the content of a component's page, in the language of the page and in that of its examples. */

import type { Locale } from '../i18n/languages.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { createTranslate, type Translate } from '../i18n/translate.ts'
import type { Showcase, ShowcaseTexts } from './showcase.ts'
import { componentTexts, loadTexts, resolveTextLocale, type Words, wordsOf } from './text-files.ts'

// One lazy chunk for each component.
const showcaseFiles = import.meta.glob<Showcase>('./components/*/*.showcase.tsx', { import: 'showcase' })

/** A language in which the design system has texts, with the site's messages in this language. */
export interface TextLanguage {
  readonly locale: Locale
  readonly t: Translate
}

/**
 * The language of the examples on a page, with their texts: the language that was requested for the examples,
 * or English if the component has no texts in the requested one.
 */
export interface StageLanguage extends TextLanguage {
  /** The language that was requested. */
  readonly requested: Locale
  readonly words: ShowcaseTexts['words']
}

/** The content of a component's page. */
export interface ShowcaseDocs {
  readonly showcase: Showcase
  readonly texts: ShowcaseTexts
  readonly words: Words
  /** Language of the texts. */
  readonly language: TextLanguage
  /** Language and texts of the examples at first; the browser loads another language that is chosen later. */
  readonly stage: StageLanguage
}

/** Loads the site's messages in a language. Rejects when the chunk cannot be loaded. */
export const loadTextLanguage = async (locale: Locale): Promise<TextLanguage> => ({
  locale,
  t: createTranslate(await loadMessages(locale), []),
})

/** Loads the texts of a component's examples. Rejects when the chunk cannot be loaded. */
export async function loadStage(slug: string, requested: Locale): Promise<StageLanguage> {
  const locale = resolveTextLocale(requested, componentTexts(slug))
  const [language, { words }] = await Promise.all([
    loadTextLanguage(locale),
    loadTexts(componentTexts(slug), locale),
  ])
  return { ...language, requested, words }
}

/**
 * Loads the content of a component's page. Rejects when the component does not exist or a chunk cannot be
 * loaded.
 */
export async function loadDocs(slug: string, requested: Locale, stageLocale: Locale): Promise<ShowcaseDocs> {
  const load = showcaseFiles[`./components/${slug}/${slug}.showcase.tsx`]
  if (!load) throw new Error(`The component ${slug} has no examples`)
  const locale = resolveTextLocale(requested, componentTexts(slug), wordsOf)
  const [showcase, texts, words, language, stage] = await Promise.all([
    load(),
    loadTexts(componentTexts(slug), locale),
    loadTexts(wordsOf, locale),
    loadTextLanguage(locale),
    loadStage(slug, stageLocale),
  ])
  return { showcase, texts, words, language, stage }
}
