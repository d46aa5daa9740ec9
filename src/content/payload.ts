/** The payload: all that one page needs, as JSON, and the types that it consists of. */
import type { LanguageLink } from '../i18n/language-link.ts'
import type { Locale } from '../i18n/locales.ts'
import type { TranslationEntry } from '../i18n/translate.ts'
import type { LayoutName, PageName } from '../routes.ts'
import type { Visitor } from '../shared/visitor/visitor.ts'
import type { DocumentHead } from './head/document-head.ts'
import type { SearchPageData } from './search-data.ts'
import type { StageView } from './stage-view.ts'
import type { NavigationItem, Picture, Summary, TreeItem } from './types.ts'

export interface Crumb {
  readonly title: string
  readonly path: string
}

/** A text and, where it can be one, the address of a link. */
export interface ContactLine {
  readonly text: string
  /** `mailto:` or `tel:`. */
  readonly href?: string
}

export interface SocialLink {
  readonly name: string
  /** http(s). */
  readonly url: string
}

/** What the footer says about who the site is of. */
export interface Organization {
  readonly name?: string
  /** Line by line, as it is written on a letter. */
  readonly address: readonly string[]
  readonly phone?: ContactLine
  readonly email?: ContactLine
  readonly social: readonly SocialLink[]
  readonly vatId?: string
  /** Number in the trade register. */
  readonly registration?: string
}

/** What every page shows around its own content. */
export interface Shell {
  /** Never empty. */
  readonly siteName: string
  readonly tagline?: string
  readonly organization?: Organization
  readonly navigation: {
    readonly main: readonly NavigationItem[]
    readonly footer: readonly { readonly key: string; readonly items: readonly NavigationItem[] }[]
  }
  readonly languages: readonly LanguageLink[]
  /** Where the search page is, inside a language: `/search`. */
  readonly searchPath: string
  /** True when the site has a tag manager. */
  readonly analytics: boolean
  /** True when analytics exist and wait for the visitor's consent. */
  readonly consentRequired: boolean
}

export interface PageHead {
  readonly title: string
  readonly label?: string
  readonly lead?: string
  readonly picture?: Picture
  readonly pictureCaption?: string
  /** ISO 8601; news and other dated entries. */
  readonly date?: string
  /** ISO 8601. */
  readonly updatedAt?: string
  /** Reading time, at least 1; absent for the home page, which does not show it. */
  readonly minutes?: number
}

export interface TocItem {
  readonly id: string
  readonly text: string
}

/** One block of a page. `src/blocks/block-types.ts` says what the props of each type are. */
export interface ContentBlock {
  readonly type: string
  /** Unique on the page. */
  readonly id: string
  /** Id of its heading, where it has a title. */
  readonly headingId?: string
  readonly props: object
}

export interface ContentData {
  readonly kind: 'content'
  readonly page: PageHead
  readonly crumbs: readonly Crumb[]
  readonly blocks: readonly ContentBlock[]
  readonly toc: readonly TocItem[]
  readonly related: readonly Summary[]
  /** Language of the texts, BCP 47, where it is not the page's: an untranslated page. */
  readonly lang?: string
}

export interface SitemapData {
  readonly kind: 'sitemap'
  readonly tree: readonly TreeItem[]
}

export interface ShowcaseData {
  readonly kind: 'showcase'
  readonly component: string
  readonly view: StageView
}

export interface OverviewData {
  readonly kind: 'designsystem'
}

export interface ErrorData {
  readonly kind: 'error'
  readonly status: number
  /** `Page not found: /x`; absent for failures whose cause is nobody's business. */
  readonly message?: string
  /** Address that was asked for, cut at 200 characters. */
  readonly requested?: string
  /** Key of a sentence that says what can be done. */
  readonly hint?: string
  /** Address to try again, with its query, where it is not the page's own path. */
  readonly retry?: string
}

/** By kind. */
interface PageDataByKind {
  readonly content: ContentData
  readonly sitemap: SitemapData
  readonly search: SearchPageData
  readonly showcase: ShowcaseData
  readonly designsystem: OverviewData
  readonly error: ErrorData
}

/** What one page shows, as its loader makes it. */
export type PageData = PageDataByKind[keyof PageDataByKind]

/**
 * All that one page needs, as JSON: rendered on the server, hydrated from the document, fetched as
 * `_payload.json`.
 */
export interface Payload {
  readonly page: PageName
  readonly layout: LayoutName
  readonly locale: Locale
  /** The page's canonical path, with prefix, encoded. */
  readonly path: string
  readonly status: number
  readonly head: DocumentHead
  readonly shell: Shell
  readonly data: PageData
  /** Content entries of the language; only in the document's first state. */
  readonly translations?: readonly TranslationEntry[]
}

/** What the server leaves in the document, so that the browser can take the page over. */
export interface ClientState extends Pick<Payload, 'page' | 'layout' | 'locale' | 'path' | 'status'> {
  /**
   * Only where it cannot be asked for at the page's address: error screens, answers to forms, pages with a
   * query.
   */
  readonly payload?: Payload
  readonly visitor: Visitor
  readonly buildId: string
  /** Milliseconds between questions for a new build; 0 asks never. */
  readonly buildPollInterval: number
  readonly apiBase: string
  /** True when analytics exist and wait for the visitor's consent. */
  readonly consentRequired: boolean
  /** Whether search engines can tell whose site it is. */
  readonly isVerified: boolean
}
