/** What becomes of the values of an entry. */
import type { HiddenReason } from '../../src/content/kinds/field-schema.ts'
import type { Values } from '../../src/content/types.ts'

/** Why a value is not for visitors. */
export type NotForVisitors =
  | HiddenReason
  /** The condition under which the field is there does not hold. */
  | 'condition'
  /** An editor switched the set off. */
  | 'off'
  /** It is a field of the content system. */
  | 'system'

/** A value of an entry. */
export interface Finding {
  /** Path of its field, with types of sets, counted from 0: `blocks.2:faq.questions.0.answer`. */
  readonly path: string
  /** The innermost set that holds it, with its type; undefined for the entry's own fields. */
  readonly set?: { readonly type: string; readonly values: Values } | undefined
  readonly hidden?: NotForVisitors | undefined
  /** Where the page shows it: `head`, or the type of a block. Undefined for hidden values, and lost ones. */
  readonly place?: string | undefined
  /** The value, or the part of it that is lost, as text. */
  readonly text: string
}
