import type { TranslationEntry } from '../content/types.ts'
import * as messages from '../errors.ts'
import { translationsUrl } from './translations-url.ts'

/**
 * Content entries of a language, from the API.
 * @throws Error 'Error fetching translations: {status}' for a non-OK answer
 */
export async function fetchTranslations(
  name: string,
  apiBase: string,
  fetch: (url: string, init: RequestInit) => Promise<Response> = globalThis.fetch,
): Promise<readonly TranslationEntry[]> {
  const response = await fetch(translationsUrl(name, apiBase), {})
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
