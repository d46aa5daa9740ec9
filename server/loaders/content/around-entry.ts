/** Finds what a dated entry stands among: its topics, and the entries before and after it. */
import type { EntrySurroundings, NeighbourEntry } from '../../../src/content/payload.ts'
import type { ContentPage, Summary } from '../../../src/content/types.ts'
import type { ContentSource } from '../../cms/source.ts'
import { encodePath } from '../../http/canonical-path.ts'

type Source = Pick<ContentSource, 'facets' | 'list'>

const neighbour = ({ title, path, date, lang }: Summary): NeighbourEntry => ({
  ...{ title, path },
  ...(date !== undefined && { date }),
  ...(lang !== undefined && { lang }),
})

/**
 * The topics of an entry, and its neighbours by date in its collection. The list is never read as a whole: how
 * many entries each month has tells where the month of the entry begins.
 */
export async function aroundEntry(
  content: Source,
  { collection, locale, path, date, terms }: ContentPage,
): Promise<EntrySurroundings> {
  const collections = [collection]
  const facets = await content.facets(locale, { collections })
  const has = (taxonomy: string, slug: string) =>
    terms.some((term) => term.taxonomy === taxonomy && term.slug === slug)
  const topics = facets.terms
    .flatMap((each) => each.terms.filter((term) => has(term.taxonomy, term.slug)))
    .map((term) => ({ title: term.title, path: encodePath(term.path) }))
  const month = date?.slice(0, 7)
  const months = facets.years.flatMap((year) => year.months)
  const place = months.findIndex((each) => each.month === month)
  if (place === -1) return { topics }
  const newer = months.slice(0, place).reduce((sum, { count }) => sum + count, 0)
  const { items } = await content.list(locale, {
    ...{ collections, order: 'newest' },
    ...{ offset: Math.max(0, newer - 1), limit: (months[place]?.count ?? 0) + 2 },
  })
  const own = items.findIndex((item) => item.path === path || item.path === encodePath(path))
  const [next, previous] = own === -1 ? [] : [items[own - 1], items[own + 1]]
  return {
    topics,
    ...(next && { next: neighbour(next) }),
    ...(previous?.date && { previous: neighbour(previous) }),
  }
}
