/** What the readers of field values share: the scope that they work in, and their results. */
import type { Html, Value, Values } from '../../../../src/content/types.ts'
import type { RichText } from '../../rich-text/rich-text.ts'
import type { AugmentContext, Field } from './types.ts'

/** The lookups, the rich text reader and the depth that a field is read with. */
export interface FieldScope {
  readonly context: AugmentContext
  readonly text: RichText
  readonly depth: number
  augmentMembers(values: Values, fields: readonly Field[], scope: FieldScope): Values
  augmentLoose(value: Value, scope: FieldScope): Value
}

/**
 * Reads a stored value that is not null by the type of its field. Undefined when it is empty, `misfit` when
 * it cannot be a value of this type.
 */
export type ReadField = (value: Value, config: Values, scope: FieldScope) => Value | typeof misfit

/** The result for a value that cannot be one of its field. */
export const misfit = Symbol('a value that does not fit its field')

/** Markup as a plain value. */
export const htmlValue = (html: Html | undefined): Value => html && { ...html }
