/** Lists of projects, on a page that has no map of them. */
import { type Block, isBlock } from '../../../src/blocks/block-types.ts'
import { memoWeak } from '../../../src/shared/memo.ts'

/**
 * Shows what would be lines as cards with pictures: a project is chosen by what it looks like. The same blocks
 * give the same object.
 */
export const withProjectCards = memoWeak((blocks: readonly Block[]): readonly Block[] => {
  if (!blocks.some((block) => isBlock('rows', block)) || blocks.some((block) => isBlock('places', block)))
    return blocks
  return blocks.map((block) =>
    isBlock('rows', block) ? { ...block, type: 'cards', props: { ...block.props, layout: 'grid' } } : block,
  )
})
