import type { ArticleDates, SharedImage } from '../../src/content/head/document-head.ts'
import type { SocialCard } from '../../src/content/head/seo.ts'
import type { Crumb } from '../../src/content/payload.ts'
import type { Alternates, Indexings, Values } from '../../src/content/types.ts'

/** A feed, by its name and the decoded path of its page with the prefix of the language. */
export interface NamedFeed {
  readonly name: string
  readonly page: string
}

/** A page as its loader describes it, for title, head and language switch. */
export interface PageDescription {
  /** Empty for the home page. */
  readonly title: string
  /** The page's own title where the one for the head differs. */
  readonly ownTitle?: string | undefined
  /** Paths of the page by language. */
  readonly alternates: Alternates
  /** Addresses of the language switch for languages without a translation; their home pages unless given. */
  readonly nearest?: Alternates | undefined
  /** Settings for search engines for each of the alternates; absent for a page that is no content. */
  readonly indexing?: Indexings
  /** Addresses of the language switch where they are not the alternates. */
  readonly languages?: Alternates
  /** HTTP status; 200 by default. */
  readonly status?: number
  readonly description?: string | undefined
  /** Value of the `robots` meta element. */
  readonly robots?: string | undefined
  /** The page's own picture. */
  readonly image?: SharedImage | undefined
  /** Canonical address where it is not the page's own: a path of this site or an absolute URL. */
  readonly canonical?: string | undefined
  /**
   * The query of the part of a list that the page shows, as it stands in the address of the page; empty for
   * the first part, undefined for a page without a list that goes on.
   */
  readonly listQuery?: string | undefined
  /** Whether the page at `canonical` has the same list, in the same parts. */
  readonly sharesList?: boolean
  /** The queries of the parts before and after it. */
  readonly previousQuery?: string | undefined
  readonly nextQuery?: string | undefined
  /** Texts and picture for social networks. */
  readonly social?: SocialCard | undefined
  /** Texts and picture for X (Twitter) only. */
  readonly twitter?: SocialCard | undefined
  /** Breadcrumbs from the home page to this one. */
  readonly crumbs?: readonly Crumb[] | undefined
  /** Paths of the entries of the page's list, on a page that is there for it. */
  readonly listed?: readonly string[] | undefined
  /** Dates of publication and change of a dated page. */
  readonly article?: ArticleDates | undefined
  /** The feeds that the page links. */
  readonly feeds?: readonly NamedFeed[] | undefined
  /** JSON-LD from the editor and the blocks. */
  readonly jsonLd?: readonly Values[]
}
