/** What the head of a document says, as data: title, addresses, share texts, feeds, linked data. */
import type { Picture, Values } from '../types.ts'

/** `alt` is empty when nobody described it. */
export type SharedImage = Pick<Picture, 'src' | 'alt' | 'width' | 'height'>

/** When a dated page came out and last changed, ISO 8601. */
export interface ArticleDates {
  readonly published: string
  readonly modified?: string
}

/** A feed that the page announces. */
export interface FeedLink {
  readonly type: string
  readonly title: string
  readonly href: string
}

/** What the document's `<head>` says, also after a client navigation. URLs are absolute. */
export interface DocumentHead {
  readonly title: string
  readonly description?: string
  readonly canonical?: string
  readonly robots?: string
  /** `hreflang` → URL, with `x-default`; only languages that have the page. */
  readonly alternates: readonly { readonly lang: string; readonly href: string }[]
  readonly siteVerification?: string
  /** What social networks show; its address is absolute. */
  readonly image?: SharedImage
  /** For social networks, where it differs. */
  readonly socialTitle?: string
  readonly socialDescription?: string
  /** For X alone, where it differs from what other networks get. */
  readonly twitter?: {
    readonly title?: string
    readonly description?: string
    readonly image?: SharedImage
  }
  /** News and other dated pages. */
  readonly article?: ArticleDates
  readonly feeds?: readonly FeedLink[]
  /** Linked data of schema.org, one script each. */
  readonly jsonLd?: readonly Values[]
}
