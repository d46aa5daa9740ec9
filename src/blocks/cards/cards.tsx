/** The block "cards" of a page: other pages as cards, in a grid or a mosaic. */
import { type CardSummary, SummaryCards } from '../../components/card/card.tsx'
import { Filters } from '../../components/filters/filters.tsx'
import { Pagination, PaginationSummary } from '../../components/pagination/pagination.tsx'
import type { ListNavigation, ListPaging, PageListQuery } from '../../content/lists.ts'
import { type BlockAttributes, BlockSection, innerLevel } from '../parts/block-section.tsx'
import type { LinkItem } from '../parts/link-item.ts'

export interface CardsProps {
  readonly title?: string
  /**
   * `mosaic` is for three items; another number is shown as a grid. `panels`: cards that need no link, each
   * in a box.
   */
  readonly layout: 'grid' | 'mosaic' | 'panels'
  readonly link?: LinkItem
  /** The pages to show. Empty at first with a `query`: the page's loader adds the pages that it finds. */
  readonly items: readonly CardSummary[]
  /** Which pages the page's loader looks up. */
  readonly query?: PageListQuery
  /** The filters above the list, which the page's loader adds. */
  readonly navigation?: ListNavigation
  /** The pages of the list, which the page's loader adds where there are several. */
  readonly paging?: ListPaging
}

export function CardsBlock(props: CardsProps & BlockAttributes) {
  const { id, layout, items, navigation, paging } = props
  if (items.length === 0) return null
  return (
    <BlockSection {...props} name="cards">
      {navigation && <Filters id={`${id}-filters`} filters={navigation} />}
      {paging && <PaginationSummary paging={paging} />}
      <SummaryCards
        items={items}
        layout={layout === 'mosaic' && items.length !== 3 ? 'grid' : layout}
        headingLevel={innerLevel(props)}
      />
      {paging && <Pagination paging={paging} />}
    </BlockSection>
  )
}
