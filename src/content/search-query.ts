/** What a search page is asked: all that its data differs by besides the path. */
export interface SearchQuery {
  /** One line of NFC without control characters; empty where nothing is asked. */
  readonly text: string
  /** Of the results, from 1. */
  readonly page: number
  /** The visitor wrote more than is searched for. */
  readonly isCut: boolean
}

/** Characters that are searched for. */
export const maxQueryLength = 200
/** Pages of results: whoever has not found it by then asks again. */
export const maxResultPages = 10

/**
 * Control characters, also the invisible ones that steer the direction of text; tabs and line ends separate
 * words.
 */
const controls = /[\p{Cc}\s]+/gu
const invisible = /[\p{Cf}\p{Co}\p{Cs}]+/gu

const clean = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(controls, ' ').trim()

const pageOf = (text: string | null): number => (/^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1)

/** Reads a query (`?q=dijk&page=2`), whatever is written in it. */
export function parseSearchQuery(search: string): SearchQuery {
  const query = new URLSearchParams(search)
  const characters = [...clean(query.get('q') ?? '')]
  return {
    text: characters.slice(0, maxQueryLength).join('').trim(),
    page: Math.min(pageOf(query.get('page')), maxResultPages),
    isCut: characters.length > maxQueryLength,
  }
}

/** The query that asks for it, as a browser writes a form; empty where nothing is asked. */
export function formatSearchQuery({
  text,
  page = 1,
}: Partial<SearchQuery> & Pick<SearchQuery, 'text'>): string {
  if (text === '') return ''
  return `?${new URLSearchParams({ q: text, ...(page > 1 && { page: String(page) }) })}`
}
