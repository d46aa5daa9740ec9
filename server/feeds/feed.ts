/** A feed before it is written in one of the formats of feed readers. URLs are absolute, texts plain. */
export interface Feed {
  readonly title: string
  readonly description: string
  /** BCP 47. */
  readonly language: string
  readonly homeUrl: string
  /** The organisation whose news it is. */
  readonly author: { readonly name: string; readonly url: string }
  /** Newest first. */
  readonly items: readonly FeedItem[]
}

/** One entry of the content in a feed. */
export interface FeedItem {
  /** Also the id of the item, which never changes. */
  readonly url: string
  readonly title: string
  readonly summary?: string
  /** ISO 8601: a day, or a moment with its time zone. */
  readonly published: string
  readonly modified?: string
  readonly image?: string
}
