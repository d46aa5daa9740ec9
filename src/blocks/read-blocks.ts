/** Finds the blocks in the fields of an entry, a page of the content system, and reads each by its type. */
import { createFieldLog } from '../content/field-log.ts'
import { createFields } from '../content/fields.ts'
import { isHeadField, isSystemField } from '../content/head/page-head.ts'
import { headingsOf, holdsIds, uniqueHtmlIds } from '../content/html-ids.ts'
import { createIds, slugOf } from '../content/ids.ts'
import type { TocItem } from '../content/payload.ts'
import type { Html, Value, Values } from '../content/types.ts'
import { isHtml, isValues, memberOf } from '../content/values.ts'
import { blockTypeOf, isContainer, ornamentOf, type ReadContext, readers } from './block-readers.ts'
import type { Block, BlockProps, BlockType, UnknownBlock } from './block-types.ts'
import { richTextNames } from './rich-text/rich-text.read.ts'

/** Maximum depth of sets inside sets; deeper ones are left out. */
const maxDepth = 8

/** A block that was read, before it has an id. */
interface Draft {
  readonly type: Block['type']
  readonly props: BlockProps[BlockType] | UnknownBlock['props']
  /** Whether an element of the block's rich texts may have an id. */
  readonly hasIds?: boolean
}

/** Returns the type of a set, which may also be only its type. */
const typeOf = (set: Value): string | undefined => {
  const type = typeof set === 'string' ? set : memberOf(set, 'type')
  return typeof type === 'string' && type.trim() !== '' ? type.trim() : undefined
}

/**
 * Returns the sets of a replicator or Bard field, or of a field with one set; undefined for other values. A
 * list of words counts as sets without fields if all words are names of blocks.
 */
function blockListOf(value: Value): readonly Value[] | undefined {
  if (Array.isArray(value)) {
    const sets = value.some((item) => isValues(item) && typeOf(item))
    const words = value.length > 0 && value.every((item) => typeof item === 'string' && blockTypeOf(item))
    return sets || words ? value : undefined
  }
  const type = isValues(value) ? typeOf(value) : undefined
  return type && (blockTypeOf(type) || isContainer(type)) ? [value] : undefined
}

/** Reads the sets inside these fields of a set; undefined if none holds sets. */
function readNested(
  set: Values,
  names: readonly string[],
  context: ReadContext,
  depth: number,
): readonly Draft[] | undefined {
  const lists = names.map((name) => blockListOf(memberOf(set, name))).filter((list) => list !== undefined)
  return lists.length > 0 ? lists.flatMap((list) => readSets(list, context, depth + 1)) : undefined
}

/** Reads a set: a container, an ornament, a block or an unknown set. */
function readSet(set: Values, type: string, context: ReadContext, depth: number): readonly Draft[] {
  if (isContainer(type)) return readNested(set, Object.keys(set), context, depth) ?? []
  const ornament = ornamentOf(type)
  if (ornament !== undefined) return readOrnament(ornament, context)
  const known = blockTypeOf(type)
  if (!known) return readUnknown(set, type, context, depth)
  const nested = known === 'rich_text' ? readNested(set, richTextNames.text, context, depth) : undefined
  if (nested) return nested
  return readKnown(set, known, context)
}

/** Reads a set that is shown as a block, and reports fields whose values cannot be used. */
function readKnown(set: Values, type: BlockType, context: ReadContext): readonly Draft[] {
  const log = createFieldLog()
  let hasIds = false
  const taken = (text: Html) => {
    hasIds ||= holdsIds(text)
  }
  const props = readers[type](createFields(set, { ...context, log, taken }), context)
  const misfits = log.misfits()
  if (misfits.length > 0) context.misfits?.(misfits.map((field) => `${type}.${field}`))
  return props ? [{ type, props, hasIds }] : []
}

/** Reads a set without content as rich text with its markup. */
const readOrnament = (markup: string, { sanitize }: ReadContext): readonly Draft[] =>
  markup === '' ? [] : [richText(sanitize(markup))]

/** A block of rich text. */
const richText = (html: Html): Draft => ({ type: 'rich_text', props: { html }, hasIds: holdsIds(html) })

