import type { ListPaging, PageOfList } from '../../content/lists.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { fill } from '../../i18n/plural.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { RootProps } from '../root-props.ts'

export interface PaginationProps extends RootProps {
  readonly paging: ListPaging
}

/** Which entries of the list are shown, above them. */
export const PaginationSummary = ({ paging: { summary, target } }: PaginationProps) => (
  <p id={target} className="muted">
    {summary}
  </p>
)

/** The link to the page before or after the one that is shown. */
const Step = ({ page, rel }: { page: PageOfList; rel: 'prev' | 'next' }) => (
  <a href={page.href} rel={rel}>
    {useLocale().t(rel === 'prev' ? 'block-previous' : 'block-next')}
    <Icon name="arrow" flip />
  </a>
)

/** Links to the other pages of a list; pages that are left out are marked by an ellipsis. */
export function Pagination({ paging, className, ...root }: PaginationProps) {
  const { t } = useLocale()
  const { previous, next, pages } = paging
  return (
    <nav aria-label={t('list-pages')} {...root} className={classNames('pagination', className)}>
      <ol className="plain">
        {pages.map(({ number, href, current }, index) => (
          <li key={number}>
            {number > (pages[index - 1]?.number ?? 0) + 1 && <span aria-hidden="true">…</span>}
            <a
              href={href}
              aria-current={current && 'page'}
              aria-label={fill(t('list-page'), { page: number })}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {previous && <Step page={previous} rel="prev" />}
      {next && <Step page={next} rel="next" />}
    </nav>
  )
}
