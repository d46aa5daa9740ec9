import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import { localeCookie } from '../../src/i18n/locale-cookie.ts'
import { acceptedEncoding, type Encoding, minCompressedBytes } from '../http/encoding.ts'
import { isSecure } from '../http/visitor.ts'
import { type CachedResponse, matchesEtag, type VariantName, variantKinds } from './cached-response.ts'
import { isFirstView } from './first-view.ts'
import type { CacheState, PageCache } from './page-cache.ts'

/** Status, headers (names and values in turn) and body of one answer. */
export interface PreparedResponse {
  readonly status: number
  /** Those of the page. */
  readonly head: readonly string[]
  /** Those of this copy. */
  readonly own: readonly string[]
  /** Absent for what is answered without one. */
  readonly body?: Buffer
  /** For log lines. */
  readonly bytes: number
}

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD'

/**
 * The copy to be sent; undefined for the plain bytes, to who takes no compression and where the answer is too
 * short for one. All copies of an answer have its tag: they are equivalent (RFC 9110 section 8.8.1).
 */
export function variantFor(
  { variants, inlineStyles }: CachedResponse,
  req: IncomingMessage,
  accepted: Encoding | undefined,
): VariantName | undefined {
  if (!accepted || variants.identity.length < minCompressedBytes) return undefined
  return inlineStyles && isRead(req.method) && isFirstView(req) ? `first-${accepted}` : accepted
}

/** Whether the client is only told that it has the answer already. */
export const isNotModified = ({ etag }: CachedResponse, { method, headers }: IncomingMessage): boolean =>
  isRead(method) && matchesEtag(etag, headers)

/** What is sent to a client that has the answer already (RFC 9110 section 15.4.5). */
export const notModified = ({ headers: head }: CachedResponse): PreparedResponse => ({
  status: 304,
  head,
  own: [],
  bytes: 0,
})

/** @param copy the bytes of that name; the plain ones without */
export function variantResponse(
  { facts, headers: head, type }: CachedResponse,
  name: VariantName | undefined,
  copy: Buffer,
  method: string | undefined,
): PreparedResponse {
  const encoded = name === undefined ? [] : ['Content-Encoding', variantKinds[name].encoding]
  const own = ['Content-Type', type, ...encoded, 'Content-Length', String(copy.length)]
  const bytes = copy.length
  return { status: facts.status, head, own, bytes, ...(method !== 'HEAD' && { body: copy }) }
}

interface Sending {
  readonly cache: CacheState
  readonly took?: { readonly content: number; readonly render: number } | undefined
}

const round = (ms: number): number => Math.round(ms * 10) / 10

/** For `Server-Timing`: where an answer came from, and what it took. */
export const serverTiming = ({ cache, took }: Sending): string =>
  took
    ? `cache;desc=${cache}, content;dur=${round(took.content)}, render;dur=${round(took.render)}`
    : `cache;desc=${cache}`

/** A handler that forbids caches to keep its answer means all of them. */
const sharedOnly: ReadonlySet<string> = new Set([
  'Cache-Control',
  'CDN-Cache-Control',
  'Cache-Tag',
  'Surrogate-Key',
])

/** Sends an answer with what handlers have added to it. */
export async function sendCachedResponse(
  pages: Pick<PageCache, 'variants'>,
  req: Request,
  res: Response,
  page: CachedResponse,
  sending: Sending,
): Promise<void> {
  const isChoice = keepLanguage(req, res, page)
  // Whole: what a 304 says beside it, caches write to the answer that they keep (RFC 9111, section 3.2).
  const out = !isChoice && isNotModified(page, req) ? notModified(page) : await wholeOf(pages, req, page)
  const isDecided = res.hasHeader('Cache-Control')
  const headers = [...out.head, ...out.own]
  for (let n = 0; n < headers.length; n += 2) {
    const [name = '', value = ''] = headers.slice(n, n + 2)
    if (!isDecided || !sharedOnly.has(name)) res.setHeader(name, value)
  }
  res.setHeader('Server-Timing', serverTiming(sending))
  Object.assign(res.locals, { cache: sending.cache, bytes: out.bytes })
  res.status(out.status).end(out.body)
}

/**
 * Sets the cookie with a page in another language than its visitor is known by (`res.locals.knownLocale`),
 * which makes the answer private. Tells whether it did.
 */
function keepLanguage(req: Request, res: Response, { facts }: CachedResponse): boolean {
  const { knownLocale = facts.locale } = res.locals
  if (facts.status !== 200 || facts.locale === knownLocale) return false
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'private, no-cache')
  res.append('Set-Cookie', localeCookie(facts.locale, isSecure(req)))
  return true
}

async function wholeOf(
  { variants }: Pick<PageCache, 'variants'>,
  req: Request,
  page: CachedResponse,
): Promise<PreparedResponse> {
  const { identity } = page.variants
  const name = variantFor(page, req, acceptedEncoding(req.headers['accept-encoding']))
  if (!name) return variantResponse(page, undefined, identity, req.method)
  const copy = await Promise.resolve(variants.get(page, name)).catch(() => undefined)
  return copy
    ? variantResponse(page, name, copy, req.method)
    : variantResponse(page, undefined, identity, req.method)
}
