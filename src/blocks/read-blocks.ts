/** Reads the blocks of a page from the fields of its entry, and gives each an id that is unique on the page. */
import type { PageHeadFields } from '../content/head/page-head.ts'
import { headingsOf, uniqueHtmlIds } from '../content/html-ids.ts'
import { createIds, slugOf } from '../content/ids.ts'
import type { TocItem } from '../content/payload.ts'
import type { Values } from '../content/types.ts'
import { isHtml, isValues } from '../content/values/values.ts'
import { runSteps, type Steps } from '../shared/steps.ts'
import type { ReadContext } from './block-readers.ts'
import type { Block } from './block-types.ts'
import type { Draft } from './draft.ts'
import { joinDrafts } from './join-drafts.ts'
import { type EntryPlace, readEntryInSteps } from './read-entry.ts'

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
const titleOf = ({ type, props }: Pick<Draft, 'type' | 'props'>): string | undefined =>
  type !== 'notice' && 'title' in props ? props.title : undefined

/** Gives each block an id that is unique on the page. */
function finishDrafts(drafts: readonly Draft[]): readonly Block[] {
  const unique = createIds()
  return drafts.map((draft, index) => {
    const id = unique(`block-${index + 1}`)
    const title = titleOf(draft)
    const heading = title ? { headingId: unique(slugOf(title)) } : {}
    const props = draft.hasIds ? withUniqueIds(draft.props, unique) : draft.props
    const level = draft.headingLevel && { headingLevel: draft.headingLevel }
    const place = draft.continues && { continues: true }
    return { type: draft.type, id, ...heading, ...level, ...place, props } as Block
  })
}

/**
 * Returns the table of contents of a page: the titles of its blocks and the `h2` headings of its blocks of
 * rich text, in order. A block whose list has no items, and no query to look up items, is not shown and is
 * left out.
 */
export function tocOf(blocks: readonly Block[]): readonly TocItem[] {
  return blocks.flatMap((block) => {
    const { headingId, headingLevel, props } = block
    const isEmptyList = 'items' in props && props.items.length === 0 && !('query' in props && props.query)
    const title = titleOf(block)
    const blockTitle =
      headingId && title && !headingLevel && !isEmptyList ? [{ id: headingId, text: title }] : []
    const inside = block.type === 'rich_text' ? headingsOf(block.props.html) : []
    return [...blockTitle, ...inside]
  })
}

/** The head of a page, and the blocks of its body. */
export interface EntryBlocks {
  readonly head: PageHeadFields
  readonly blocks: readonly Block[]
}

/**
 * Reads the page of an entry of any Statamic project: its head, and the blocks of its fields in their order.
 * Fields for editors, machines and search engines are left out.
 */
export function* readEntryBlocksInSteps(
  values: Values,
  context: ReadContext,
  place?: EntryPlace,
): Steps<EntryBlocks> {
  const { head, drafts } = yield* readEntryInSteps(isValues(values) ? values : {}, context, place)
  return { head, blocks: finishDrafts(joinDrafts(drafts)) }
}

/** The same at once. */
export const readEntryBlocks = (values: Values, context: ReadContext, place?: EntryPlace): EntryBlocks =>
  runSteps(readEntryBlocksInSteps(values, context, place))

/** Reads the blocks of the body alone. */
export const readBlocks = (values: Values, context: ReadContext): readonly Block[] =>
  readEntryBlocks(values, context).blocks
