/** A feed, independent of the format that it is written in. URLs are absolute, texts are plain. */
export interface Feed {
  readonly title: string
  /** The title is written where it is absent: RSS requires one. */
  readonly description: string | undefined
  /** BCP 47 tag. */
  readonly language: string
  readonly homeUrl: string
  /** The organisation whose news it is. */
  readonly author: { readonly name: string; readonly url: string }
  /** Newest first. */
  readonly items: readonly FeedItem[]
}

/** An entry of the content as an item of a feed. */
export interface FeedItem {
  /** Address of the entry; also the id of the item, which never changes. */
  readonly url: string
  readonly title: string
  readonly summary?: string
  /** ISO 8601: a day, or a moment with its time zone. */
  readonly published: string
  readonly modified?: string
  readonly image?: string
}

/** The texts of one feed by file name: `feed.xml`, `feed.json`. */
export type FeedTexts = Readonly<Record<string, string>>
