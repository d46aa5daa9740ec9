import type { CachedResponse } from '../../server/page-cache/cached-response.ts'

export const about: CachedResponse['about'] = { status: 200, locale: 'nl', page: 'content', analytics: false }

/** An answer without headers of its own. */
export const finished = (text: string): CachedResponse => ({
  about,
  head: [],
  type: 'text/html',
  copies: { identity: Buffer.from(text) },
})
