/** The types of the search page's data: the query and its results. */
import type { SearchQuery } from './search-query.ts'

/** A part of a text, and whether it matches a word of the query, to be highlighted. */
export interface TextFragment {
  readonly text: string
  readonly isFound?: true
}

/** A page among the results of a search. */
export interface SearchHit {
  /** A path of this site. */
  readonly path: string
  readonly title: readonly TextFragment[]
  readonly excerpt: readonly TextFragment[]
  /** Titles of the pages above the found one. */
  readonly trail: readonly string[]
  /** Date of the entry in ISO 8601; only news and other dated entries have one. */
  readonly date?: string
}

/** The results of a search, or that the search does not work at the moment. */
export type SearchAnswer =
  | {
      readonly kind: 'found'
      /** Number of pages found. */
      readonly total: number
      /** Number of this page of results, from 1. */
      readonly page: number
      /** Number of pages of results. */
      readonly pages: number
      /** True when no page has all words of the query: the results then have some of them. */
      readonly isLoose: boolean
      readonly hits: readonly SearchHit[]
    }
  | { readonly kind: 'unavailable' }

/** The page data in the payload of a search page. */
export interface SearchPageData {
  readonly kind: 'search'
  readonly query: SearchQuery
  /** Absent without a query. */
  readonly answer?: SearchAnswer
}
