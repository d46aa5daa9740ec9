/** Etags, by which a client that has a response already gets a 304 without a body. */
import { hash } from 'node:crypto'

/** A short hash of a text or of bytes. */
export const digest = (text: string | Buffer): string => hash('sha1', text, 'base64url')

/** The weak etag of a response whose encodings all count as the same (RFC 9110, section 8.8.1). */
export const weakEtag = (bytes: Buffer): string => `W/"${bytes.length.toString(16)}-${digest(bytes)}"`

/** The directive of `Cache-Control` that browsers send with a forced reload. */
const noCache = /(?:^|,)\s*no-cache\s*(?:,|$)/

/** Request headers that decide whether a 304 is sent. */
interface ConditionalHeaders {
  readonly 'if-none-match'?: string | undefined
  readonly 'cache-control'?: string | undefined
}

const withoutWeakness = (etag: string): string => etag.trim().replace(/^W\//, '')

/**
 * Whether a client has a response already, by weak comparison (RFC 9110, section 13.1.2). A forced reload
 * (`Cache-Control: no-cache`) gets the response again.
 */
export function matchesEtag(etag: string | undefined, headers: ConditionalHeaders): boolean {
  const given = headers['if-none-match']
  if (given === undefined || etag === undefined) return false
  if (noCache.test(headers['cache-control'] ?? '')) return false
  if (given === etag || given === '*') return true
  return given.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
}
