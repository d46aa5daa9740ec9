/** The types of a page's payload: the JSON with all data that one page needs. */
import type { ShellConsent } from '../consent/shell-consent.ts'
import type { LanguageLink } from '../i18n/language-link.ts'
import type { Locale, PageLanguage } from '../i18n/languages.ts'
import type { TranslationEntry } from '../i18n/translate.ts'
import type { LayoutName, PageName } from '../routes.ts'
import type { DocumentHead } from './head/document-head.ts'
import type { TermGroup } from './lists.ts'
import type { SearchPageData } from './search/search-data.ts'
import type { FooterGroup } from './shell/footer-group.ts'
import type { Logo } from './shell/logo.ts'
import type { Organization } from './shell/organization.ts'
import type { OverviewData, ShowcaseData } from './showcase/showcase-data.ts'
import type { NavigationItem, Picture, Summary, TreeItem } from './types.ts'

/** A page in the breadcrumbs. */
export interface Crumb {
  readonly title: string
  readonly path: string
}

/** The data that every page shows around its own content. */
export interface Shell {
  /** Never empty. */
  readonly siteName: string
  /** Absent where the name is set in type. */
  readonly logo?: Logo
  readonly tagline?: string
  readonly organization?: Organization
  readonly navigation: {
    readonly main: readonly NavigationItem[]
    readonly footer: readonly FooterGroup[]
  }
  readonly languages: readonly LanguageLink[]
  /** Whether pages without a picture show a drawn one: those of the embedded example do. */
  readonly hasArtwork?: true
  /** Path of the search page without the language prefix: `/search`. */
  readonly searchPath: string
  /** True when the site has a tag manager, or other tools of others. */
  readonly analytics: boolean
  /** True when something waits for the visitor's consent. */
  readonly consentRequired: boolean
  /** What visitors are asked, on a site with categories. */
  readonly consent?: ShellConsent
}

/** The fields of a page that are shown above its body. */
export interface PageHead {
  readonly title: string
  readonly label?: string
  readonly lead?: string
  readonly picture?: Picture
  readonly pictureCaption?: string
  /** Date of news and other dated entries, in ISO 8601. */
  readonly date?: string
  /** Time of the last change, in ISO 8601. */
  readonly updatedAt?: string
  /** Reading time in minutes, at least 1; absent for the home page, which does not show it. */
  readonly minutes?: number
}

/** A heading in the table of contents. */
export interface TocItem {
  /** Id of the heading. */
  readonly id: string
  readonly text: string
}

/** One block of a page. `src/blocks/block-types.ts` has the props of each type. */
export interface ContentBlock {
  readonly type: string
  /** Unique on the page. */
  readonly id: string
  /** Id of the block's heading, where it has a title. */
  readonly headingId?: string
  /** Level of the block's title, for a block inside another; else 2. */
  readonly headingLevel?: 3 | 4
  /** Whether the block is of the same set as the one before it. */
  readonly continues?: boolean
  readonly props: object
}

/** An entry before or after another one. */
export type NeighbourEntry = Pick<Summary, 'title' | 'path' | 'date' | 'lang'>

/** What a dated entry stands among. */
export interface EntrySurroundings {
  /** The terms of the entry that have a page. */
  readonly topics: readonly { readonly title: string; readonly path: string }[]
  /** The entry of the same collection that is one older. */
  readonly previous?: NeighbourEntry
  /** The one that is newer. */
  readonly next?: NeighbourEntry
}

/** The page data of a content page. */
export interface ContentData {
  readonly kind: 'content'
  readonly page: PageHead
  /** From the home page to this page; empty for the home page. */
  readonly crumbs: readonly Crumb[]
  readonly blocks: readonly ContentBlock[]
  /** The table of contents. */
  readonly toc: readonly TocItem[]
  /** Pages that an editor has named as related, shown below the body. */
  readonly related: readonly Summary[]
  /** Topics and neighbours, on the page of a dated entry. */
  readonly around?: EntrySurroundings
  /** The terms that the page of a taxonomy lists. */
  readonly terms?: readonly TermGroup[]
  /** Language tag of the texts (BCP 47) when a page is shown untranslated; else absent. */
  readonly lang?: string
}

/** The page data of the sitemap for visitors. */
export interface SitemapData {
  readonly kind: 'sitemap'
  readonly tree: readonly TreeItem[]
  /** The pages with all terms of a taxonomy; absent where the language has none. */
  readonly topics?: readonly TreeItem[]
}

/** The page data of an error screen, such as the one for an address without a page. */
export interface ErrorData {
  readonly kind: 'error'
  /** HTTP status code. */
  readonly status: number
  /** `Page not found: /x`; absent for failures whose cause is not shown to visitors. */
  readonly message?: string
  /** The requested address, cut at 200 characters. */
  readonly requested?: string
  /** Message key of a sentence that tells the visitor what they can do. */
  readonly hint?: string
  /** Path and query for the link that tries again, where they differ from the payload's own path. */
  readonly retry?: string
}

/** The type of the page data by its `kind`. */
interface PageDataByKind {
  readonly content: ContentData
  readonly sitemap: SitemapData
  readonly search: SearchPageData
  readonly showcase: ShowcaseData
  readonly designsystem: OverviewData
  readonly error: ErrorData
}

/** The part of a payload that differs by kind of page; a loader of the server creates it. */
export type PageData = PageDataByKind[keyof PageDataByKind]

/** All data that one page needs: for its document, to hydrate it, and as `_payload.json` on a navigation. */
export interface Payload {
  readonly page: PageName
  readonly layout: LayoutName
  readonly locale: Locale
  readonly language: PageLanguage
  /** The page's canonical path, with the language prefix, percent-encoded. */
  readonly path: string
  readonly status: number
  readonly head: DocumentHead
  readonly shell: Shell
  readonly data: PageData
  /**
   * Origins of the frames in the content, which the content security policy of its document allows; absent
   * where there are none.
   */
  readonly frames?: readonly string[]
  /** Address of the texts of the interface, where the site has its own. */
  readonly messages?: string
  /** Texts of the content system in the page's language; only for the hydration of a document. */
  readonly translations?: readonly TranslationEntry[]
}
