import type { CardsProps } from '../../blocks/cards/cards.tsx'
import { pagesListed } from '../../blocks/pages-listed.ts'
import { type BlockAttributes, BlockSection, innerLevel } from '../../blocks/parts/block-section.tsx'
import type { RowsBlockProps } from '../../blocks/rows/rows.tsx'
import { linkName } from '../../components/card/link-name.ts'
import { Filters } from '../../components/filters/filters.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { linkRel } from '../../components/link-rel.ts'
import { Pagination, PaginationSummary } from '../../components/pagination/pagination.tsx'
import type { ListFilter, ListNavigation } from '../../content/lists.ts'
import type { ContentBlock } from '../../content/payload.ts'
import type { Summary } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { Translate } from '../../i18n/translate.ts'
import { DateParts } from './date-parts.tsx'
import { groupDated, isNewestFirst } from './group-dated.ts'

/** A list of pages, as a block of rows or of cards has it. */
export type NewsListProps = Omit<RowsBlockProps, 'query'> & BlockAttributes

/** The list that a block shows; undefined for other blocks, and for cards that are no pages. */
export function newsListOf(block: ContentBlock): NewsListProps | undefined {
  const { id, headingId, headingLevel } = block
  const root = { id, ...(headingId && { headingId }), ...(headingLevel && { headingLevel }) }
  const items = pagesListed(block)
  if (!items) return undefined
  const { layout: _, ...shown } = block.props as Partial<CardsProps> & RowsBlockProps
  return { ...shown, items, ...root }
}

/** Whether the first page of a list is shown, with no filter chosen: a chosen one is a link with a number. */
const isWhole = ({ paging, navigation = [] }: NewsListProps): boolean =>
  !paging?.previous &&
  !navigation.some(({ links }) => links.some((link) => link.current && link.count !== undefined))

/** The entry to show large: the newest, on the first page of a list that begins with it. */
export const leadOf = (list: NewsListProps): Summary | undefined =>
  isWhole(list) && isNewestFirst(list.items) ? list.items[0] : undefined

/** `2026-11` becomes `november 2026`. */
function periodName(period: string, t: Translate): string {
  const [year = '', month] = period.split('-')
  return month === undefined ? year : `${t('date-months').split(',')[Number(month) - 1]} ${year}`
}

/** An entry with its date, title and first words. */
function NewsRow({ title, path, date, text, lang }: Summary) {
  return (
    <li className="row news-row">
      {date && <DateParts date={date} />}
      <div className="news-row__text">
        <a href={path} rel={linkRel(path)} lang={lang}>
          {linkName(title, path)}
        </a>
        {text && (
          <p className="muted" lang={lang}>
            {text}
          </p>
        )}
      </div>
      <Icon name="arrow" flip />
    </li>
  )
}

/** Whether a filter is one by time. */
const isByTime = ({ links }: ListFilter): boolean => links.some(({ href }) => href.includes('archive='))

/** The filters by time first: a chosen one is in the window together with the list beside it. */
const byTimeFirst = (filters: ListNavigation): ListNavigation => [
  ...filters.filter(isByTime),
  ...filters.filter((filter) => !isByTime(filter)),
]

/** A list of dated entries by year or month, with its filters beside it. */
export function NewsList(props: NewsListProps) {
  const { id, items, navigation, paging } = props
  const { t } = useLocale()
  const Heading = `h${innerLevel(props)}` as const
  return (
    <BlockSection {...props} name="rows">
      <div className={navigation ? 'news-list news-list--filtered' : 'news-list'}>
        {navigation && <Filters id={`${id}-filters`} filters={byTimeFirst(navigation)} />}
        <div>
          {paging && <PaginationSummary paging={paging} />}
          {groupDated(items).map(({ period, items: own }) => (
            <div key={period ?? ''} className={period ? 'news-period' : undefined}>
              {period && <Heading className="news-period__title">{periodName(period, t)}</Heading>}
              <ul className="rows">
                {own.map((item) => (
                  <NewsRow key={`${item.path} ${item.title}`} {...item} />
                ))}
              </ul>
            </div>
          ))}
          {paging && <Pagination paging={paging} />}
        </div>
      </div>
    </BlockSection>
  )
}
