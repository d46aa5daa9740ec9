/** The types of lists that pages show of other entries. */
import type { Taxonomy, Term, TermRef } from './terms.ts'
import type { ListQuery, Summary, Values } from './types.ts'

/** The entries that a list of a page shows. With `limit` it does not go on over several pages. */
export interface PageListQuery extends ListQuery {
  /** Whether only the children of the page are listed. */
  readonly below?: boolean
  /** Number of entries of one page of the list. */
  readonly perPage?: number
  /** `own` when it is left out. */
  readonly order?: ListOrder
}

/** A collection that sets and pages may list by its name. */
export interface ListableCollection {
  readonly handle: string
  readonly title?: string
  /** Returns the fields of the entries, for a collection whose entries have no pages. */
  readonly entries?: () => readonly Values[]
}

/** The order of a list: `own` is that of the collection; of several collections, newest first. */
export type ListOrder = 'own' | 'newest' | 'oldest' | 'title'

/** Which entries a list has, in which order, and which part of it is wanted. */
export interface EntryQuery {
  /** Handles of collections; those that do not exist have no entries. */
  readonly collections: readonly string[]
  readonly term?: TermRef | undefined
  /** Year or month of the date: `2024`, `2024-05`. */
  readonly period?: string | undefined
  /** `own` when it is left out. */
  readonly order?: ListOrder | undefined
  /** Path of a page that is not listed: the one that shows the list. */
  readonly except?: string | undefined
  /** Path of an entry: wanted are only it and those before and after it, or nothing where it is not listed. */
  readonly around?: string | undefined
  /** Number of entries to pass over. */
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

/** Which entry related ones are wanted of. */
export interface RelatedQuery {
  /** Id of the entry. */
  readonly id: string
  /** Handles of the collections whose entries count: those that have one of the entry's taxonomies. */
  readonly collections: readonly string[]
  readonly limit: number
}

/** A part of a list, with the number of entries of the whole list. */
export interface EntryList {
  readonly items: readonly Summary[]
  readonly total: number
  /** Decoded path of the page that the only collection of the list is mounted on, where visitors find one. */
  readonly mount?: string
}

/** How many entries of a list have a term, or a date in a year or month. */
export interface ListFacets {
  /** The taxonomies of the entries in their own order, each with its terms by title. */
  readonly terms: readonly {
    readonly taxonomy: Taxonomy
    readonly terms: readonly (Term & { readonly count: number })[]
  }[]
  /** Newest first. A month is `2024-05`, in the time zone of the content. */
  readonly years: readonly {
    readonly year: string
    readonly count: number
    readonly months: readonly { readonly month: string; readonly count: number }[]
  }[]
}

/** A link to a narrower list, or back to the wider one. */
export interface FilterLink {
  readonly label: string
  /** Path of this site, which may have a query. */
  readonly href: string
  /** Number of entries; absent for the link to all. */
  readonly count?: number
  /** Whether its list is shown. */
  readonly current?: true
}

/** Links that narrow a list in one way: by the terms of one taxonomy, by year, by month. */
export interface ListFilter {
  readonly title: string
  readonly links: readonly FilterLink[]
  /** The page with all terms, where the links are those with the most entries. */
  readonly more?: FilterLink
}

/** The filters above a list that goes on. */
export type ListNavigation = readonly ListFilter[]

/** The pages of a list that goes on, of which one is shown. */
export interface ListPaging {
  /** Which entries are shown, of how many: `13–24 of 120`. */
  readonly summary: string
  /** Id of the summary, where the links lead there because the list has no heading. */
  readonly target?: string
  readonly previous?: PageOfList
  readonly next?: PageOfList
  /** The first page, the last one and those around the one shown, in their order. */
  readonly pages: readonly PageOfList[]
}

/** A page of a list. */
export interface PageOfList {
  /** From 1. */
  readonly number: number
  /** Path of this site, which may have a query. */
  readonly href: string
  readonly current?: true
}

/** Terms that begin with the same letter; without a letter where a list is too short to be divided. */
export interface TermGroup {
  readonly letter?: string
  readonly terms: readonly { readonly title: string; readonly path: string; readonly count: number }[]
}
