/** The types of taxonomies and their terms, by which entries are found. */

/**
 * A term of a taxonomy, by the slug under which entries store it: the same in all languages. Its address may
 * have another slug.
 */
export interface TermRef {
  /** Handle of the taxonomy. */
  readonly taxonomy: string
  readonly slug: string
}

/** A term in one language. */
export interface Term extends TermRef {
  readonly title: string
  /** Decoded path of its page on this site, with the prefix of the language. */
  readonly path: string
}

/** A taxonomy in one language. */
export interface Taxonomy {
  readonly handle: string
  readonly title: string
  /** Decoded path of the page with all its terms. */
  readonly path: string
  /** Handles of the collections whose entries have its terms. */
  readonly collections: readonly string[]
}

/** The page of a term, which lists its entries, or of a taxonomy, which lists its terms. */
export interface PageTopic {
  /** Handle of the taxonomy. */
  readonly taxonomy: string
  /** Slug under which entries store the term; absent for the page of the taxonomy. */
  readonly slug?: string
  /** The one collection whose entries count; absent for all that have the taxonomy. */
  readonly collection?: string
}
