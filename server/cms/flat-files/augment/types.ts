/** The types that blueprints and the readers of field values share. */
import type { Value, Values } from '../../../../src/content/types.ts'
import type { EntrySummary } from '../../model/lists/summary-parts.ts'
import type { Lookups } from '../../model/lookups.ts'

/**
 * One field of a blueprint, with fieldset imports resolved. `config` holds every key of the field except its
 * handle.
 */
export interface Field {
  readonly handle: string
  readonly type: string
  readonly config: Values
  /** Names of the tab of the editors' form and of the fieldsets that the field comes from. */
  readonly within?: readonly string[]
}

/** The values of an entry as they are stored, with its title, and the fields of its blueprint. */
export interface StoredEntry {
  readonly id: string
  readonly values: Values
  readonly fields: readonly Field[]
}

/** A term in the value of a field. */
export type TermValue = {
  /** Slug in its address in the language. */
  readonly slug: string
  readonly title: string
  /** Decoded path of its page on this site; absent where the language has none. */
  readonly path?: string
}

/** The lookups that field values need, seen from one language. */
export interface AugmentContext extends Lookups {
  /**
   * The summary of an entry in this language; of one without an address, such as a testimonial, what is
   * stored of it. Undefined unless it is published.
   */
  entry(id: string): EntrySummary | StoredEntry | undefined
  /** A term in this language. `taxonomy` may be left out where there is only one. */
  term(taxonomy: string | undefined, slug: string): TermValue
  /** Whether the project has a taxonomy. */
  hasTaxonomy(handle: string): boolean
  /** The name of a user, by id or e-mail address; undefined for an unknown one. */
  userName(id: string): string | undefined
  /** Our path of the first published child in the tree, for `@child`. */
  childPath(): string | undefined
  /** Reads the members of a set, for reports on where a reference stands. */
  inSet?<T>(type: string, read: () => T): T
}

/**
 * Parsed YAML of blueprints and fieldsets by key: `blueprints/collections/pages/page`, `fieldsets/blocks`.
 */
export type BlueprintFiles = ReadonlyMap<string, Value>
