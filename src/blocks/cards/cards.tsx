/** The block "cards" of a page: other pages as cards, in a grid or a mosaic. */
import { SummaryCards } from '../../components/card/card.tsx'
import type { ListQuery, Summary } from '../../content/types.ts'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import type { LinkItem } from '../parts/link-item.ts'

export interface CardsProps {
  readonly title?: string
  /** `mosaic` is for three items; another number is shown as a grid. */
  readonly layout: 'grid' | 'mosaic'
  readonly link?: LinkItem
  /** The pages to show. Empty at first with a `query`: the page's loader adds the pages that it finds. */
  readonly items: readonly Summary[]
  /** Which pages the page's loader looks up. */
  readonly query?: ListQuery
}

export function CardsBlock({ headingId, title, layout, link, items }: CardsProps & BlockAttributes) {
  if (items.length === 0) return null
  return (
    <BlockSection name="cards" headingId={headingId} title={title} link={link}>
      <SummaryCards
        items={items}
        layout={items.length === 3 ? layout : 'grid'}
        headingLevel={title ? 3 : 2}
      />
    </BlockSection>
  )
}
