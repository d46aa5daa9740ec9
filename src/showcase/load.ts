import { loadMessages } from '../i18n/load-messages.ts'
import type { Locale } from '../i18n/locales.ts'
import { createTranslate, type Translate } from '../i18n/translate.ts'
import type { Showcase, ShowcaseTexts } from './showcase.ts'
import { type Words, wordFiles } from './words/index.ts'

// A chunk for each component, and one for each of its languages.
const showcaseFiles = import.meta.glob<Showcase>('./components/*/*.showcase.tsx', { import: 'showcase' })
const textFiles = import.meta.glob<ShowcaseTexts>('./components/*/texts/*.ts', { import: 'default' })

/** The language that examples speak: that of the page, or another one that the visitor chose for them. */
export interface StageLanguage {
  readonly locale: Locale
  readonly t: Translate
  readonly words: ShowcaseTexts['words']
}

/** Everything that the page of one component shows. */
export interface ShowcaseDocs {
  readonly showcase: Showcase
  readonly texts: ShowcaseTexts
  readonly words: Words
  /** Of the first view; the browser loads others when they are chosen. */
  readonly stage: StageLanguage
}

async function loadTexts(slug: string, locale: Locale): Promise<ShowcaseTexts> {
  const load = textFiles[`./components/${slug}/texts/${locale}.ts`]
  if (!load) throw new Error(`The component ${slug} has no texts in ${locale}`)
  return load()
}

/** Rejects when the chunk cannot be loaded. */
export async function loadStage(slug: string, locale: Locale): Promise<StageLanguage> {
  const [messages, texts] = await Promise.all([loadMessages(locale), loadTexts(slug, locale)])
  return { locale, t: createTranslate(messages, []), words: texts.words }
}

/** Rejects when there is no such component, or a chunk cannot be loaded. */
export async function loadDocs(slug: string, locale: Locale, stageLocale: Locale): Promise<ShowcaseDocs> {
  const load = showcaseFiles[`./components/${slug}/${slug}.showcase.tsx`]
  if (!load) throw new Error(`The component ${slug} has no examples`)
  const [showcase, texts, words, stage] = await Promise.all([
    load(),
    loadTexts(slug, locale),
    wordFiles[locale](),
    loadStage(slug, stageLocale),
  ])
  return { showcase, texts, words: words.default, stage }
}
