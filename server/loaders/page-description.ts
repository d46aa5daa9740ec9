import type { ArticleDates, SharedImage } from '../../src/content/head/document-head.ts'
import type { SocialCard } from '../../src/content/head/seo.ts'
import type { Crumb } from '../../src/content/payload.ts'
import type { Alternates, Indexings, Values } from '../../src/content/types.ts'

/** What a page's loader tells of it, for title, head and language switch. */
export interface PageDescription {
  /** Empty for home. */
  readonly title: string
  /** The page's own title where the one for the head differs. */
  readonly ownTitle?: string | undefined
  readonly alternates: Alternates
  /** For each of the alternates; absent for a page that is no content. */
  readonly indexing?: Indexings
  /** Addresses of the language switch where they are not the alternates. */
  readonly languages?: Alternates
  /** 200 by default. */
  readonly status?: number
  readonly description?: string | undefined
  readonly robots?: string | undefined
  /** The page's own picture. */
  readonly image?: SharedImage | undefined
  /** Canonical address where it is not the page's own: a path of this site or an absolute URL. */
  readonly canonical?: string | undefined
  readonly social?: SocialCard | undefined
  /** For X (Twitter) only. */
  readonly twitter?: SocialCard | undefined
  /** From the home page to this one. */
  readonly crumbs?: readonly Crumb[] | undefined
  /** Of a dated page. */
  readonly article?: ArticleDates | undefined
  /** Name of the feeds that the page announces. */
  readonly feed?: string | undefined
  readonly jsonLd?: readonly Values[]
}
