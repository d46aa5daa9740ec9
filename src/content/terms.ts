/** The types of taxonomies and their terms, by which entries are found. */
import type { Alternates, Indexing } from './types.ts'

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

/** What is known of the page of a term or taxonomy without reading its fields. */
export interface TopicOutline {
  readonly topic: PageTopic
  readonly title: string
  /** Decoded path on this site. */
  readonly path: string
  readonly alternates: Alternates
  /** Number of entries; of terms for the page of a taxonomy. */
  readonly count: number
  /** Of the entry that changed last, in ISO 8601. */
  readonly updatedAt?: string | undefined
  /** The settings of editors for search engines, where the term has any. */
  readonly indexing?: Indexing | undefined
}
