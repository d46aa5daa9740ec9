import type { SearchQuery } from './search-query.ts'

/** A part of a text, and whether it is what was searched for. */
export interface TextFragment {
  readonly text: string
  readonly isFound?: true
}

/** A page that was found. */
export interface SearchHit {
  /** A path of this site. */
  readonly path: string
  readonly title: readonly TextFragment[]
  readonly excerpt: readonly TextFragment[]
  /** Titles of the pages above it. */
  readonly trail: readonly string[]
  /** ISO 8601; news and other dated entries. */
  readonly date?: string
}

export type SearchAnswer =
  | {
      readonly kind: 'found'
      readonly total: number
      /** Of the results, from 1. */
      readonly page: number
      /** Pages of results that can be asked for. */
      readonly pages: number
      /** No page has all words: these have one of them. */
      readonly isLoose: boolean
      readonly hits: readonly SearchHit[]
    }
  | { readonly kind: 'unavailable' }

export interface SearchPageData {
  readonly kind: 'search'
  readonly query: SearchQuery
  /** Absent where nothing was asked. */
  readonly answer?: SearchAnswer
}
