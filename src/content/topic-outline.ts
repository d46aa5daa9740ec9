import type { PageTopic } from './terms.ts'
import type { Alternates, Indexing } from './types.ts'

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