/** Reads a set of an unknown type: it is reported, and only the known sets in it are shown. */
function readUnknown(set: Values, type: string, context: ReadContext, depth: number): readonly Draft[] {
  context.unknown(type)
  const nested = readNested(set, Object.keys(set), context, depth) ?? []
  return context.marksUnknown ? [{ type: 'unknown', props: { set: type } }, ...nested] : nested
}

/** Values that switch a set off. */
const off: readonly Value[] = [false, 'false', 0, '0']

/**
 * Whether a set is switched on. Editors can switch sets off, and not every content system leaves out such
 * sets.
 */
const isEnabled = (set: Value): boolean => !off.includes(memberOf(set, 'enabled'))

/** Reads the sets of a list in their order. */
function readSets(sets: readonly Value[], context: ReadContext, depth = 1): readonly Draft[] {
  if (depth > maxDepth) return []
  return sets.filter(isEnabled).flatMap((set) => {
    const type = typeOf(set)
    return type ? readSet(isValues(set) ? set : {}, type, context, depth) : []
  })
}

/** Names of fields that hold the body of a page as rich text. */
const bodyNames: ReadonlySet<string> = new Set(richTextNames.text)

/** Matches a text that begins with an element of block level. */
const startsAsMarkup = /^\s*<(?:p|h[1-6]|ul|ol|dl|blockquote|figure|div|table|section|article|pre)\b/i

/** Whether a field of an entry holds rich text: by its value, or by its name. */
const isRichText = (name: string, value: Value): boolean => {
  if (isHtml(value)) return true
  if (bodyNames.has(name)) return typeof value === 'string' || Array.isArray(value)
  return typeof value === 'string' && startsAsMarkup.test(value)
}

/**
 * Reads a field of an entry. It is a list of blocks, a rich text, or data about the page, which is no block.
 */
function readField(name: string, value: Value, context: ReadContext): readonly Draft[] {
  if (isSystemField(name)) return []
  const sets = blockListOf(value)
  if (sets) return readSets(sets, context)
  if (isHeadField(name) || !isRichText(name, value)) return []
  const html = createFields({ value }, context).html('value')
  return html ? [richText(html)] : []
}

/** Returns the props of a block with ids in rich texts that are unique on the page. */
function withUniqueIds(value: unknown, unique: (wanted: string) => string): unknown {
  if (isHtml(value)) return uniqueHtmlIds(value, unique)
  if (Array.isArray(value)) return value.map((item) => withUniqueIds(item, unique))
  if (!isValues(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withUniqueIds(member, unique)]),
  )
}

/** Returns the title of a block, if it is a heading: the title of a notice is none. */
const titleOf = ({ type, props }: Draft): string | undefined =>
  type !== 'notice' && 'title' in props ? props.title : undefined

/** Gives each block an id that is unique on the page. */
function finishDrafts(drafts: readonly Draft[]): readonly Block[] {
  const unique = createIds()
  return drafts.map((draft, index) => {
    const id = unique(`block-${index + 1}`)
    const title = titleOf(draft)
    const heading = title ? { headingId: unique(slugOf(title)) } : {}
    const props = draft.hasIds ? withUniqueIds(draft.props, unique) : draft.props
    return { type: draft.type, id, ...heading, props } as Block
  })
}

/**
 * Returns the table of contents of a page: the titles of its blocks and the `h2` headings of its blocks of
 * rich text, in order. A block whose list has no items, and no query to look up items, is not shown and is
 * left out.
 */
export function tocOf(blocks: readonly Block[]): readonly TocItem[] {
  return blocks.flatMap((block) => {
    const { headingId, props } = block
    const isEmptyList = 'items' in props && props.items.length === 0 && !('query' in props && props.query)
    const title = titleOf(block)
    const blockTitle = headingId && title && !isEmptyList ? [{ id: headingId, text: title }] : []
    const inside = block.type === 'rich_text' ? headingsOf(block.props.html) : []
    return [...blockTitle, ...inside]
  })
}

/**
 * Reads the body of a page of any Statamic project: the blocks of its fields in their order. Fields that
 * describe the page are left out.
 */
export function readBlocks(values: Values, context: ReadContext): readonly Block[] {
  const fields = isValues(values) ? Object.entries(values) : []
  return finishDrafts(fields.flatMap(([name, value]) => readField(name, value, context)))
}
