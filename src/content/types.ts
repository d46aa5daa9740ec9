/** The types of content: pages, pictures, menus and forms, the same for every kind of content system. */
import type { Locale } from '../i18n/languages.ts'
import type { LostReference } from './lost-reference.ts'
import type { Picture } from './pictures/picture.ts'
import type { PageTopic, TermRef } from './terms.ts'

export type { Picture } from './pictures/picture.ts'

/** Markup that is safe to send: sanitized by `server/cms/rich-text`, or built from escaped text. */
export type Html = { readonly html: string }

/** A file to download; its name has the extension, its size is in bytes. */
export interface FileLink {
  readonly url: string
  readonly name: string
  readonly size?: number
}

/** A summary of a page at a path of this site, as a list, card or row shows it; its date is ISO 8601. */
export interface Summary {
  readonly title: string
  readonly path: string
  /** A few words above the title, such as a category. */
  readonly label?: string
  readonly text?: string
  readonly picture?: Picture
  readonly date?: string
  /** Language tag of the texts, where they are in another language than the page: of one without translation. */
  readonly lang?: string
}

/** The summary of a page in the list of all pages. */
export interface OutlinedSummary {
  readonly title: string
  readonly path: string
  readonly text?: string | undefined
  readonly picture?: Picture | undefined
  /** ISO 8601. */
  readonly date?: string | undefined
}

/**
 * What a content source can say about a page without reading its blocks: for sitemaps, feeds and search. A
 * member may be a getter that computes its value.
 */
export interface PageOutline {
  readonly summary: OutlinedSummary
  readonly collection: string
  /** The terms of the page. */
  readonly terms: readonly TermRef[]
  readonly alternates: Alternates
  readonly fallback?: ContentPage['fallback'] | undefined
  /** ISO 8601. */
  readonly updatedAt?: string | undefined
  /** Opaque text that changes with the page's content; absent where the source cannot know of changes. */
  readonly version?: string | undefined
  readonly indexing: Indexing
}

/** The settings of a page for search engines. */
export interface Indexing {
  readonly noindex: boolean
  /** Canonical address, a path of this site or http(s); absent when the page is canonical itself. */
  readonly canonical?: string
  readonly sitemap: SitemapFlags
}

/** The settings of a page for the sitemap of search engines (sitemaps.org). */
export interface SitemapFlags {
  /** False when an editor has excluded the page. */
  readonly listed: boolean
  /** From 0 to 1. */
  readonly priority?: number
  readonly frequency?: ChangeFrequency
}

/** How often a page is likely to change, in the words of the sitemaps protocol. */
export type ChangeFrequency = 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never'

/** The settings for search engines of a page's translations, by language. */
export type Indexings = Readonly<Partial<Record<Locale, Indexing>>>

/** A query for the entries of a collection, by its handle; for at most `limit` entries, if it is set. */
export interface ListQuery {
  readonly collection: string
  readonly limit?: number
}

/** The path of a page in each language that it is translated into. */
export type Alternates = Readonly<Partial<Record<Locale, string>>>

/**
 * The value of a field as any content source delivers it. Rich text is `Html` (from flat files) or a string
 * of unsafe HTML (over HTTP), a set or grid row is an object, a picture is an object with `url`. The readers
 * in `fields.ts` accept every value without throwing.
 */
export type Value = string | number | boolean | null | undefined | readonly Value[] | Values
/** The fields of an entry, set or row, by their names. */
export interface Values {
  readonly [key: string]: Value
}

/** An item of a navigation, with the items below it. */
export interface NavigationItem {
  readonly title: string
  /** Absent for a label without a link. */
  readonly href?: string
  readonly children: readonly NavigationItem[]
}

/** A page in the tree of all pages of a language. */
export interface TreeItem {
  readonly title: string
  /** A decoded path of this site; an absolute URL for a page that only the content system itself shows. */
  readonly path: string
  readonly children: readonly TreeItem[]
}

/** One page of the content system, in one language. */
export interface ContentPage {
  readonly id: string
  /** The same for all translations of a page. */
  readonly key: string
  readonly locale: Locale
  readonly path: string
  readonly title: string
  readonly collection: string
  readonly blueprint: string
  readonly template: string
  /** Collections whose entries live below this page. */
  readonly mounts: readonly string[]
  /** The terms of an entry. */
  readonly terms: readonly TermRef[]
  /** What the page of a term or taxonomy lists; absent for entries. */
  readonly topic?: PageTopic
  readonly alternates: Alternates
  /** Where the switch to a language without a translation leads; to its home page where that has none. */
  readonly nearest?: Alternates
  /** Settings for search engines of each translation. */
  readonly indexing: Indexings
  /** Pages above this one, from the top, without the home page. */
  readonly ancestors: readonly { readonly title: string; readonly path: string }[]
  /** ISO 8601; only in dated collections. */
  readonly date?: string
  /** ISO 8601. */
  readonly updatedAt?: string
  /** For a page that is shown untranslated: the language of its texts, and the page's path in it. */
  readonly fallback?: { readonly locale: Locale; readonly path: string }
  /** The fields in the order of the blueprint, with values as their field types prepare them for pages. */
  readonly fields: Values
  /** Creates the sanitizer of the page's rich texts that are strings: ids are unique among its texts. */
  readonly texts: () => (html: string) => Html
  /**
   * What fields and texts of the page refer to although it is not there, as far as they have been read.
   */
  readonly unresolved?: () => readonly LostReference[]
}

/** The result of looking up an address in the content system. */
export type ContentAnswer =
  | { readonly kind: 'page'; readonly page: ContentPage }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'missing' }

/** The global data when the content system cannot be reached. */
export const failedGlobals = { error: 'Failed to fetch global data' } as const

/** Fields of the global set `general`, with `organization` and `redirects` among them. */
export type GlobalData =
  | (Values & { readonly organization?: Values; readonly redirects?: Value })
  | typeof failedGlobals

/** An option of a select, radio or checkboxes field. */
export interface FormOption {
  readonly value: string
  readonly label: string
}

/** A field of a form, whose value is submitted under the handle. */
export interface FormField {
  readonly handle: string
  /** Statamic's field type (`textarea`, `select`, …), or the HTML input type of a text field. */
  readonly type: string
  readonly label: string
  readonly required: boolean
  readonly hint?: string
  readonly options?: readonly FormOption[]
}

/** A form of the content system, as its blueprint describes it; the handle is part of its address. */
export interface FormDefinition {
  readonly handle: string
  readonly fields: readonly FormField[]
  /** Name of the hidden field that only bots fill in. */
  readonly honeypot: string
  /** Whether its editor wants nothing to be stored (`store: false`). */
  readonly unstored?: true
}
