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
  /** The section of the page that the excerpt is from; absent where it is not below a heading. */
  readonly section?: { readonly id: string; readonly title: string }
  /** Titles of the pages above the found one. */
  readonly trail: readonly string[]
  /** Date of the entry in ISO 8601; only news and other dated entries have one. */
  readonly date?: string
}

/** One thing that results can be narrowed down to, such as a collection; `current` where they are. */
export interface FacetOption {
  /** Absent for the pages that are in no other collection of the site. */
  readonly title?: string
  /** Number of results with it. */
  readonly count: number
  /** The query of the address of these results; of those without it, where it is chosen. */
  readonly query: string
  readonly current?: true
}

/** A group of options. */
export interface SearchFacet {
  /** Title of the taxonomy; absent for collections. */
  readonly title?: string
  /** The query of the address of the results with none of its options. */
  readonly all: string
  readonly options: readonly FacetOption[]
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
      /** The text of the query with its misspelt words corrected, where the results are of these. */
      readonly corrected?: string
      /** What the results can be narrowed down to, or have been; empty where there is nothing to choose. */
      readonly facets: readonly SearchFacet[]
      /** Number of pages found without what the results are narrowed down to; absent where it is nothing. */
      readonly unfiltered?: number
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
