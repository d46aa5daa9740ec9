/** Makes the links by which visitors narrow a list that goes on: by term, by year, by month. */
import type { FilterLink, ListFacets, ListFilter, ListNavigation } from '../../../src/content/lists.ts'
import type { TermRef } from '../../../src/content/terms.ts'
import type { ContentPage } from '../../../src/content/types.ts'
import { fill } from '../../../src/i18n/plural.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { memoWeak } from '../../../src/shared/memo.ts'
import type { ContentSource } from '../../cms/source.ts'
import { encodePath } from '../../http/canonical-path.ts'

/** The list of a page that goes on, and which part of it is chosen. */
export interface NavigatedList {
  readonly collections: readonly string[]
  readonly term?: TermRef | undefined
  /** `2024` or `2024-05`. */
  readonly period?: string | undefined
  /** Whether all entries, without regard to the period, take more than one page. */
  readonly isLong: boolean
  /** Id of the element that the links to parts of the same page lead to. */
  readonly target: string
}

/** Maximum number of terms that are linked: those with the most entries, besides the chosen one. */
const maxTerms = 12

type FacetTerms = ListFacets['terms'][number]

const isSame = (one: TermRef, other: TermRef | undefined): boolean =>
  one.taxonomy === other?.taxonomy && one.slug === other.slug

/** The terms with the most entries: the same for the same list of terms, of which there may be thousands. */
const mostUsed = memoWeak(
  (terms: FacetTerms['terms']): ReadonlySet<TermRef> =>
    new Set(terms.toSorted((one, other) => other.count - one.count).slice(0, maxTerms)),
)

/** The terms with the most entries and the chosen one, in their own order. */
function shownTerms(terms: FacetTerms['terms'], chosen: TermRef | undefined): FacetTerms['terms'] {
  if (terms.length <= maxTerms) return terms
  const most = mostUsed(terms)
  return terms.filter((term) => most.has(term) || isSame(term, chosen))
}

/** The page of all terms is above those of its terms. */
const pageAbove = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/'

const current = (is: boolean): Pick<FilterLink, 'current'> => (is ? { current: true } : {})

/** The links of one taxonomy. That to all entries leads back to `whole`, where it is known. */
function termFilter(
  { taxonomy, terms }: FacetTerms,
  { term: chosen }: NavigatedList,
  whole: string | undefined,
  t: Translate,
): ListFilter {
  const shown = shownTerms(terms, chosen)
  const leadsBack = whole !== undefined && (!chosen || chosen.taxonomy === taxonomy.handle)
  const links = shown.map((term) => ({
    label: term.title,
    href: encodePath(term.path),
    count: term.count,
    ...current(isSame(term, chosen)),
  }))
  const first = terms[0]
  return {
    title: taxonomy.title,
    links: leadsBack
      ? [{ label: t('list-all'), href: encodePath(whole), ...current(!chosen) }, ...links]
      : links,
    ...(shown.length < terms.length &&
      first && {
        more: {
          label: fill(t('list-all-terms'), { count: terms.length }),
          href: encodePath(pageAbove(first.path)),
        },
      }),
  }
}

/** The links by year, and by the months of the chosen year; none where there is nothing to choose. */
function timeFilters(
  years: ListFacets['years'],
  { period, isLong, target }: NavigatedList,
  path: string,
  t: Translate,
): readonly ListFilter[] {
  const isChoice = years.length > 1 || (years[0]?.months.length ?? 0) > 1
  if (period === undefined && !(isChoice && isLong)) return []
  const address = encodePath(path)
  const linkTo = (label: string, part: string, count: number, isCurrent: boolean): FilterLink => ({
    ...{ label, count, href: `${address}?archive=${part}#${target}` },
    ...current(isCurrent),
  })
  const chosen = years.find(({ year }) => period?.slice(0, 4) === year)
  const names = t('date-months').split(',')
  const byYear: ListFilter = {
    title: t('list-year'),
    links: [
      { label: t('list-all'), href: `${address}#${target}`, ...current(period === undefined) },
      ...years.map(({ year, count }) => linkTo(year, year, count, year === chosen?.year)),
    ],
  }
  if (!chosen) return [byYear]
  const months = chosen.months.map(({ month, count }) =>
    linkTo(names[Number(month.slice(5)) - 1] ?? month, month, count, month === period),
  )
  return [byYear, { title: chosen.year, links: months }]
}

/**
 * The filters above a list. Terms lead to the pages of terms, years and months to the same page with a part of
 * its entries; what has no entries is not linked. Undefined where there is nothing to choose.
 */
export async function listNavigation(
  content: Pick<ContentSource, 'facets'>,
  page: ContentPage,
  list: NavigatedList,
  t: Translate,
): Promise<ListNavigation | undefined> {
  const { collections, term } = list
  const except = collections.includes(page.collection) ? { except: page.path } : {}
  const all = await content.facets(page.locale, { collections, ...except })
  const { years } = term ? await content.facets(page.locale, { collections, term }) : all
  const whole = page.topic ? page.ancestors.at(-1)?.path : page.path
  const filters = [
    ...all.terms.map((each) => termFilter(each, list, whole, t)),
    ...timeFilters(years, list, page.path, t),
  ]
  return filters.length > 0 ? filters : undefined
}
