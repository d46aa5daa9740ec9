/** The interface between sources and the rules of the model: the content of one language. */
import type { Taxonomy, Term, TermRef } from '../../../src/content/terms.ts'
import type { Indexing } from '../../../src/content/types.ts'
import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import type { SummaryFields } from './lists/summary-parts.ts'
import type { Redirect } from './redirects/entry-redirect.ts'
import type { TreeNode } from './trees/tree.ts'

/** The members of an entry that the rules of the model read. Each translation is an entry of its own. */
export interface ModelEntry {
  readonly id: string
  /** The same for all translations of an entry. */
  readonly key: string
  /** False for a draft. */
  readonly published: boolean
}

/** Facts about an entry of any language. */
export interface EntryFacts<E extends ModelEntry> {
  /** The entry's name in reports. */
  nameOf(entry: E): string
  /** Handle of the entry's collection. */
  collectionOf(entry: E): string
  title(entry: E): string
  /** ISO 8601; only for entries of dated collections. */
  date(entry: E): string | undefined
  /** The time of the last change, in ISO 8601. */
  updatedAt(entry: E): string | undefined
  /** A text that changes whenever the content of the entry may have changed. */
  version(entry: E): string | undefined
  /** The settings of editors for search engines. */
  indexing(entry: E): Indexing
  /** The readers of the entry's fields for its summary. */
  summaryFields(entry: E): SummaryFields
  /** Path of our site, decoded and with the prefix of its language; undefined when it is not served. */
  path(entry: E): string | undefined
  /** Whether the entry is published at this moment. */
  isPublished(entry: E): boolean
  /** Whether the entry is published, and not left out of lists and trees because of its date. */
  isListed(entry: E): boolean
  /** Whether the entry only redirects to another address. */
  isRedirect(entry: E): boolean
  /** Whether the entry has the texts of another language because it is not translated. */
  isFallback(entry: E): boolean
  /** For an untranslated entry: the entry whose texts it has, and the language of these. */
  originalOf(entry: E): { readonly entry: E; readonly locale: Locale } | undefined
  /** Whether lists show an untranslated entry, because a chain of languages asks for it. */
  isListedFallback(entry: E): boolean
  /** The terms that the entry has, of taxonomies with pages. */
  termsOf(entry: E): readonly TermRef[]
  /** The redirect of the entry; undefined when it has none. */
  redirectOf(entry: E): Redirect | undefined
}

/**
 * All content seen from one language. Each source supplies one, and every rule of the model works on it. `E`
 * is the source's type of entry.
 */
export interface ContentView<E extends ModelEntry> extends EntryFacts<E> {
  readonly locale: Locale
  /** The languages of the site. */
  readonly languages: Languages
  /** Reports a fault in the content. */
  report(problem: string): void
  /** The entry with an id; the one of this language when translations share their id. */
  entry(id: string): E | undefined
  /** The translation of an entry, which may be the entry itself. */
  translation(entry: E, locale: Locale): E | undefined
  /** The entry that is served at an address inside this language: `/about`; home is `/`. */
  at(uri: string): E | undefined
  /** All entries of this language, in storage order. */
  entries(): Iterable<E>
  /** Collections whose entries have addresses, by handle. */
  readonly collections: ReadonlyMap<string, unknown>
  /** The entries of a collection, in storage order. */
  entriesIn(collection: string): readonly E[]
  /** The listed entries of a collection, in the order that the collection defines. */
  listedIn(collection: string): readonly E[]
  /** First level of a structured collection; undefined for a list. */
  tree(collection: string): readonly TreeNode<E>[] | undefined
  /** The node of an entry in the tree of its collection. */
  nodeOf(entry: E): TreeNode<E> | undefined
  /** Whether the entry is the root of its tree: the rest of the first level counts as its children. */
  isRoot(entry: E): boolean
  /** The page of this language that a collection is mounted on: its entries stand below that page. */
  mountOf(collection: string): E | undefined
  /** Handles of the collections that are mounted on a page, by the page's key. */
  mountsOn(key: string): readonly string[]
  /** The taxonomies whose terms have pages, in the order of their handles. */
  taxonomies(): readonly Taxonomy[]
  /**
   * A term, with the address of its page for all collections, or of its page below one collection that has
   * its taxonomy; undefined where this language has no such page.
   */
  term(ref: TermRef, collection?: string): Term | undefined
  /**
   * Turns an address that an editor typed into one of our site. Addresses outside the content system stay.
   */
  typedHref(href: string): string
}

/** Whether visitors can open an entry. */
export const isShown = <E extends ModelEntry>(view: EntryFacts<E>, entry: E): boolean =>
  view.isPublished(entry) && view.path(entry) !== undefined

/**
 * Whether lists show an entry: untranslated entries that the content system sends in place of translations
 * are left out.
 */
export const isListedHere = <E extends ModelEntry>(view: EntryFacts<E>, entry: E): boolean =>
  view.isListed(entry) && (!view.isFallback(entry) || view.isListedFallback(entry))
