/**
 * The query of the search page, which its form writes into the address:
 * `/search?q=dijk&in=news&topic=themes:wind&page=2`.
 */
export interface SearchQuery {
  /** The words to search for: one line in NFC without control characters; empty without a query. */
  readonly text: string
  /** Handle of the collection that results are narrowed down to. */
  readonly in?: string
  /** Terms that all results have, as `taxonomy:slug`, sorted, each once. */
  readonly topics: readonly string[]
  /** Number of the page of results, from 1. */
  readonly page: number
  /** Whether the text was longer than `maxQueryLength` and has been cut. */
  readonly isCut: boolean
}

/** Maximum number of characters of a query; the rest is cut off. */
export const maxQueryLength = 200
/** Maximum number of pages of results. */
export const maxResultPages = 10
/** Maximum number of terms that results are narrowed down to; further ones are ignored. */
const maxTopics = 5
/** Maximum number of characters of a handle or term. */
const maxHandleLength = 100

/** Control characters and white space, among them tabs and line ends: they separate words. */
const separators = /[\p{Cc}\s]+/gu
/**
 * Characters that are removed: invisible ones, such as those that change the direction of text, and those
 * without a meaning (private use, single surrogates).
 */
const invisible = /[\p{Cf}\p{Co}\p{Cs}]+/gu
/** A handle of Statamic. */
const handle = /^[\w-]+$/
/** A taxonomy and the slug of a term, which may have letters of any script. */
const topic = /^[\w-]+:[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u

/** The text in one line, in NFC, without invisible characters. */
const clean = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(separators, ' ').trim()

/** A number of one or two digits; 1 for any other text. */
const pageOf = (text: string | null): number => (/^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1)

const isShort = (text: string): boolean => text.length <= maxHandleLength

/**
 * Parses the query of an address. Never throws: a malformed parameter counts as absent, of several with one
 * name only the first counts (but for `topic`), and a `page` above `maxResultPages` counts as that number.
 */
export function parseSearchQuery(search: string): SearchQuery {
  const query = new URLSearchParams(search)
  const characters = [...clean(query.get('q') ?? '')]
  const collection = query.get('in') ?? ''
  const topics = query.getAll('topic').filter((text) => isShort(text) && topic.test(text))
  return {
    text: characters.slice(0, maxQueryLength).join('').trim(),
    ...(isShort(collection) && handle.test(collection) && { in: collection }),
    topics: [...new Set(topics)].slice(0, maxTopics).sort(),
    page: Math.min(pageOf(query.get('page')), maxResultPages),
    isCut: characters.length > maxQueryLength,
  }
}

/**
 * Formats a query for an address, as a browser submits a form: `?q=dijk&in=news&page=2`, always in this order,
 * with `+` for a space, and without `page` for the first page of results. Empty for an empty text.
 */
export function formatSearchQuery({
  text,
  in: collection,
  topics = [],
  page = 1,
}: Partial<SearchQuery> & Pick<SearchQuery, 'text'>): string {
  if (text === '') return ''
  const rows = [['q', text], ['in', collection], ...topics.map((each) => ['topic', each])]
  const named = [...rows, ['page', page > 1 ? String(page) : undefined]]
  return `?${new URLSearchParams(named.filter((row): row is string[] => row[1] !== undefined))}`
}
