import type { ContentBlock } from '../content/payload.ts'
import type { Summary } from '../content/types.ts'
import { isBlock } from './block-types.ts'
import type { CardsProps } from './cards/cards.tsx'

/** Whether what a card shows is a page. */
const isPage = (item: CardsProps['items'][number]): item is Summary =>
  item.path !== undefined && item.title !== undefined && item.html === undefined

/** The pages that a block lists; undefined for other blocks, and for cards that are no pages. */
export function pagesListed(block: ContentBlock): readonly Summary[] | undefined {
  if (isBlock('rows', block)) return block.props.items
  if (!isBlock('cards', block)) return undefined
  const { items } = block.props
  return items.every(isPage) ? items : undefined
}
