/** Loads the message file of a language. */
import { isChunkLoadError } from '../shared/chunk-load-error.ts'
import type { Locale } from './locales.ts'
import { messageFiles } from './message-files.ts'

export type MessageTable = Readonly<Record<string, string>>

/**
 * Messages of a language; a missing file is a warning and shows keys instead of texts. Rejects when the
 * browser cannot fetch the file, which loading the page again can mend.
 */
export async function loadMessages(
  locale: Locale,
  files: Partial<typeof messageFiles> = messageFiles,
): Promise<MessageTable> {
  const load = files[locale]
  if (!load) {
    console.warn(`Could not find messages for locale code: ${locale}`)
    return {}
  }
  try {
    return (await load()).default
  } catch (error) {
    console.warn(`Could not load messages for locale code: ${locale}`, error)
    if (isChunkLoadError(error)) throw error
    return {}
  }
}
