/** The links that narrow the results of the search page down. */
import { Filters } from '../components/filters/filters.tsx'
import type { SearchFacet } from '../content/search/search-data.ts'
import { useLocale } from '../i18n/locale-context.tsx'

const isCurrent = { current: true } as const

interface SearchFiltersProps {
  readonly facets: readonly SearchFacet[]
  /** Path of the search page. */
  readonly path: string
}

/**
 * Collections and terms that the results have, with their numbers, and a link to all of them. A link to what is
 * chosen takes it back.
 */
export function SearchFilters({ facets, path }: SearchFiltersProps) {
  const { t } = useLocale()
  const filters = facets.map(({ title = t('search-in'), all, options }) => ({
    title,
    links: [
      { label: t('list-all'), href: path + all, ...(!options.some((option) => option.current) && isCurrent) },
      ...options.map(({ title: label = t('search-in-pages'), query, ...option }) => ({
        ...{ label, href: path + query },
        ...option,
      })),
    ],
  }))
  return <Filters filters={filters} />
}
