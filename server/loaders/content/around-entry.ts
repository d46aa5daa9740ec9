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

type Place = Pick<ContentPage, 'collection' | 'locale' | 'path' | 'date' | 'terms'>

/** The topics of an entry. Terms are counted for an entry that has some. */
async function topicsOf(content: Source, { collection, locale, terms }: Place) {
  if (terms.length === 0) return []
  const facets = await content.facets(locale, { collections: [collection] })
  const has = (taxonomy: string, slug: string) =>
    terms.some((term) => term.taxonomy === taxonomy && term.slug === slug)
  return facets.terms
    .flatMap((each) => each.terms.filter((term) => has(term.taxonomy, term.slug)))
    .map((term) => ({ title: term.title, path: encodePath(term.path) }))
}

/** The entries before and after a dated one. */
async function neighboursOf(content: Source, { collection, locale, path, date }: Place) {
  if (date === undefined) return {}
  const { items } = await content.list(locale, { collections: [collection], order: 'newest', around: path })
  const own = items.findIndex((item) => item.path === path || item.path === encodePath(path))
  const [next, previous] = own === -1 ? [] : [items[own - 1], items[own + 1]]
  return {
    ...(next && { next: neighbour(next) }),
    ...(previous?.date && { previous: neighbour(previous) }),
  }
}

/** The topics of an entry, and its neighbours by date in its collection. */
export const aroundEntry = async (content: Source, page: Place): Promise<EntrySurroundings> => ({
  topics: await topicsOf(content, page),
  ...(await neighboursOf(content, page)),
})
