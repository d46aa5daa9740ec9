/** The message files of all languages, one lazy chunk each. */
import { type Locale, locales } from './locales.ts'

/** The key of a message. */
export type MessageKey = keyof typeof import('./messages/nl.ts')['default']
/**
 * The messages of a language. Dutch is the reference: every language has exactly its keys, each with a text
 * of its own or the English one.
 */
export type Messages = Readonly<Record<MessageKey, string>>

type LoadMessages = () => Promise<{ readonly default: Messages }>

const files = import.meta.glob<{ readonly default: Messages }>('./messages/*.ts')

/**
 * The function that loads the messages of each language, `messages/{locale}.ts`. A test checks that every
 * language has such a file.
 */
export const messageFiles = Object.fromEntries(
  locales.map(({ locale }) => [locale, files[`./messages/${locale}.ts`]]),
) as Readonly<Record<Locale, LoadMessages>>
