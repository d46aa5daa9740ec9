/** A page in the search index. All texts are plain, in one line. */
export interface SearchDocument {
  /** Decoded path with the language prefix, which identifies the document. */
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly headings: string
  readonly text: string
  /** Titles of the pages above this one, from the top, without the home page. */
  readonly trail: readonly string[]
  /** Date of the page, ISO 8601. */
  readonly date?: string | undefined
}
