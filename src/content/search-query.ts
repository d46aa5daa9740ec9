/** The query of a search page. Its payload depends on nothing but this and the path. */
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
const controls = /[\p{Cc}\s]+/gu
/** Invisible characters, such as those that change the direction of text: they are removed. */
const invisible = /[\p{Cf}\p{Co}\p{Cs}]+/gu

const clean = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(controls, ' ').trim()

const pageOf = (text: string | null): number => (/^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1)

/** Parses the query of an address (`?q=dijk&page=2`). Never throws: malformed parameters count as absent. */
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
 * Formats a query for an address (`?q=dijk&page=2`), as a browser submits a form; empty for an empty text.
 */
export function formatSearchQuery({
  text,
  page = 1,
}: Partial<SearchQuery> & Pick<SearchQuery, 'text'>): string {
  if (text === '') return ''
  return `?${new URLSearchParams({ q: text, ...(page > 1 && { page: String(page) }) })}`
}
