/** The texts of the language shown, for the browser’s side. */
import { loadMessages } from './load-messages.ts'
import { type Locale, localeName } from './locales.ts'
import type { TranslationEntry } from './translate.ts'
import { createTranslate, type Translate } from './translate.ts'
import { loadTranslations } from './translations.ts'

/**
 * The texts of the language shown. Asks again only when the language changes; the first entries come with the
 * document.
 */
export function createTexts(
  apiBase: string,
): (locale: Locale, known?: readonly TranslationEntry[]) => Promise<Translate> {
  let current: { readonly locale: Locale; readonly t: Promise<Translate> } | undefined

  return (locale, known) => {
    if (current?.locale === locale) return current.t
    const t = load(locale, known)
    current = { locale, t }
    // Texts that could not be had are asked for again.
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
