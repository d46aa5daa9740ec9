import type { Finished } from '../../server/page-cache/cached-response.ts'

export const about: Finished['about'] = { status: 200, locale: 'nl', page: 'content', analytics: false }

/** An answer without headers of its own. */
export const finished = (text: string): Finished => ({
  about,
  head: [],
  type: 'text/html',
  copies: { identity: Buffer.from(text) },
})
