/** Reads the stored values of an entry by the fields of its blueprint. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { isBard } from '../../rich-text/bard/read-bard.ts'
import type { RichTextContext } from '../../rich-text/context.ts'
import { createRichText, type RichText } from '../../rich-text/rich-text.ts'
import { type FieldScope, htmlValue } from './field-reader.ts'
import { augmentField } from './field-types.ts'
import { readLooseDate, readLooseList, readLooseMarkdown, readLooseText } from './loose-text.ts'
import type { AugmentContext, Field } from './types.ts'

/** Maximum levels of nested values; deeper ones are left out. A set that no field describes has three. */
const maxDepth = 128

/** Maximum number of entries without pages whose fields become part of one page. */
const maxEntries = 1000

/**
 * The lookups of a page, with the labels and language of its rich text. `text` replaces the rich text reader,
 * for callers that collect its headings, or have read texts ahead.
 */
export type AugmentInput = AugmentContext &
  Pick<RichTextContext, 'labels' | 'lang' | 'place'> & { readonly text?: RichText }

/**
 * Reads stored values by the types of their fields: first the fields in the order of the blueprint, then
 * values without a field. A value that does not fit its field is reported, and read by its shape; nothing
 * throws.
 */
export function augment(values: Values, fields: readonly Field[], context: AugmentInput): Values {
  const text = context.text ?? createRichText(context)
  const entries = { open: [], budget: { left: maxEntries } }
  return augmentMembers(values, fields, { context, text, depth: 0, entries, augmentMembers, augmentLoose })
}

function augmentMembers(values: Values, fields: readonly Field[], scope: FieldScope): Values {
  if (scope.depth >= maxDepth) return {}
  const inner = { ...scope, depth: scope.depth + 1 }
  const read: Record<string, Value> = {}
  const handles = new Set(fields.map(({ handle }) => handle))
  const add = (handle: string, value: Value) => {
    if (value !== undefined) read[handle] = value
  }
  for (const field of fields)
    if (Object.hasOwn(values, field.handle))
      add(field.handle, augmentField(values[field.handle], field, inner))
  for (const handle of Object.keys(values))
    if (!handles.has(handle) && handle !== '__proto__')
      add(handle, withoutField(handle, values[handle], inner))
  return clean(read, scope)
}

/**
 * Pages treat an object with the single member `html` as sanitized markup. An object of that shape in the
 * content is therefore sanitized here.
 */
const clean = (values: Values, { text }: FieldScope): Values =>
  typeof values.html === 'string' && Object.keys(values).length === 1
    ? { html: text.fromHtml(values.html)?.html ?? '' }
    : values

/** Reads a value that has no field. The body of an entry, `content`, is then Markdown. */
const withoutField = (handle: string, value: Value, scope: FieldScope): Value =>
  handle === 'content' && scope.depth === 1 && typeof value === 'string'
    ? htmlValue(scope.text.fromMarkdown(value))
    : (readLooseMarkdown(handle, value, scope) ?? augmentLoose(value, scope))

/**
 * A value without a field stays as it is stored, except that rich text in it becomes markup, and a text that
 * is nothing but a reference becomes its target.
 */
function augmentLoose(value: Value, scope: FieldScope): Value {
  if (typeof value === 'string') return readLooseText(value, scope)
  if (typeof value === 'number') return readLooseDate(value)
  if (scope.depth >= maxDepth) return undefined
  const inner = { ...scope, depth: scope.depth + 1 }
  if (isBard(value)) return augmentField(value, looseBard, inner)
  if (Array.isArray(value)) return readLooseList(value, inner) ?? augmentItems(value, inner)
  return isValues(value) ? augmentMembers(value, [], inner) : value
}

const augmentItems = (items: readonly Value[], scope: FieldScope): Value =>
  items
    .filter(isEnabled)
    .map((item) => augmentLoose(item, scope))
    .filter((item) => item !== undefined)

const looseBard: Field = { handle: 'bard', type: 'bard', config: {} }

/** False for a set that an editor switched off. */
const isEnabled = (item: Value): boolean =>
  !(isValues(item) && typeof item.type === 'string' && item.enabled === false)
