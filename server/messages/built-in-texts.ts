/** Loads the texts of the interface that the site brings itself. */
import { broaderTags } from '../../src/i18n/broader-tags.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { loadMessages, type MessageTable } from '../../src/i18n/load-messages.ts'
import { messageFiles } from '../../src/i18n/message-files.ts'

/** The language that has every text, whatever the languages of the site. */
const complete = 'en'

/** The file of a language: its own, or that of what its tag begins with: `de-at` → `de`. */
const fileOf = (locale: Locale): Locale | undefined =>
  broaderTags(locale).find((name) => messageFiles[name] !== undefined)

/** The texts of the languages in use. */
export interface BuiltInTexts {
  /** The texts of a language; undefined where it has none of its own. */
  of(locale: Locale): MessageTable | undefined
  /** Whether a language has a file of exactly its name, as the browser loads it. */
  has(locale: Locale): boolean
  /** A table with all keys. */
  readonly complete: MessageTable
}

/** Loads the texts of all languages of a site, and English where one of them has none. */
export async function loadBuiltInTexts({ locales }: Pick<Languages, 'locales'>): Promise<BuiltInTexts> {
  const own = new Map(locales.map((locale) => [locale, fileOf(locale)]))
  const needed = new Set([...own.values()].map((file) => file ?? complete))
  const tables = await Promise.all([...needed].map(async (file) => [file, await loadMessages(file)] as const))
  const texts = new Map(tables)
  const of = (locale: Locale) => texts.get(own.get(locale) ?? '')
  return {
    of,
    has: (locale) => messageFiles[locale] !== undefined,
    complete: texts.get(complete) ?? tables[0]?.[1] ?? {},
  }
}
