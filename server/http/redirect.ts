import type { Response } from 'express'
import type { Config } from '../config/config.ts'
import { cacheTagHeaders, sharedCacheHeaders } from './cache-headers.ts'

/** Where the content leads visitors. */
interface ContentRedirect {
  readonly status: number
  readonly to: string
  /** Names of the content that says so, for caches that drop answers by name. */
  readonly tags: readonly string[]
}

/**
 * Sends a redirect without a body. Shared caches keep permanent redirects (301, 308) only as long as pages,
 * because editors take them back, too. A `Cache-Control` that is set already stays as it is.
 */
export function sendRedirect(
  { pagesTtl }: Pick<Config, 'pagesTtl'>,
  res: Response,
  { status, to, tags }: ContentRedirect,
): void {
  const isPermanent = status === 301 || status === 308
  const headers = isPermanent ? [...sharedCacheHeaders(pagesTtl), ...cacheTagHeaders(tags)] : uncached
  if (!res.hasHeader('Cache-Control')) for (const [name, value] of headers) res.setHeader(name, value)
  res.status(status).location(to).end()
}

const uncached = [['Cache-Control', 'no-cache']] as const
