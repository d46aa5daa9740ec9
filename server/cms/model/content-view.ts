/** What sources and rules of the model agree on: the content of one language, as each source supplies it. */
import type { Indexing } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { SummaryFields } from './lists/summary-parts.ts'
import type { Redirect } from './redirects/entry-redirect.ts'
import type { TreeNode } from './trees/tree.ts'

/** The members of an entry that the model itself reads. An entry is one text in one language. */
export interface ModelEntry {
  readonly id: string
  /** The same for all translations of an entry. */
  readonly key: string
  /** False for a draft. */
  readonly published: boolean
}

/** Facts about an entry of any language. */
export interface EntryFacts<E extends ModelEntry> {
  /** What reports call it. */
  nameOf(entry: E): string
  /** Handle of its collection. */
  collectionOf(entry: E): string
  title(entry: E): string
  /** ISO 8601; of dated collections only. */
  date(entry: E): string | undefined
  /** ISO 8601. */
  updatedAt(entry: E): string | undefined
  /** Differs when what the entry says may differ. */
  version(entry: E): string | undefined
  /** What editors tell search engines. */
  indexing(entry: E): Indexing
  summaryFields(entry: E): SummaryFields
  /** Path of our site, decoded and with the prefix of its language; undefined when it is not served. */
  path(entry: E): string | undefined
  isPublished(entry: E): boolean
  /** Published, and not kept out of lists and trees by its date. */
  isListed(entry: E): boolean
  /** Whether it only leads elsewhere. */
  isRedirect(entry: E): boolean
  /** Whether it shows the texts of another language because it is not translated. */
  isFallback(entry: E): boolean
  redirectOf(entry: E): Redirect | undefined
}

/**
 * All content seen from one language. Each source supplies one, and every rule of the model works on it. `E`
 * is what the source makes of an entry.
 */
export interface ContentView<E extends ModelEntry> extends EntryFacts<E> {
  readonly locale: Locale
  report(problem: string): void
  /** The entry that an id names; of this language, where translations share their id. */
  entry(id: string): E | undefined
  /** The translation of an entry, which may be the entry itself. */
  translation(entry: E, locale: Locale): E | undefined
  /** The entry that answers at an address inside this language: `/about`, home is `/`. */
  at(uri: string): E | undefined
  /** All entries of this language, in storage order. */
  entries(): Iterable<E>
  /** Collections whose entries have addresses, by handle. */
  readonly collections: ReadonlyMap<string, unknown>
  /** In storage order. */
  entriesIn(collection: string): readonly E[]
  /** The listed ones in the collection's own order. */
  listedIn(collection: string): readonly E[]
  /** First level of a structured collection; undefined for a list. */
  tree(collection: string): readonly TreeNode<E>[] | undefined
  nodeOf(entry: E): TreeNode<E> | undefined
  /** Whether the first level of the tree stands below it. */
  isRoot(entry: E): boolean
  /** The page of this language that a collection is mounted on: its entries stand below that page. */
  mountOf(collection: string): E | undefined
  /** Handles of the collections that are mounted on a page, by the page's key. */
  mountsOn(key: string): readonly string[]
  /** Turns an address that an editor typed into one of our site, if it is one of the content system. */
  typedHref(href: string): string
}

/** Whether visitors can open an entry. */
export const isShown = <E extends ModelEntry>(view: EntryFacts<E>, entry: E): boolean =>
  view.isPublished(entry) && view.path(entry) !== undefined

/** Whether lists show an entry: texts that only stand in for a translation are left out. */
export const isListedHere = <E extends ModelEntry>(view: EntryFacts<E>, entry: E): boolean =>
  view.isListed(entry) && !view.isFallback(entry)
