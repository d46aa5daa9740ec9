/** Fetches the texts that editors have written in the content system, from the site's API. */
import * as messages from '../shared/errors.ts'
import type { TranslationEntry } from './translate.ts'

/** Milliseconds that a page waits for texts: it can be shown without them. */
const timeout = 5_000

/**
 * Fetches a file of texts.
 * @throws Error 'Error fetching translations: {status}' for a status that is not OK; also when the request
 * fails, its response is no JSON, or no response has come within 5 s
 */
export async function fetchTexts<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(messages.translationsStatus(response.status))
  return response.json()
}

/**
 * Fetches the content system's texts of a language.
 * @param name the language's name in the content system; empty means the default language
 * @param apiBase origin of the API; empty for this site
 * @throws what `fetchTexts` does
 */
export async function fetchTranslations(name: string, apiBase: string): Promise<readonly TranslationEntry[]> {
  const { data } = await fetchTexts<{ data?: unknown }>(
    `${apiBase}/api/collections/translations?locale=${encodeURIComponent(name.trim() || 'default')}`,
  )
  return Array.isArray(data) ? data.filter(isEntry) : []
}

/** Whether a value from the API has the members of an entry. */
const isEntry = (entry: unknown): entry is TranslationEntry =>
  typeof (entry as TranslationEntry | null)?.slug === 'string' &&
  typeof (entry as TranslationEntry | null)?.trans === 'string'

/**
 * Fetches the content system's texts of a language, as `fetchTranslations` does. When that fails, logs the
 * error and returns an empty list.
 */
export async function loadTranslations(name: string, apiBase: string): Promise<readonly TranslationEntry[]> {
  try {
    return await fetchTranslations(name, apiBase)
  } catch (error) {
    console.error(messages.translations, error)
    return []
  }
}
