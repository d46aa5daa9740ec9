/** Gives cards of pages without a picture a drawn one, on the embedded example. */
import type { Block } from '../../../src/blocks/block-types.ts'
import { artwork } from '../../../src/content/artwork/artwork.ts'
import type { Summary } from '../../../src/content/types.ts'
import { memoRepeated } from '../../../src/shared/memo.ts'
import type { PageBody } from '../../page-body/read-page.ts'

const withPicture = <T extends Partial<Summary>>(item: T): T =>
  item.picture || !item.path ? item : { ...item, picture: artwork(item.path, 'card') }

/** The body of a page, where the pages that it is related to have pictures. */
export const drawnBody = memoRepeated(
  (body: PageBody): PageBody => ({
    ...body,
    head: { ...body.head, related: body.head.related.map(withPicture) },
  }),
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
