/** Types of content, whichever source it comes from. */
import type { Locale } from '../i18n/locales.ts'

/** Markup that passed the sanitizer of `server/cms/rich-text`. Nothing else makes one. */
export type Html = { readonly html: string }

export interface Picture {
  readonly src: string
  /** Empty for decoration. */
  readonly alt: string
  readonly width?: number
  readonly height?: number
  /** Other sizes of it, as HTML writes them: `/a-400.jpg 400w, /a-800.jpg 800w`. */
  readonly srcset?: string
  /** How wide it stands, for choosing among these. */
  readonly sizes?: string
  /** Focal point as CSS `object-position`, e.g. `20% 30%`. */
  readonly focus?: string
}

export interface FileLink {
  readonly url: string
  /** File name with extension. */
  readonly name: string
  /** Bytes. */
  readonly size?: number
}

/** What a list, card or row shows of another page. `path` is an address of this site. */
export interface Summary {
  readonly title: string
  readonly path: string
  readonly label?: string
  readonly text?: string
  readonly picture?: Picture
  /** ISO 8601. */
  readonly date?: string
}

/** What a list of all pages tells of one. */
export interface OutlinedSummary {
  readonly title: string
  readonly path: string
  readonly text?: string | undefined
  readonly picture?: Picture | undefined
  /** ISO 8601. */
  readonly date?: string | undefined
}

/**
 * What is known of a page without making it: for search engines, and for finding it. Parts may be worked out
 * when they are read.
 */
export interface PageOutline {
  readonly summary: OutlinedSummary
  readonly collection: string
  readonly alternates: Alternates
  /** ISO 8601. */
  readonly updatedAt?: string | undefined
  /**
   * Differs when what the page itself says may differ; absent where nobody knows. Says nothing to anyone
   * else.
   */
  readonly version?: string | undefined
  readonly indexing: Indexing
}

/** What an editor tells search engines about a page. */
export interface Indexing {
  readonly noindex: boolean
  /** A path of this site or an http(s) address; missing for the page itself. */
  readonly canonical?: string
  readonly sitemap: SitemapFlags
}

export interface SitemapFlags {
  /** False when an editor left the page out. */
  readonly listed: boolean
  /** From 0 to 1. */
  readonly priority?: number
  readonly frequency?: ChangeFrequency
}

/** The sitemaps protocol's own words. */
export type ChangeFrequency = 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never'

/** What editors tell of a page in each language that it has. */
export type Indexings = Readonly<Partial<Record<Locale, Indexing>>>

/** Asks for entries of one collection. */
export interface ListQuery {
  readonly collection: string
  readonly limit?: number
}

/** A path of this site per language, for the languages that the page really has. */
export type Alternates = Readonly<Partial<Record<Locale, string>>>

/**
 * A value as any content source delivers it. Rich text is `Html` (flat files) or a string of unsafe HTML
 * (over HTTP), a set or grid row is an object, a picture an object with `url`. Readers in `fields.ts` are
 * total over all of it.
 */
export type Value = string | number | boolean | null | undefined | readonly Value[] | Values
export interface Values {
  readonly [key: string]: Value
}

export interface NavigationItem {
  readonly title: string
  /** Absent for a label that leads nowhere. */
  readonly href?: string
  readonly children: readonly NavigationItem[]
}

export interface TreeItem {
  readonly title: string
  /** A path of this site, decoded; an absolute URL for a page that only the content system itself shows. */
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
  readonly alternates: Alternates
  /** Of each of the alternates. */
  readonly indexing: Indexings
  /** Pages above this one, from the top, without home. */
  readonly ancestors: readonly { readonly title: string; readonly path: string }[]
  /** ISO 8601; only in dated collections. */
  readonly date?: string
  /** ISO 8601. */
  readonly updatedAt?: string
  /** The language that the texts are in, and where they are at home, when the page is shown untranslated. */
  readonly fallback?: { readonly locale: Locale; readonly path: string }
  /** In the order of the blueprint, values augmented by their field types. */
  readonly fields: Values
  /**
   * Starts reading the page's texts: the function makes markup of those that are still strings, with
   * addresses and links as this language knows them, and with names that occur once on the page.
   */
  readonly texts: () => (html: string) => Html
}

/** What the content system says about an address. */
export type ContentAnswer =
  | { readonly kind: 'page'; readonly page: ContentPage }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'missing' }

export const failedGlobals = { error: 'Failed to fetch global data' } as const

/** Fields of the `general` global, with `organization` and `redirects` inside. */
export type GlobalData =
  | (Values & { readonly organization?: Values; readonly redirects?: Value })
  | typeof failedGlobals

export interface FormOption {
  readonly value: string
  readonly label: string
}

export interface FormField {
  readonly handle: string
  /**
   * Statamic's field type, or the HTML input type of a text field: text, email, textarea, select, checkboxes,
   * …
   */
  readonly type: string
  readonly label: string
  readonly required: boolean
  readonly hint?: string
  readonly options?: readonly FormOption[]
}

/** A form of the content system, as its blueprint describes it. */
export interface FormDefinition {
  readonly handle: string
  readonly fields: readonly FormField[]
  /** Name of the field that people leave empty. */
  readonly honeypot: string
}
