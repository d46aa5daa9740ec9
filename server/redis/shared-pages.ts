/** Shares rendered pages between the machines of a site. */

import { digest } from '../http/etag.ts'
import type { SharedPages } from '../page-cache/shared-pages.ts'
import type { RedisKeys } from './keys.ts'
import type { Redis } from './redis.ts'

interface SharedPagesOptions {
  readonly redis: Redis
  readonly keys: Pick<RedisKeys, 'page'>
}

/** Seconds for which a page is kept, whatever it shows: its name says what it was made of. */
const lifetime = 3_600
/** Bytes of a page; longer ones are not shared. */
const maxBytes = 1_000_000
/** Milliseconds for a page: rendering it takes a few. */
const wait = 25

/** Characters of the hash before the page, by which a page that is not whole is known. */
const hashLength = digest('').length

/**
 * Creates the sharing. A page has the name of what it was made of, so that none is ever out of date, and each
 * is checked to be whole.
 */
export const createSharedPages = ({ redis, keys }: SharedPagesOptions): SharedPages => ({
  async get(name) {
    const text = await redis.ask((client) => client.get(keys.page(name)), wait)
    if (typeof text !== 'string' || text.length <= hashLength) return undefined
    const page = Buffer.from(text.slice(hashLength))
    return digest(page) === text.slice(0, hashLength) ? page : undefined
  },
  set(name, page) {
    if (page.length > maxBytes) return
    const text = digest(page) + page.toString('utf8')
    const expiration = { type: 'EX', value: lifetime } as const
    void redis.ask((client) => client.set(keys.page(name), text, { expiration }))
  },
})
