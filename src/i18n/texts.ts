/** Loads the texts of the page's language in the browser. */
import { loadMessages } from './load-messages.ts'
import { type Locale, localeName } from './locales.ts'
import type { TranslationEntry } from './translate.ts'
import { createTranslate, type Translate } from './translate.ts'
import { loadTranslations } from './translations.ts'

/**
 * Returns a function that loads the texts of a language: the site's messages, and the texts of the content
 * system unless the caller passes them as `known`. Texts are loaded again only when the language changes or
 * loading has failed.
 * @param apiBase origin of the API that serves the content system's texts; empty for this site
 */
export function createTexts(
  apiBase: string,
): (locale: Locale, known?: readonly TranslationEntry[]) => Promise<Translate> {
  let current: { readonly locale: Locale; readonly t: Promise<Translate> } | undefined

  return (locale, known) => {
    if (current?.locale === locale) return current.t
    const t = load(locale, known)
    current = { locale, t }
    // Texts that failed to load are requested again by the next call.
    t.catch(() => {
      if (current?.t === t) current = undefined
    })
    return t
  }

  async function load(locale: Locale, known: readonly TranslationEntry[] | undefined): Promise<Translate> {
    const [messages, entries] = await Promise.all([
      loadMessages(locale),
      known ?? loadTranslations(localeName(locale), apiBase),
    ])
    return createTranslate(messages, entries, (key) => console.warn(`Message ${key} is missing in ${locale}`))
  }
}
