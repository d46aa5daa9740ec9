/** Blocks while a page is read: before they have ids that are unique on the page. */
import { holdsIds } from '../content/html-ids.ts'
import type { Html, Picture } from '../content/types.ts'
import { withoutCaption } from '../content/values/captions.ts'
import { defined } from '../content/values/values.ts'
import type { Block, BlockProps, BlockType, UnknownBlock } from './block-types.ts'
import * as markup from './compose/markup.ts'

/** Level of the title of a block: 2 directly on a page; the deepest is 4. */
export type Level = 2 | 3 | 4

/** The level below another. */
export const lower = (level: Level): Level => (level === 2 ? 3 : 4)

/** A block that was read, before it has an id. */
export interface Draft {
  readonly type: Block['type']
  readonly props: BlockProps[BlockType] | UnknownBlock['props']
  /** Whether an element of the block's rich texts may have an id. */
  readonly hasIds?: boolean
  /** Level of the block's title; 2 when absent. */
  readonly headingLevel?: Exclude<Level, 2>
  /** Whether the block is of the same set as the one before it. */
  readonly continues?: boolean
}

/** A block of one type. */
export const draftOf = <T extends BlockType>(type: T, props: BlockProps[T]): Draft => ({ type, props })

/** A block with a title of the level of its place. */
export const atLevel = (draft: Draft, { level }: { readonly level: Level }): Draft =>
  level === 2 ? draft : { ...draft, headingLevel: level }

/** A block of rich text. */
export const richText = (html: Html, title?: string): Draft => ({
  type: 'rich_text',
  props: { ...(title && { title }), html },
  hasIds: holdsIds(html),
})

/** A title above blocks that have no place for one. */
export const titleText = (title: string, level: Level): Draft =>
  richText({ html: markup.heading(title, level) })

/** A caption below a block that has no place for one. */
export const small = (text: string): Draft => richText({ html: markup.small(text) })

/** A picture by itself, with its caption below it. */
export const figure = (picture: Picture, caption = picture.caption): Draft =>
  draftOf('media_text', defined({ picture: withoutCaption(picture), caption, side: 'start' as const }))
