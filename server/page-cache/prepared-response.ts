import type { IncomingMessage } from 'node:http'
import { acceptedEncoding, type Encoding, minCompressedBytes } from '../http/encoding.ts'
import { matchesEtag } from '../http/etag.ts'
import type { CacheState } from '../logging/access-log.ts'
import { type CachedResponse, type VariantName, variantKinds } from './cached-response.ts'
import { isFirstView } from './first-view.ts'

/** What one client is sent of a finished answer. Headers are names and values in turn. */
export interface PreparedResponse {
  readonly status: number
  /** Headers of the answer: the same list each time. */
  readonly headers: readonly string[]
  /** Headers of the variant that is sent. */
  readonly variantHeaders: readonly string[]
  /** Absent for an answer without a body. */
  readonly body?: Buffer
  /** Length of the variant, for the access log. */
  readonly bytes: number
}

/** A variant that has to be compressed before the answer can be sent. */
export interface MissingVariant {
  readonly missing: VariantName
}

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD'

/** No body: the client has the answer already (RFC 9110, section 15.4.5). */
const notModified = ({ headers }: CachedResponse): PreparedResponse => ({
  status: 304,
  headers,
  variantHeaders: [],
  bytes: 0,
})

/**
 * The variant for a client; undefined for the plain bytes, where the client takes no compression or the
 * answer is too short for one.
 */
function variantFor(
  { variants, inlineStyles }: CachedResponse,
  req: IncomingMessage,
  encoding: Encoding | undefined,
): VariantName | undefined {
  if (!encoding || variants.identity.length < minCompressedBytes) return undefined
  return inlineStyles && isRead(req.method) && isFirstView(req) ? `first-${encoding}` : encoding
}

/** @param name of the variant whose bytes these are; undefined for the plain ones */
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
  /** Answers 304 to nobody: the answer has something to say to this visitor. */
  readonly isUnconditional?: boolean
  /** What reads `Accept-Encoding`: the fast path remembers what it read. */
  readonly readEncoding?: (header: string) => Encoding | undefined
}

const defaults: PrepareOptions = {}

/**
 * Decides what a client is sent of a finished answer: 304, or the variant that its headers allow. This is
 * decided here alone, for the fast path and for Express.
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

/** Where an answer came from, and the milliseconds that it took where it was made for this request. */
export interface ResponseOrigin {
  readonly cache: CacheState
  readonly took?: { readonly content: number; readonly render: number } | undefined
}

const round = (ms: number): number => Math.round(ms * 10) / 10

/** Value of `Server-Timing`. */
export const serverTiming = ({ cache, took }: ResponseOrigin): string =>
  took
    ? `cache;desc=${cache}, content;dur=${round(took.content)}, render;dur=${round(took.render)}`
    : `cache;desc=${cache}`
