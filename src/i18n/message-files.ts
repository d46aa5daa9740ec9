/** The message files of all languages, one lazy chunk each. */
import { type Locale, locales } from './locales.ts'

export type MessageKey = keyof typeof import('./messages/nl.ts')['default']
/** Dutch is the reference: every language has exactly its keys, written or taken over from English. */
export type Messages = Readonly<Record<MessageKey, string>>

type LoadMessages = () => Promise<{ readonly default: Messages }>

const files = import.meta.glob<{ readonly default: Messages }>('./messages/*.ts')

/** One lazy chunk per language: `messages/{locale}.ts`. A test holds that each row of the table has one. */
export const messageFiles = Object.fromEntries(
  locales.map(({ locale }) => [locale, files[`./messages/${locale}.ts`]]),
) as Readonly<Record<Locale, LoadMessages>>
