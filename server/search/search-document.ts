/** A page in the search index. All texts are plain. */
export interface SearchDocument {
  /** Decoded path with the language prefix, which identifies the document. */
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly headings: string
  /** The texts of the page in order, each in one line. */
  readonly text: string
  /** The sections of the text, in order. */
  readonly sections: readonly TextSection[]
  /** Titles of the pages above this one, from the top, without the home page. */
  readonly trail: readonly string[]
  /** Handle of the collection. */
  readonly collection: string
  /** The terms of the page, as `taxonomy:slug`. */
  readonly terms: readonly string[]
  /** Handles of the collections whose entries stand below the page. */
  readonly mounts: readonly string[]
  /** Date of the page, ISO 8601. */
  readonly date?: string | undefined
}

/** A part of a page below a heading that links can lead to. */
export interface TextSection {
  /** Id of the heading. */
  readonly id: string
  readonly title: string
  /** Where the heading stands in the text of the page. */
  readonly at: number
}
