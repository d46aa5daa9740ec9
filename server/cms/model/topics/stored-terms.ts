/** The interface between sources and the rules for topics: the taxonomies of the content in one language. */
import type { Indexing } from '../../../../src/content/types.ts'

/** A taxonomy as a source knows it, seen from one language. */
export interface StoredTaxonomy {
  readonly handle: string
  /** The name that editors see. */
  readonly title: string
  /** Handles of the collections whose entries have its terms, whether this language has them or not. */
  readonly collections: readonly string[]
  /** Whether the taxonomy is for this language, so that its terms have pages without entries as well. */
  readonly isHere: boolean
  /** Tidy address inside the language of the page with all its terms: `/topics`. */
  readonly uri: string
  /** Whether its terms have addresses below each collection, too. */
  readonly isBelowCollections: boolean
  /** A term with something stored of its own; undefined for one that is a slug of entries and nothing else. */
  stored(slug: string): StoredTerm | undefined
  /** The terms with something stored of their own, in storage order. */
  all(): Iterable<StoredTerm>
}

/** A term as a source knows it, seen from one language. */
export interface StoredTerm {
  /** Slug under which entries store it. */
  readonly slug: string
  /** Slug in its address in this language. */
  readonly ownSlug: string
  readonly title: string
  /** Whether it was written in or translated into this language. */
  readonly isTranslated: boolean
  /** ISO 8601. */
  readonly updatedAt?: string | undefined
  /** The settings of editors for search engines, where the term has any. */
  readonly indexing?: Indexing | undefined
}
