/** The files with the site's own texts, such as labels of buttons: one lazy chunk for each language. */
import type { Locale } from './languages.ts'

/** The key of a message, such as `skip-to-content`. */
export type MessageKey = keyof typeof import('./messages/nl.ts')['default']
/**
 * The messages of a language. Dutch is the reference: every language has exactly its keys, each with a text
 * of its own or the English one.
 */
export type Messages = Readonly<Record<MessageKey, string>>

/** Imports the message file of one language. */
type LoadMessages = () => Promise<{ readonly default: Messages }>

const files = import.meta.glob<{ readonly default: Messages }>('./messages/*.ts')

/**
 * The function that loads the messages of each language, `messages/{locale}.ts`. A test checks that every
 * language has such a file.
 */
export const messageFiles = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice('./messages/'.length, -'.ts'.length), load]),
) as Readonly<Partial<Record<Locale, LoadMessages>>>
