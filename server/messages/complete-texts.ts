/** Fills gaps in the texts of one language with those of others. */
import type { MessageTable } from '../../src/i18n/load-messages.ts'
import { groupOf } from './message-groups.ts'

/** Adds the texts of a second table that the first lacks. The forms of a whole text are never mixed. */
function withGapsFilled(texts: MessageTable, others: MessageTable): MessageTable {
  const isThere = (key: string) => Object.hasOwn(texts, key) || Object.hasOwn(texts, groupOf(key))
  const added = Object.entries(others).filter(([key]) => !isThere(key))
  return added.length === 0 ? texts : { ...texts, ...Object.fromEntries(added) }
}

/** Joins the texts of several languages: the first that has a text counts. */
export const joinTexts = (tables: readonly MessageTable[]): MessageTable =>
  tables.reduce(withGapsFilled, {} as MessageTable)

/** The keys of a complete table that another one has no text for, by one key for all forms of a text. */
export const missingKeys = (texts: MessageTable, complete: MessageTable): readonly string[] =>
  Object.keys(complete).filter((key) => groupOf(key) === key && !Object.hasOwn(texts, key))
