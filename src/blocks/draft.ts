/** Blocks while a page is read: before they have ids that are unique on the page. */
import { holdsIds } from '../content/html-ids.ts'
import type { Html } from '../content/types.ts'
import type { Block, BlockProps, BlockType, UnknownBlock } from './block-types.ts'
import { escapeHtml } from './compose/markup.ts'

/** A block that was read, before it has an id. */
export interface Draft {
  readonly type: Block['type']
  readonly props: BlockProps[BlockType] | UnknownBlock['props']
  /** Whether an element of the block's rich texts may have an id. */
  readonly hasIds?: boolean
  /** Level of the block's title; 2 when absent. Blocks inside a block with a title have 3 or 4. */
  readonly headingLevel?: 3 | 4
  /** Whether the block is of the same set as the one before it. */
  readonly continues?: boolean
}

/** A block of one type. */
export const draftOf = <T extends BlockType>(
  type: T,
  props: BlockProps[T],
  more: Pick<Draft, 'hasIds' | 'headingLevel'> = {},
): Draft => ({ type, props, ...more })

/** A caption below a block that has no place for one. */
export const small = (text: string): Draft =>
  richText({ html: `<p class="small muted">${escapeHtml(text)}</p>` })

/** A block of rich text. */
export const richText = (html: Html, title?: string): Draft => ({
  type: 'rich_text',
  props: { ...(title && { title }), html },
  hasIds: holdsIds(html),
})
