/** Tells which entries that a content system sends are for all visitors. */
import type { Values } from '../../../src/content/types.ts'
import { asText, isFalsy } from './values.ts'

/** Whether an entry is published, and not shown only to some visitors (`protect`), such as with a password. */
export const isOpenToAll = ({ published, protect }: Values): boolean =>
  published !== false && isFalsy(protect)

/** The same, where the system also sends what follows from the date of the entry: its status. */
export const isPublicEntry = (values: Values): boolean =>
  isOpenToAll(values) && values.private !== true && (asText(values.status) ?? 'published') === 'published'
