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
import type { Locale } from '../../src/i18n/locales.ts'
import type { TranslationEntry } from '../../src/i18n/translate.ts'
import type { PassThrough } from './pass-through/pass-through.ts'

/** What one source can and another cannot. Users of a source ask for a trait, never for the source's name. */
export interface SourceTraits {
  /**
   * Tells of each change as it happens (`onChange`): what is made of its answers holds until then. Otherwise
   * edits are found when answers are asked for again.
   */
  readonly tellsOfChanges: boolean
  /** Its answers cost no call to another machine, so that all of the content may be read at any time. */
  readonly readsCheaply: boolean
  /** Its content system takes in what visitors send with forms. */
  readonly takesForms: boolean
}

/**
 * Where content comes from. Flat files, the Fetch add-on and the REST API give the same content in the same
 * shapes (docs/reference/content-system.md). A method rejects when the content system cannot be asked; what
 * does not exist is `missing`, `undefined` or empty, never an error.
 */
export interface ContentSource {
  /** For the log and the health report. */
  readonly name: string
  readonly traits: SourceTraits
  /** `path` is an address inside the language, without its prefix and decoded: `/about-us`, home is `/`. */
  page(locale: Locale, path: string): Promise<ContentAnswer>
  /** Whether something stands at such an address, as far as is known: asks no content system anew. */
  has(locale: Locale, path: string): Promise<boolean>
  /** Listed pages of every tree, for sitemap and menus. */
  tree(locale: Locale): Promise<readonly TreeItem[]>
  navigation(locale: Locale, handle: string): Promise<readonly NavigationItem[] | undefined>
  /** Global sets by handle. */
  globals(locale: Locale): Promise<Readonly<Record<string, Values>>>
  /** The collection `translations` (a project may name it `vertalingen`). */
  translations(locale: Locale): Promise<readonly TranslationEntry[]>
  /** Listed entries in the collection's own order; empty when there is no such collection. */
  entries(locale: Locale, query: ListQuery): Promise<readonly Summary[]>
  /**
   * Every listed page with an address, in storage order; entries that only lead elsewhere are none. Made one
   * by one, of one state of the content: a large site's never stand in memory together.
   */
  outlines(locale: Locale): Promise<Iterable<PageOutline>>
  /** Handles of collections that have a listed entry with a page. */
  collections(locale: Locale): Promise<readonly string[]>
  /** Those whose entries have a date besides: news, by whatever name. */
  dated(locale: Locale): Promise<readonly string[]>
  /** Rows of `content/redirects` and `content/detours`, raw; the `redirects` global is part of `globals`. */
  redirects(locale: Locale): Promise<readonly Value[]>
  /** Forms by handle. */
  forms(locale: Locale): Promise<Readonly<Record<string, FormDefinition>>>
  /** Absolute path of the file that content has at an address, decoded: `/assets/über.pdf`. */
  assetFile(address: string): string | undefined
  /** Where the content system is asked over HTTP: for others than the site itself. */
  readonly passThrough?: Pick<PassThrough, 'fetch'> | undefined
  health(): SourceHealth
  /** Calls back after content changed. Returns the way to stop. */
  onChange(changed: () => void): () => void
  close(): Promise<void>
}

export interface SourceHealth {
  readonly state: 'ok' | 'degraded' | 'down'
  /** True once content has been loaded or restored. */
  readonly loaded: boolean
  /** Seconds since the content was last read or confirmed. */
  readonly age_s: number
  readonly pages: number
  /** Files or answers that could not be used. */
  readonly broken: number
  /** Last good content on disk; absent where the content itself lies on disk. */
  readonly snapshot?: SnapshotHealth
}

export interface SnapshotHealth {
  readonly state: 'ok' | 'off' | 'failed'
  /** Seconds since it was written. */
  readonly age_s?: number
}
