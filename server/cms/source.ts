/** The interface of a content source, which all kinds of sources implement. */
import type {
  EntryList,
  EntryQuery,
  ListableCollection,
  ListFacets,
  RelatedQuery,
} from '../../src/content/lists.ts'
import type { Taxonomy } from '../../src/content/terms.ts'
import type { TopicOutline } from '../../src/content/topic-outline.ts'
import type {
  ContentAnswer,
  FormDefinition,
  ListQuery,
  NavigationItem,
  PageOutline,
  Summary,
  TreeItem,
  Value,
  Values,
} from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import type { TranslationEntry } from '../../src/i18n/translate.ts'
import type { ProjectInspection } from './inspection.ts'
import type { PassThrough } from './pass-through/pass-through.ts'

/** Abilities in which content sources differ. Code that uses a source checks a trait, never its name. */
export interface SourceTraits {
  /**
   * Whether the source calls `onChange` at each change, so that results stay valid until then. Otherwise
   * edits are found when content is requested again.
   */
  readonly tellsOfChanges: boolean
  /** Whether reading needs no call to another machine, so that all of the content may be read at any time. */
  readonly readsCheaply: boolean
  /** Whether its content system receives the forms that visitors submit. */
  readonly takesForms: boolean
}

/**
 * What an editor has published, as far as it is known. It is a hint: without names anything may have changed.
 */
export interface ContentChange {
  /** Handles of collections, menus or global sets. */
  readonly handles: readonly string[]
  /** Ids of entries. */
  readonly ids: readonly string[]
}

/** Opens the content as it would be if everything that editors are working on were published. */
export interface ContentPreview {
  /**
   * Whether the content system has given out a token of live preview and still honours it. Absent where a
   * source cannot know.
   */
  readonly knowsToken?: ((token: string) => Promise<boolean>) | undefined
  /**
   * Opens that content for one page: nothing of it is shared with the public site. It has to be closed.
   * @param token of live preview, with which a content system sends what is not saved yet
   */
  open(token?: string): Promise<ContentSource>
}

/** A navigation of the content, with the name that editors see. */
export interface MenuName {
  readonly handle: string
  readonly title?: string | undefined
}

/**
 * Provides the content of the site. Flat files, the Fetch add-on and the REST API return the same content in
 * the same shapes (docs/reference/content-system.md). A method rejects when the request to the content system
 * fails; content that does not exist is `missing`, `undefined` or empty, never an error.
 */
