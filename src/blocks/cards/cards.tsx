/** The block "cards" of the library, as a page shows it. */
import { SummaryCards } from '../../components/card/card.tsx'
import type { ListQuery, Summary } from '../../content/types.ts'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import type { LinkItem } from '../parts/link-item.ts'

export interface CardsProps {
  readonly title?: string
  /** A mosaic holds three; other numbers stand in a grid. */
  readonly layout: 'grid' | 'mosaic'
  readonly link?: LinkItem
  /** Filled by the loader where there is a `query`. */
  readonly items: readonly Summary[]
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
