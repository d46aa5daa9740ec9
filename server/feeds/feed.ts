/**
 * News as feed readers know it, before it is written in one of their formats. URLs are absolute, texts plain.
 */
export interface Feed {
  readonly title: string
  readonly description: string
  /** BCP 47. */
  readonly language: string
  readonly homeUrl: string
  /** Who it is of. */
  readonly author: { readonly name: string; readonly url: string }
  /** Newest first. */
  readonly items: readonly FeedItem[]
}

export interface FeedItem {
  /** Also its name for ever. */
  readonly url: string
  readonly title: string
  readonly summary?: string
  /** ISO 8601: a day, or a moment with its time zone. */
  readonly published: string
  readonly modified?: string
  readonly image?: string
}
