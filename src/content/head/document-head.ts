/**
 * The types of a document's head as data, before tags are made of it: title, addresses, texts for social
 * networks, feeds, linked data.
 */
import type { Picture, Values } from '../types.ts'

/** The picture that social networks show for a page; `alt` is empty when it has no description. */
export type SharedImage = Pick<Picture, 'src' | 'alt' | 'width' | 'height'>

/** When a dated page was published and last changed, in ISO 8601. */
export interface ArticleDates {
  readonly published: string
  readonly modified?: string
}

/** A feed that the page's head links to. */
export interface FeedLink {
  /** Media type, such as `application/feed+json`. */
  readonly type: string
  readonly title: string
  readonly href: string
}

/** The address of a page in one language. */
export interface LanguageAlternate {
  /** The value of `hreflang`: a language tag, or `x-default`. */
  readonly lang: string
  readonly href: string
  /** Its locale in Open Graph; absent for `x-default`. */
  readonly ogLocale?: string
}

/** The content of a page's `<head>`, for the document and for client navigations. URLs are absolute. */
export interface DocumentHead {
  readonly title: string
  readonly description?: string
  readonly canonical?: string
  /** The pages before and after this one, of a list that goes on. */
  readonly prev?: string
  readonly next?: string
  /** Content of the `robots` metadata, such as `noindex`. */
  readonly robots?: string
  /** The page's URLs by `hreflang`, with `x-default`; only of languages that have the page. */
  readonly alternates: readonly LanguageAlternate[]
  /** Google's verification code of the site. */
  readonly siteVerification?: string
  /** The picture for social networks; its address is absolute. */
  readonly image?: SharedImage
  /** Title for social networks, where an editor has written one; else `title` is used. */
  readonly socialTitle?: string
  /** Description for social networks, where an editor has written one; else `description` is used. */
  readonly socialDescription?: string
  /** Texts and picture for X alone, where they differ from those for other networks. */
  readonly twitter?: {
    readonly title?: string
    readonly description?: string
    readonly image?: SharedImage
  }
  /** Dates of news and other dated pages. */
  readonly article?: ArticleDates
  readonly feeds?: readonly FeedLink[]
  /** Linked data of schema.org; each object becomes a script of its own. */
  readonly jsonLd?: readonly Values[]
}
