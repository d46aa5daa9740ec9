/** Reads values as a page does, for tests of the layout engine. */
import type { ReadContext } from '../../src/blocks/block-readers.ts'
import type { Block } from '../../src/blocks/block-types.ts'
import { type ContentRules, noRules } from '../../src/blocks/content-rules.ts'
import { readEntryBlocks } from '../../src/blocks/read-blocks.ts'
import { type FieldSchema, withSchema } from '../../src/content/kinds/field-schema.ts'
import { textOfMarkup } from '../../src/content/markup.ts'
import type { Value, Values } from '../../src/content/types.ts'

/** The form that there is. */
export const form = {
  handle: 'contact',
  fields: [{ handle: 'naam', type: 'text', label: 'Naam', required: true }],
  honeypot: 'url',
}

/** A context of readers, with what they report. */
export function createContext(more: Partial<ReadContext> = {}) {
  const reports = { unknown: [] as string[], misfits: [] as string[], sanitized: 0 }
  const context: ReadContext = {
    sanitize: (html) => {
      reports.sanitized++
      return { html }
    },
    locale: 'nl',
    readMore: 'Lees meer',
    unknown: (type) => void reports.unknown.push(type),
    misfits: (fields) => void reports.misfits.push(...fields),
    form: (handle) => (handle === 'contact' ? form : undefined),
    ...more,
  }
  return { context, reports }
}

/** Fields of a blueprint from their types, or from all that is known of them. */
export const schema = (
  fields: Readonly<Record<string, string | Partial<FieldSchema>>>,
): readonly FieldSchema[] =>
  Object.entries(fields).map(([handle, field]) =>
    typeof field === 'string' ? { handle, type: field } : { handle, type: 'text', ...field },
  )

/** The blocks of the body of an entry. */
export const blocksOf = (values: Values, more: Partial<ReadContext> = {}): readonly Block[] =>
  readEntryBlocks(values, createContext(more).context, {}).blocks

/** The blocks of one set; with `fields` they are in its blueprint. */
export function blocksOfSet(
  set: Values,
  fields?: readonly FieldSchema[],
  more: Partial<ReadContext> = {},
): readonly Block[] {
  const values = { blocks: [set] as Value }
  if (!fields) return blocksOf(values, more)
  const sets = new Map([[String(set.type), fields]])
  return blocksOf(withSchema(values, [{ handle: 'blocks', type: 'replicator', sets }]), more)
}

/** Rules of a project for its sets. */
export const rulesFor = (sets: Readonly<Record<string, object>>): ContentRules => ({
  ...noRules,
  sets: new Map(Object.entries(sets)),
})

/** All texts in the props of blocks, without markup. Numbers in the names of attributes are none. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.includes('<') ? textOfMarkup(value) : value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** How often a text is in the props of blocks. */
export const countIn = (blocks: readonly Block[], text: string): number =>
  blocks
    .flatMap(({ props }) => textsIn(props))
    .join('\n')
    .split(text).length - 1
