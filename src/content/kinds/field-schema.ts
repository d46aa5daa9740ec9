/**
 * What is known about the fields behind values: their types and names in the blueprint, and whether visitors
 * may see them. A content system over HTTP sends values alone; then the shapes of the values have to do.
 */
import type { Values } from '../types.ts'
import type { FieldConditions } from './field-conditions.ts'

/** Why a field is not shown to visitors. */
export type HiddenReason =
  /** Editors do not see it either, or it is computed: `visibility: hidden` and `computed`. */
  | 'hidden'
  /** It chooses how something looks or works: a toggle, a select, a colour, a template, a CSS class. */
  | 'setting'
  /** It is for search engines and social networks. */
  | 'seo'
  /** It is a note from editors to editors. */
  | 'note'
  /** It identifies something for machines: a slug, an id, a key. */
  | 'key'
  /** It is part of the editors' form: instructions, a divider. */
  | 'form'
  /** The project's own rules hide it. */
  | 'rule'

/** A field of a blueprint. */
export interface FieldSchema {
  readonly handle: string
  /** Statamic's type of field: `text`, `bard`, `assets`, or one of an add-on. */
  readonly type: string
  /** The name that editors see, in their language. */
  readonly display?: string
  /** Text before and after the value, such as `€` and `per month`. */
  readonly prepend?: string
  readonly append?: string
  /** Present when visitors do not see the field. */
  readonly hidden?: HiddenReason
  /** When the field is there at all. */
  readonly conditions?: FieldConditions
  /** Labels of the options of a choice, by their values. */
  readonly options?: Readonly<Record<string, string>>
  /** Fields of a row of a grid, or of a group. */
  readonly fields?: readonly FieldSchema[]
  /** Fields of each set of a replicator or Bard, by the type of the set. */
  readonly sets?: ReadonlyMap<string, readonly FieldSchema[]>
}

const key = Symbol('schema')

/** Attaches the schema of its fields to an object of values. It never reaches JSON. */
export const withSchema = <T extends Values>(values: T, schema: readonly FieldSchema[]): T =>
  Object.defineProperty(values, key, { value: schema })

/** The schema of the fields of an object; undefined where only the shapes of the values are known. */
export const schemaOf = (values: object): readonly FieldSchema[] | undefined =>
  (values as { readonly [key]?: readonly FieldSchema[] })[key]
