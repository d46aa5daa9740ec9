/** Loads the texts of the page's language in the browser. */

import type { Locale, PageLanguage } from './languages.ts'
import { loadMessages } from './load-messages.ts'
import type { TranslationEntry } from './translate.ts'
import { createTranslate, type Translate } from './translate.ts'
import { loadTranslations } from './translations.ts'

/** The language that texts are loaded of, with those of the content system where the page has them. */
interface TextsOf {
  readonly locale: Locale
  readonly language: Pick<PageLanguage, 'name'>
  readonly translations?: readonly TranslationEntry[]
}

/** Loads the texts of the language of a page. */
type LoadTexts = (page: TextsOf) => Promise<Translate>

/**
 * Returns a function that loads the texts of a language: the site's messages, and the texts of the content
 * system unless the page has them. Texts are loaded again only when the language changes or
 * loading has failed.
 * @param apiBase origin of the API that serves the content system's texts; empty for this site
 */
export function createTexts(apiBase: string): LoadTexts {
  let current: { readonly locale: Locale; readonly t: Promise<Translate> } | undefined

  return (payload) => {
    const { locale } = payload
    if (current?.locale === locale) return current.t
    const t = load(payload)
    current = { locale, t }
    // Texts that failed to load are requested again by the next call.
    t.catch(() => {
      if (current?.t === t) current = undefined
    })
    return t
  }

  async function load({ locale, language, translations }: TextsOf): Promise<Translate> {
    const [messages, entries] = await Promise.all([
      loadMessages(locale),
      translations ?? loadTranslations(language.name, apiBase),
    ])
    return createTranslate(messages, entries, (key) => console.warn(`Message ${key} is missing in ${locale}`))
  }
}
