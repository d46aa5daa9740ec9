/** Gives cards of pages without a picture a drawn one, on the embedded example. */
import type { Block } from '../../../src/blocks/block-types.ts'
import { artwork } from '../../../src/content/artwork/artwork.ts'
import type { Summary } from '../../../src/content/types.ts'
import { memoRepeated } from '../../../src/shared/memo.ts'

const withPicture = <T extends Partial<Summary>>(item: T): T =>
  item.picture || !item.path ? item : { ...item, picture: artwork(item.path, 'card') }

/** Pages that another one is related to, with pictures. */
export const drawnSummaries = memoRepeated((items: readonly Summary[]): readonly Summary[] =>
  items.map(withPicture),
)

/** Cards in boxes stay without: they need no picture. */
const withPictures = (block: Block): Block =>
  block.type === 'cards' && block.props.layout !== 'panels'
    ? { ...block, props: { ...block.props, items: block.props.items.map(withPicture) } }
    : block

/** The blocks of a page, where the cards in them have pictures. */
export const drawnBlocks = memoRepeated((blocks: readonly Block[]): readonly Block[] =>
  blocks.map(withPictures),
)
