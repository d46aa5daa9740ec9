import { loadMessages } from '../i18n/load-messages.ts'
import type { Locale } from '../i18n/locales.ts'
import { createTranslate, type Translate } from '../i18n/translate.ts'
import type { Showcase, ShowcaseTexts } from './showcase.ts'
import { componentTexts, loadTexts, spokenLocale, type Words, wordsOf } from './text-files.ts'

// A chunk for each component.
const showcaseFiles = import.meta.glob<Showcase>('./components/*/*.showcase.tsx', { import: 'showcase' })

/** A language that something speaks, with the texts of the interface in it. */
export interface SpokenLanguage {
  readonly locale: Locale
  readonly t: Translate
}

/**
 * The language that examples speak: that of the page, or another one that the visitor chose for them; English
 * where the component has no words in that.
 */
export interface StageLanguage extends SpokenLanguage {
  /** Which was asked for. */
  readonly asked: Locale
  readonly words: ShowcaseTexts['words']
}

/** Everything that the page of one component shows. */
export interface ShowcaseDocs {
  readonly showcase: Showcase
  readonly texts: ShowcaseTexts
  readonly words: Words
  /** Of the texts. */
  readonly spoken: SpokenLanguage
  /** Of the first view; the browser loads others when they are chosen. */
  readonly stage: StageLanguage
}

/** Rejects when the chunk of the texts cannot be loaded. */
export const loadSpoken = async (locale: Locale): Promise<SpokenLanguage> => ({
  locale,
  t: createTranslate(await loadMessages(locale), []),
})

/** Rejects when the chunk cannot be loaded. */
export async function loadStage(slug: string, asked: Locale): Promise<StageLanguage> {
  const locale = spokenLocale(asked, componentTexts(slug))
  const [spoken, { words }] = await Promise.all([loadSpoken(locale), loadTexts(componentTexts(slug), locale)])
  return { ...spoken, asked, words }
}

/** Rejects when there is no such component, or a chunk cannot be loaded. */
export async function loadDocs(slug: string, asked: Locale, stageLocale: Locale): Promise<ShowcaseDocs> {
  const load = showcaseFiles[`./components/${slug}/${slug}.showcase.tsx`]
  if (!load) throw new Error(`The component ${slug} has no examples`)
  const locale = spokenLocale(asked, componentTexts(slug), wordsOf)
  const [showcase, texts, words, spoken, stage] = await Promise.all([
    load(),
    loadTexts(componentTexts(slug), locale),
    loadTexts(wordsOf, locale),
    loadSpoken(locale),
    loadStage(slug, stageLocale),
  ])
  return { showcase, texts, words, spoken, stage }
}
