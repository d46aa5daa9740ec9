/** A page in the search index. All texts are plain, in one line. */
export interface SearchDocument {
  /** Path of this site. */
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly headings: string
  readonly text: string
  /** Titles of the ancestors of the page. */
  readonly trail: readonly string[]
  /** ISO 8601. */
  readonly date?: string | undefined
}
