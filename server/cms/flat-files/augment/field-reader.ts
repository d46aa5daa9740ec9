/** The types that the readers of field values share: the scope that they work in, and their results. */
import type { Html, Value, Values } from '../../../../src/content/types.ts'
import type { RichText } from '../../rich-text/rich-text.ts'
import type { AugmentContext, Field } from './types.ts'

/** The lookups and readers that the value of a field is read with. */
export interface FieldScope {
  /** Lookups of other content. */
  readonly context: AugmentContext
  /** The reader of rich text. */
  readonly text: RichText
  /** Levels of nesting around the value, itself included: 1 for a field of the entry. */
  readonly depth: number
  /** The entries without pages whose fields are being read, and how many more the page may have. */
  readonly entries: { readonly open: readonly string[]; readonly budget: { left: number } }
  /** Reads the members of an object by the fields of a blueprint. */
  augmentMembers(values: Values, fields: readonly Field[], scope: FieldScope): Values
  /**
   * Reads a value that no field describes: it stays as it is stored, except that rich text becomes markup.
   */
  augmentLoose(value: Value, scope: FieldScope): Value
}

/**
 * Reads a stored value that is not null by the type of its field. Returns undefined when the value is empty,
 * and `misfit` when the type does not allow it.
 * @param config of the field in its blueprint
 */
export type ReadField = (value: Value, config: Values, scope: FieldScope) => Value | typeof misfit

/** The result for a value that the type of its field does not allow. */
export const misfit = Symbol('a value that does not fit its field')

/** Markup as a value of content; undefined stays undefined. */
export const htmlValue = (html: Html | undefined): Value => html && { ...html }
