/** Fetches the content system’s texts of a language from the API. */
import * as messages from '../shared/errors.ts'
import type { TranslationEntry } from './translate.ts'

/** Milliseconds that a page waits for texts: it can be shown without them. */
const patience = 5_000

/**
 * Content entries of a language, from the API. `name` is the locale's name; empty means the default language.
 * @throws Error 'Error fetching translations: {status}' for a non-OK answer; also when none has come within 5
 * s
 */
export async function fetchTranslations(name: string, apiBase: string): Promise<readonly TranslationEntry[]> {
  const url = `${apiBase}/api/collections/translations?locale=${encodeURIComponent(name.trim() || 'default')}`
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(messages.translationsStatus(response.status))
  const body: { data?: unknown } = await response.json()
  return Array.isArray(body.data) ? body.data.filter(isEntry) : []
}

const isEntry = (entry: unknown): entry is TranslationEntry =>
  typeof (entry as TranslationEntry | null)?.slug === 'string' &&
  typeof (entry as TranslationEntry | null)?.trans === 'string'

/** The same, without the entries when they cannot be had. */
export async function loadTranslations(name: string, apiBase: string): Promise<readonly TranslationEntry[]> {
  try {
    return await fetchTranslations(name, apiBase)
  } catch (error) {
    console.error(messages.translations, error)
    return []
  }
}
