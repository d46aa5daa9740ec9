/** How long responses may be kept, as the table of addresses says it. */
import type { Config } from '../config/config.ts'
import { sharedCacheHeaders } from '../http/cache-headers.ts'

/** What a policy depends on. */
export type CacheConfig = Pick<Config, 'pagesTtl'>

interface Policy {
  /** In a few words. */
  words(config: CacheConfig): string
  /** The value of `Cache-Control`; undefined where it differs from response to response. */
  header(config: CacheConfig): string | undefined
}

const fixed = (words: string, header: string | undefined): Policy => ({
  words: () => words,
  header: () => header,
})

/** The policies by name. */
export const cachePolicies = {
  never: fixed('never', 'no-store'),
  secret: fixed('never', 'private, no-store'),
  asked: fixed('asked again', 'no-cache'),
  hour: fixed('1 hour', 'public, max-age=3600'),
  year: fixed('1 year', 'public, max-age=31536000, immutable'),
  visitor: fixed('by the visitor', 'private, no-cache'),
  varies: fixed('by the answer', undefined),
  shared: {
    words: ({ pagesTtl }) => `shared ${pagesTtl} s`,
    header: ({ pagesTtl }) => Object.fromEntries(sharedCacheHeaders(pagesTtl))['Cache-Control'],
  },
} as const satisfies Readonly<Record<string, Policy>>

export type CachePolicy = keyof typeof cachePolicies
