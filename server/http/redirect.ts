import type { Response } from 'express'
import type { Languages } from '../../src/i18n/languages.ts'
import type { Config } from '../config/config.ts'
import { cacheTagHeaders, sharedCacheHeaders } from './cache-headers.ts'
import { redirectTarget } from './domains/public-addresses.ts'

interface RedirectDeps {
  readonly config: Pick<Config, 'pagesTtl' | 'siteUrl'>
  readonly languages: Languages
}

/** A redirect that the content defines. */
interface ContentRedirect {
  readonly status: number
  /** URL or internal path of the target. */
  readonly to: string
  /** Tags of the content that defines the redirect, by which caches can purge it. */
  readonly tags: readonly string[]
}

/** Redirects (308) every other spelling of an address to the one that the site uses. Caches keep it an hour. */
export function redirectToCanonical(res: Response, location: string): void {
  res.setHeader('Cache-Control', 'public, max-age=3600')
  res.status(308).setHeader('Location', location).end()
}

/**
 * Sends a redirect without a body. Shared caches may store permanent redirects (301, 308) only as long as
 * pages, because editors can remove them. A `Cache-Control` that is set already stays as it is.
 */
export function sendRedirect(
  { config: { pagesTtl, siteUrl }, languages }: RedirectDeps,
  res: Response,
  { status, to, tags }: ContentRedirect,
): void {
  const isPermanent = status === 301 || status === 308
  const headers = isPermanent ? [...sharedCacheHeaders(pagesTtl), ...cacheTagHeaders(tags)] : uncached
  if (!res.hasHeader('Cache-Control')) for (const [name, value] of headers) res.setHeader(name, value)
  res.status(status).location(redirectTarget({ languages, siteUrl }, to)).end()
}

/** Headers of a temporary redirect. */
const uncached = [['Cache-Control', 'no-cache']] as const
