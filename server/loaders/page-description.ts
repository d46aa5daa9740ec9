import type { ArticleDates, SharedImage } from '../../src/content/document-head.ts'
import type { Crumb } from '../../src/content/payload.ts'
import type { SocialCard } from '../../src/content/seo.ts'
import type { Alternates, Indexings, Values } from '../../src/content/types.ts'

/** What a page says of itself. */
export interface PageDescription {
  /** Empty for home. */
  readonly title: string
  /** Of the page itself: the title where there is no other. */
  readonly ownTitle?: string | undefined
  readonly alternates: Alternates
  /** Of each of the alternates; absent for a page that is no content. */
  readonly indexing?: Indexings
  /** Where the language switch leads, when that is more than the alternates say. */
  readonly languages?: Alternates
  /** 200 unless told. */
  readonly status?: number
  readonly description?: string | undefined
  readonly robots?: string | undefined
  readonly image?: SharedImage | undefined
  /** Where the page is at home, when that is not its own address. */
  readonly canonical?: string | undefined
  readonly social?: SocialCard | undefined
  /** For X alone. */
  readonly twitter?: SocialCard | undefined
  readonly crumbs?: readonly Crumb[] | undefined
  readonly article?: ArticleDates | undefined
  /** What the feeds are called that the page announces. */
  readonly feed?: string | undefined
  readonly jsonLd?: readonly Values[]
}
