/** The block "rows" of a page: a list of links to other pages, with their dates. */
import { Row, Rows } from '../../components/card/card.tsx'
import { Filters } from '../../components/filters/filters.tsx'
import { Pagination, PaginationSummary } from '../../components/pagination/pagination.tsx'
import type { ListNavigation, ListPaging, PageListQuery } from '../../content/lists.ts'
import type { Summary } from '../../content/types.ts'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import type { LinkItem } from '../parts/link-item.ts'

export interface RowsBlockProps {
  readonly title?: string
  readonly link?: LinkItem
  /** The pages to show. Empty at first with a `query`: the page's loader adds the pages that it finds. */
  readonly items: readonly Summary[]
  /** Which pages the page's loader looks up. */
  readonly query?: PageListQuery
  /** The filters above the list, which the page's loader adds. */
  readonly navigation?: ListNavigation
  /** The pages of the list, which the page's loader adds where there are several. */
  readonly paging?: ListPaging
}

export function RowsBlock(props: RowsBlockProps & BlockAttributes) {
  const { id, items, navigation, paging } = props
  if (items.length === 0) return null
  return (
    <BlockSection {...props} name="rows">
      {navigation && <Filters id={`${id}-filters`} filters={navigation} />}
      {paging && <PaginationSummary paging={paging} />}
      <Rows>
        {items.map(({ title: text, path, date, lang }) => (
          <Row key={`${path} ${text}`} title={text} href={path} date={date} textLang={lang} />
        ))}
      </Rows>
      {paging && <Pagination paging={paging} />}
    </BlockSection>
  )
}
