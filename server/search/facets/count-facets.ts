import type { FacetOption, SearchFacet } from '../../../src/content/search/search-data.ts'
import { formatSearchQuery, type SearchQuery } from '../../../src/content/search/search-query.ts'
import type { SearchDocument } from '../search-document.ts'
import type { FacetLabels } from './labels.ts'

/** Maximum number of options of a group: those with the most results, and those that are chosen. */
const maxOptions = 8
/** Maximum number of taxonomies. */
const maxTaxonomies = 4
/** The collection of the pages that are no articles, projects and the like; its title is the interface's. */
const pagesCollection = 'pages'

/** What a document is found under. */
type Filed = Pick<SearchDocument, 'collection' | 'terms'>
type Filters = Pick<SearchQuery, 'in' | 'topics'>

const isIn = ({ collection }: Filed, wanted: string | undefined): boolean =>
  wanted === undefined || collection === wanted
const hasAll = ({ terms }: Filed, topics: readonly string[]): boolean =>
  topics.every((topic) => terms.includes(topic))

/** Whether a document is among the results that a query is narrowed down to. */
export const passes = (document: Filed, { in: collection, topics }: Filters): boolean =>
  isIn(document, collection) && hasAll(document, topics)

/** Whether a query is narrowed down. */
export const isFiltered = ({ in: collection, topics }: Filters): boolean =>
  collection !== undefined || topics.length > 0

/** Counters by name. */
type Counts = Map<string, { count: number }>

function count(counts: Counts, name: string): void {
  const counter = counts.get(name)
  if (counter) counter.count += 1
  else counts.set(name, { count: 1 })
}

const countOf = (counts: Counts, name: string): number => counts.get(name)?.count ?? 0

/** Orders options by their number of results, and keeps the first of them and those that are chosen. */
function select(options: readonly FacetOption[]): readonly FacetOption[] {
  const most = [...options].sort(
    (one, other) => other.count - one.count || ((one.title ?? '') < (other.title ?? '') ? -1 : 1),
  )
  return most.filter(({ current }, place) => current || place < maxOptions)
}

/** The collections of the results that have all chosen terms: one of them can be chosen, or another one. */
function collectionFacet(counts: Counts, query: SearchQuery, labels: FacetLabels): readonly SearchFacet[] {
  const { in: chosen, ...others } = query
  const names = new Set([...counts.keys(), ...(chosen === undefined ? [] : [chosen])])
  const options = [...names].map((name): FacetOption => {
    const title = labels.collections.get(name) ?? wordsOf(name)
    return {
      ...(name !== pagesCollection && { title }),
      count: countOf(counts, name),
      query: formatSearchQuery({ ...others, page: 1, ...(name !== chosen && { in: name }) }),
      ...(name === chosen && { current: true }),
    }
  })
  const all = formatSearchQuery({ ...others, page: 1 })
  return chosen === undefined && options.length < 2 ? [] : [{ all, options: select(options) }]
}

/** `field_notes` → `Field notes`, for a collection without a title. */
function wordsOf(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The terms of a taxonomy that the results have; each that is chosen can be taken back. */
function termFacet(
  taxonomy: string,
  counts: Counts,
  total: number,
  query: SearchQuery,
  labels: FacetLabels,
): readonly SearchFacet[] {
  const isOf = (topic: string) => topic.startsWith(`${taxonomy}:`)
  const chosen = query.topics.filter(isOf)
  const names = new Set([...chosen, ...[...counts.keys()].filter(isOf)])
  const options = [...names].flatMap((name): readonly FacetOption[] => {
    const isChosen = chosen.includes(name)
    const title = labels.terms.get(name) ?? (isChosen ? name.slice(taxonomy.length + 1) : undefined)
    if (title === undefined) return []
    const topics = isChosen ? query.topics.filter((topic) => topic !== name) : [...query.topics, name].sort()
    const address = formatSearchQuery({ ...query, topics, page: 1 })
    return [{ title, count: countOf(counts, name), query: address, ...(isChosen && { current: true }) }]
  })
  const narrows = options.some((option) => option.current || option.count < total)
  if (!narrows) return []
  const title = labels.taxonomies.get(taxonomy) ?? taxonomy
  const others = query.topics.filter((topic) => !isOf(topic))
  return [{ title, all: formatSearchQuery({ ...query, topics: others, page: 1 }), options: select(options) }]
}

/**
 * Counts what the results of a query can be narrowed down to: collections among those with the chosen terms,
 * and terms among those that are shown. Options that no result has are left out, unless they are chosen.
 * @param found all results, without filters
 */
export function countFacets(
  found: Iterable<Filed>,
  query: SearchQuery,
  labels: FacetLabels,
): readonly SearchFacet[] {
  const collections: Counts = new Map()
  const terms: Counts = new Map()
  let total = 0
  for (const document of found) {
    if (!hasAll(document, query.topics)) continue
    count(collections, document.collection)
    if (!isIn(document, query.in)) continue
    total += 1
    for (const term of document.terms) count(terms, term)
  }
  const known = [...labels.taxonomies.keys()].slice(0, maxTaxonomies)
  const unknown = query.topics.map((topic) => topic.slice(0, topic.indexOf(':')))
  return [
    ...collectionFacet(collections, query, labels),
    ...[...new Set([...known, ...unknown])].flatMap((taxonomy) =>
      termFacet(taxonomy, terms, total, query, labels),
    ),
  ]
}