export interface ContentSource {
  /** Name of the source for the log and the health report. */
  readonly name: string
  readonly traits: SourceTraits
  /**
   * The page at an address.
   * @param path decoded, without the prefix of the language: `/about-us`, home is `/`
   */
  page(locale: Locale, path: string): Promise<ContentAnswer>
  /**
   * Whether the lists of the content have a page at an address. The page itself is not loaded.
   * @param path as for `page`
   */
  has(locale: Locale, path: string): Promise<boolean>
  /** The listed pages of every tree, for the sitemap and menus. */
  tree(locale: Locale): Promise<readonly TreeItem[]>
  /** The items of a menu; undefined when there is no such menu. */
  navigation(locale: Locale, handle: string): Promise<readonly NavigationItem[] | undefined>
  /**
   * The navigations of the content, in the order of their handles; the same list until the content changes.
   * Absent where the source cannot list them.
   */
  readonly navigations?: (() => Promise<readonly MenuName[]>) | undefined
  /** The global sets by handle. */
  globals(locale: Locale): Promise<Readonly<Record<string, Values>>>
  /** The name that the settings of a project on disk give to the site; absent for content over HTTP. */
  readonly siteName?: ((locale: Locale) => string | undefined) | undefined
  /** The texts of the interface in the collection `translations` (a project may name it `vertalingen`). */
  translations(locale: Locale): Promise<readonly TranslationEntry[]>
  /** The listed entries of a collection in its own order; empty when there is no such collection. */
  entries(locale: Locale, query: ListQuery): Promise<readonly Summary[]>
  /** A part of a list of entries, with the number of all. */
  list(locale: Locale, query: EntryQuery): Promise<EntryList>
  /** The terms, years and months of the entries of a list, with how many of them have each. */
  facets(locale: Locale, query: FacetQuery): Promise<ListFacets>
  /**
   * The entries that have most terms in common with one, of its own collection and the newest before others;
   * the same list until the content changes.
   */
  related(locale: Locale, query: RelatedQuery): Promise<readonly Summary[]>
  /** The taxonomies whose terms have pages. */
  taxonomies(locale: Locale): Promise<readonly Taxonomy[]>
  /**
   * The pages of terms and taxonomies with at least one entry, below each collection too. `page` answers for
   * their addresses; those without entries are not among them.
   */
  topics(locale: Locale): Promise<Iterable<TopicOutline>>
  /**
   * Every listed page with an address, in storage order, without entries that only redirect. The outlines are
   * built one by one from one state of the content, so that the outlines of a large site are never in memory
   * together.
   */
  outlines(locale: Locale): Promise<Iterable<PageOutline>>
  /** Handles of collections that have a listed entry with a page. */
  collections(locale: Locale): Promise<readonly string[]>
  /**
   * The collections that sets and pages may list by name; the same list until the content changes. Absent
   * where the source knows no more than the handles in `collections`.
   */
  readonly listable?: ((locale: Locale) => Promise<readonly ListableCollection[]>) | undefined
  /** The handles in `collections` of collections whose entries have a date, such as news. */
  dated(locale: Locale): Promise<readonly string[]>
  /**
   * Rows of `content/redirects` and `content/detours` as stored; the `redirects` global is part of `globals`.
   */
  redirects(locale: Locale): Promise<readonly Value[]>
  /** The definitions of forms by handle. */
  forms(locale: Locale): Promise<Readonly<Record<string, FormDefinition>>>
  /** The absolute path on disk of the file at a decoded address (`/assets/über.pdf`). */
  assetFile(address: string): string | undefined
  /** The focal point of such a file as CSS `object-position`, where editors set one. */
  readonly assetFocus?: ((address: string) => string | undefined) | undefined
  /**
   * Passes requests of visitors (`/api/cms/`) on to a content system over HTTP; undefined for other sources.
   */
  readonly passThrough?: Pick<PassThrough, 'fetch'> | undefined
  /**
   * Reads content again that editors have just published, and calls back `onChange` where it has changed.
   * Resolves when that is done, also when the content system fails. Absent where content never changes.
   */
  readonly reload?: ((change: ContentChange) => Promise<void>) | undefined
  /** Looks behind the pages of a project on disk, for reports; undefined for content over HTTP. */
  readonly inspect?: (() => Promise<ProjectInspection>) | undefined
  /** Opens content that is not published yet; undefined where the source cannot. */
  readonly preview?: ContentPreview | undefined
  /** The current state of the source. */
  health(): SourceHealth
  /** Calls back after content changed. Returns the function that unsubscribes. */
  onChange(changed: () => void): () => void
  /** Stops watching, timers and connections. */
  close(): Promise<void>
}

/** The list whose terms and dates are counted. */
export type FacetQuery = Pick<EntryQuery, 'collections' | 'term' | 'except'>

/** The state of a content source, for the health report. */
export interface SourceHealth {
  readonly state: 'ok' | 'degraded' | 'down'
  /** True once content has been loaded or restored. */
  readonly loaded: boolean
  /** Seconds since the content was last read or confirmed. */
  readonly age_s: number
  /** Number of pages. */
  readonly pages: number
  /** Number of files or responses that could not be used. */
  readonly broken: number
  /** What the content system is not asked for at the moment, as it fails in that alone: `menus`. */
  readonly paused?: readonly string[]
  /** The last good content on disk; absent where the content itself lies on disk. */
  readonly snapshot?: SnapshotHealth
}

/** The state of the copy of the content on disk. */
export interface SnapshotHealth {
  readonly state: 'ok' | 'off' | 'failed'
  /** Seconds since the copy was written. */
  readonly age_s?: number
}
