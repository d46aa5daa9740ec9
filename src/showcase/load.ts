/** Loads what the page of a component shows, in the languages of the page and of its examples. */
import { loadMessages } from '../i18n/load-messages.ts'
import type { Locale } from '../i18n/locales.ts'
import { createTranslate, type Translate } from '../i18n/translate.ts'
import type { Showcase, ShowcaseTexts } from './showcase.ts'
import { componentTexts, loadTexts, resolveTextLocale, type Words, wordsOf } from './text-files.ts'

// A chunk for each component.
const showcaseFiles = import.meta.glob<Showcase>('./components/*/*.showcase.tsx', { import: 'showcase' })

/** The language that texts of the design system are shown in, with the texts of the interface in it. */
export interface TextLanguage {
  readonly locale: Locale
  readonly t: Translate
}

/**
 * The language that examples speak: that of the page, or another one that the visitor chose for them; English
 * where the component has no words in that.
 */
export interface StageLanguage extends TextLanguage {
  /** Which was asked for. */
  readonly requested: Locale
  readonly words: ShowcaseTexts['words']
}

/** Everything that the page of one component shows. */
export interface ShowcaseDocs {
  readonly showcase: Showcase
  readonly texts: ShowcaseTexts
  readonly words: Words
  /** Of the texts. */
  readonly language: TextLanguage
  /** Of the first view; the browser loads others when they are chosen. */
  readonly stage: StageLanguage
}

/** Rejects when the chunk of the texts cannot be loaded. */
export const loadTextLanguage = async (locale: Locale): Promise<TextLanguage> => ({
  locale,
  t: createTranslate(await loadMessages(locale), []),
})

/** Rejects when the chunk cannot be loaded. */
export async function loadStage(slug: string, requested: Locale): Promise<StageLanguage> {
  const locale = resolveTextLocale(requested, componentTexts(slug))
  const [language, { words }] = await Promise.all([
    loadTextLanguage(locale),
    loadTexts(componentTexts(slug), locale),
  ])
  return { ...language, requested, words }
}

/** Rejects when there is no such component, or a chunk cannot be loaded. */
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
