/** Loads the message file of a language. */
import { isChunkLoadError } from '../shared/chunk-load-error.ts'
import type { Locale } from './languages.ts'
import { messageFiles } from './message-files.ts'

/** Texts by their keys. */
export type MessageTable = Readonly<Record<string, string>>
/** The texts of the interface in a language. */
export type MessagesOf = (locale: Locale) => MessageTable

/**
 * Loads the messages of a language. When there is no file for the language or its code fails, the console
 * gets a warning and the table is empty, so that pages show keys instead of texts. Rejects when the browser
 * cannot fetch the file: reloading the page may then help.
 * @param files the function that loads each language's file
 */
export async function loadMessages(
  locale: Locale,
  files: typeof messageFiles = messageFiles,
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
