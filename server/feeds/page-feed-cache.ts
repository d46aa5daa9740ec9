import { createBoundedCache } from '../cache/bounded-cache.ts'
import { createShareInFlight } from '../cache/share-in-flight.ts'
import type { FeedTexts } from './feed.ts'

/** Texts of the feeds of pages, of which a site may have thousands: those that are asked for are kept. */
export interface PageFeedCache {
  /**
   * Returns the texts that are kept, or loads them; simultaneous calls share one load. What has no feed is not
   * kept, as visitors may ask for any page.
   * @throws the error of `load`, where no earlier texts are kept
   */
  get(key: string, load: () => Promise<FeedTexts | undefined>): Promise<FeedTexts | undefined>
  /** Marks all texts as outdated. */
  clear(): void
}

interface KeptFeed {
  readonly texts: FeedTexts
  readonly version: number
  /** Milliseconds on the monotonic clock. */
  readonly freshUntil: number
}

/** Bytes for the feeds of pages: about 300 of them. */
const maxBytes = 8 * 1024 * 1024
/** Maximum number of texts of one feed in bytes: larger ones are made at each request. */
const maxEntryBytes = 1024 * 1024
const bytesOf = ({ texts }: KeptFeed): number =>
  Object.values(texts).reduce((sum, text) => sum + 2 * text.length, 500)

/** Creates an empty cache; its options are those of a lifetime cache. */
export function createPageFeedCache({
  seconds,
  onError,
}: {
  readonly seconds: number
  readonly onError: (error: unknown, key: string) => void
}): PageFeedCache {
  const kept = createBoundedCache<string, KeptFeed>({ maxBytes, maxEntryBytes, sizeOf: bytesOf })
  const share = createShareInFlight<FeedTexts | undefined>()
  const content = { version: 0 }

  async function loadAnew(key: string, load: () => Promise<FeedTexts | undefined>) {
    const { version } = content
    const texts = await load().catch((error: unknown) => {
      const old = kept.peek(key)
      if (!old) throw error
      onError(error, key)
      return old.texts
    })
    if (texts) kept.set(key, { texts, version, freshUntil: performance.now() + seconds * 1000 })
    else kept.delete(key)
    return texts
  }

  return {
    async get(key, load) {
      const found = kept.get(key)
      if (found?.version === content.version && found.freshUntil > performance.now()) return found.texts
      return share(`${content.version}:${key}`, () => loadAnew(key, load))
    },
    clear() {
      content.version += 1
    },
  }
}
