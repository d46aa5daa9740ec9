/** Loads the texts of the page's language in the browser. */

import type { Locale, PageLanguage } from './languages.ts'
import { loadMessages, type MessageTable } from './load-messages.ts'
import type { TranslationEntry } from './translate.ts'
import { createTranslate, type Translate } from './translate.ts'
import { fetchTexts, loadTranslations } from './translations.ts'

/**
 * The language that texts are loaded of, with the address of the site's own messages and the texts of the
 * content system where the page has them.
 */
interface TextsOf {
  readonly locale: Locale
  readonly language: Pick<PageLanguage, 'name'>
  readonly messages?: string
  readonly translations?: readonly TranslationEntry[]
}

/** Loads the texts of the language of a page. */
type LoadTexts = (page: TextsOf) => Promise<Translate>

/**
 * Returns a function that loads the texts of a language: the site's messages, and the texts of the content
 * system unless the page has them. Texts are loaded again only when the language or the address of its
 * messages changes, or loading has failed.
 * @param apiBase origin of the API that serves the content system's texts; empty for this site
 */
export function createTexts(apiBase: string): LoadTexts {
  let current: { readonly key: string; readonly t: Promise<Translate> } | undefined

  return (payload) => {
    const key = payload.messages ?? payload.locale
    if (current?.key === key) return current.t
    const t = load(payload)
    current = { key, t }
    // Texts that failed to load are requested again by the next call.
    t.catch(() => {
      if (current?.t === t) current = undefined
    })
    return t
  }

  async function load({ locale, language, messages: address, translations }: TextsOf): Promise<Translate> {
    const [messages, entries] = await Promise.all([
      address === undefined ? loadMessages(locale) : fetchTexts<MessageTable>(address),
      translations ?? loadTranslations(language.name, apiBase),
    ])
    return createTranslate(messages, entries, (key) => console.warn(`Message ${key} is missing in ${locale}`))
  }
}
