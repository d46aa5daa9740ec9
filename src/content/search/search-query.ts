/** The query of the search page, which its form writes into the address: `/search?q=dijk&page=2`. */
export interface SearchQuery {
  /** The words to search for: one line in NFC without control characters; empty without a query. */
  readonly text: string
  /** Number of the page of results, from 1. */
  readonly page: number
  /** Whether the text was longer than `maxQueryLength` and has been cut. */
  readonly isCut: boolean
}

/** Maximum number of characters of a query; the rest is cut off. */
export const maxQueryLength = 200
/** Maximum number of pages of results. */
export const maxResultPages = 10

/** Control characters and white space, among them tabs and line ends: they separate words. */
const separators = /[\p{Cc}\s]+/gu
/**
 * Characters that are removed: invisible ones, such as those that change the direction of text, and those
 * without a meaning (private use, single surrogates).
 */
const invisible = /[\p{Cf}\p{Co}\p{Cs}]+/gu

/** The text in one line, in NFC, without invisible characters. */
const clean = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(separators, ' ').trim()

/** A number of one or two digits; 1 for any other text. */
const pageOf = (text: string | null): number => (/^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1)

/**
 * Parses the query of an address (`?q=dijk&page=2`). Never throws: a malformed parameter counts as absent,
 * and a `page` above `maxResultPages` as that number.
 */
export function parseSearchQuery(search: string): SearchQuery {
  const query = new URLSearchParams(search)
  const characters = [...clean(query.get('q') ?? '')]
  return {
    text: characters.slice(0, maxQueryLength).join('').trim(),
    page: Math.min(pageOf(query.get('page')), maxResultPages),
    isCut: characters.length > maxQueryLength,
  }
}

/**
 * Formats a query for an address, as a browser submits a form: `?q=dijk&page=2`, with `+` for a space, and
 * without `page` for the first page of results. Empty for an empty text.
 */
export function formatSearchQuery({
  text,
  page = 1,
}: Partial<SearchQuery> & Pick<SearchQuery, 'text'>): string {
  if (text === '') return ''
  return `?${new URLSearchParams({ q: text, ...(page > 1 && { page: String(page) }) })}`
}
