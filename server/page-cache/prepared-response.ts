import type { IncomingMessage } from 'node:http'
import { acceptedEncoding, type Encoding, minCompressedBytes } from '../http/encoding.ts'
import { matchesEtag } from '../http/etag.ts'
import type { CacheState } from '../logging/access-log.ts'
import { type CachedResponse, type VariantName, variantKinds } from './cached-response.ts'
import { isFirstView } from './first-view.ts'

/** The response to one client, from a cached response. Headers are names and values in turn. */
export interface PreparedResponse {
  readonly status: number
  /** Headers of the cached response, the same list each time. */
  readonly headers: readonly string[]
  /** Headers of the variant that is sent. */
  readonly variantHeaders: readonly string[]
  /** Absent for a response without a body. */
  readonly body?: Buffer
  /** Length of the variant in bytes, for the access log. */
  readonly bytes: number
}

/** A variant that has to be compressed before the response can be sent. */
export interface MissingVariant {
  readonly missing: VariantName
}

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD'

/** A response without a body, for a client that has the page already (RFC 9110, section 15.4.5). */
const notModified = ({ headers }: CachedResponse): PreparedResponse => ({
  status: 304,
  headers,
  variantHeaders: [],
  bytes: 0,
})

/**
 * The variant for a client; undefined for the uncompressed bytes, where the client accepts no compression or
 * the response is too short for one.
 */
function variantFor(
  { variants, inlineStyles }: CachedResponse,
  req: IncomingMessage,
  encoding: Encoding | undefined,
): VariantName | undefined {
  if (!encoding || variants.identity.length < minCompressedBytes) return undefined
  return inlineStyles && isRead(req.method) && isFirstView(req) ? `first-${encoding}` : encoding
}

/**
 * The response with a body in one variant.
 * @param name variant of the body; undefined for the uncompressed bytes
 */
export function withVariant(
  { facts, headers, type }: CachedResponse,
  name: VariantName | undefined,
  body: Buffer,
  method: string | undefined,
): PreparedResponse {
  const encoded = name === undefined ? [] : ['Content-Encoding', variantKinds[name].encoding]
  const bytes = body.length
  const variantHeaders = ['Content-Type', type, ...encoded, 'Content-Length', String(bytes)]
  return { status: facts.status, headers, variantHeaders, bytes, ...(method !== 'HEAD' && { body }) }
}

interface PrepareOptions {
  /** Prevents a 304, for a response that sets a cookie. */
  readonly isUnconditional?: boolean
  /** Parses `Accept-Encoding`. The fast path passes a memoized parser. */
  readonly readEncoding?: (header: string) => Encoding | undefined
}

const defaults: PrepareOptions = {}

/**
 * Prepares the response to a client: 304, or the variant that the client accepts. The fast path and Express
 * both use this function, so that they respond alike.
 */
export function prepareResponse(
  response: CachedResponse,
  req: IncomingMessage,
  { isUnconditional = false, readEncoding = acceptedEncoding }: PrepareOptions = defaults,
): PreparedResponse | MissingVariant {
  const { method, headers } = req
  if (!isUnconditional && isRead(method) && matchesEtag(response.etag, headers)) return notModified(response)
  const name = variantFor(response, req, readEncoding(headers['accept-encoding'] ?? ''))
  if (name === undefined) return withVariant(response, undefined, response.variants.identity, method)
  const body = response.variants[name]
  return body ? withVariant(response, name, body, method) : { missing: name }
}

/**
 * The cache state of a response, and the milliseconds for content and rendering if this request rendered it.
 */
export interface ResponseOrigin {
  readonly cache: CacheState
  readonly took?: { readonly content: number; readonly render: number } | undefined
}

const round = (ms: number): number => Math.round(ms * 10) / 10

/** The value of the `Server-Timing` header. */
export const serverTiming = ({ cache, took }: ResponseOrigin): string =>
  took
    ? `cache;desc=${cache}, content;dur=${round(took.content)}, render;dur=${round(took.render)}`
    : `cache;desc=${cache}`
