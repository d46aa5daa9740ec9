import { useId } from 'react'
import type { FilterLink, ListFilter, ListNavigation } from '../../content/lists.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface FiltersProps extends RootProps {
  readonly filters: ListNavigation
}

/** A link of a filter, with its number of entries. */
const FilterItem = ({ label, href, count, current }: FilterLink) => (
  <li>
    <a href={href} aria-current={current}>
      {label}
      {count !== undefined && <span> {count}</span>}
    </a>
  </li>
)

/** One way to narrow the list: its name, and a row of links that scrolls where it is wider than the page. */
function Filter({ title, links, more }: ListFilter) {
  const id = useId()
  return (
    <div className="filter">
      <h3 id={id}>{title}</h3>
      <ul className="plain" aria-labelledby={id}>
        {links.map((link) => (
          <FilterItem key={link.href} {...link} />
        ))}
        {more && <FilterItem {...more} />}
      </ul>
    </div>
  )
}

/**
 * The filters above a list, by term, year and month. Each is a link to the page with the narrower list, so
 * that it has an address, and works without scripts.
 */
export function Filters({ filters, className, ...root }: FiltersProps) {
  const { t } = useLocale()
  const id = useId()
  if (filters.length === 0) return null
  const name = root['aria-label'] === undefined ? { 'aria-labelledby': id } : {}
  return (
    <nav {...name} {...root} className={classNames('filters', className)}>
      <h2 id={id} className="visually-hidden">
        {t('list-filter')}
      </h2>
      {filters.map((filter) => (
        <Filter key={filter.title} {...filter} />
      ))}
    </nav>
  )
}
