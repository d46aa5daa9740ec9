/** Made-up answers for the page cache. */
import type { CachedResponse } from '../../server/page-cache/cached-response.ts'

export const about: CachedResponse['facts'] = { status: 200, locale: 'nl', page: 'content', analytics: false }

/** An answer without headers of its own. */
export const finished = (text: string): CachedResponse => ({
  facts: about,
  headers: [],
  type: 'text/html',
  variants: { identity: Buffer.from(text) },
})
