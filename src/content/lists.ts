/** The types of lists that pages show of other entries. */
import type { ListQuery, Values } from './types.ts'

/** The entries that a list of a page shows. */
export interface PageListQuery extends ListQuery {
  /** Whether only the children of the page are listed. */
  readonly below?: boolean
}

/** A collection that sets and pages may list by its name. */
export interface ListableCollection {
  readonly handle: string
  readonly title?: string
  /** Returns the fields of the entries, for a collection whose entries have no pages. */
  readonly entries?: () => readonly Values[]
}
