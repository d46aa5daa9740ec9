import type { Request, Response } from 'express'
import { localeCookie } from '../../src/i18n/locale-cookie.ts'
import { isSecure } from '../http/cookies.ts'
import type { ResponseBuilder, ResponseContext } from './build-response.ts'
import type { CachedResponse, VariantName } from './cached-response.ts'
import type { PageCache } from './page-cache.ts'
import {
  type PreparedResponse,
  prepareResponse,
  type ResponseOrigin,
  serverTiming,
  withVariant,
} from './prepared-response.ts'

type Variants = Pick<PageCache, 'variants'>

interface SendPageDeps {
  readonly responseBuilder: ResponseBuilder
  readonly pages: Variants
}

/** Headers of the cached response that are left out when a handler has set `Cache-Control` itself. */
const cacheHeaders: ReadonlySet<string> = new Set([
  'Cache-Control',
  'CDN-Cache-Control',
  'Cache-Tag',
  'Surrogate-Key',
])

/**
 * Sends a cached response with Express, along with the headers that handlers have set before. Compresses the
 * body first where that was not done yet.
 */
export async function sendCachedResponse(
  pages: Variants,
  req: Request,
  res: Response,
  response: CachedResponse,
  origin: ResponseOrigin,
): Promise<void> {
  const isUnconditional = storeLocaleChoice(req, res, response)
  const ready = prepareResponse(response, req, { isUnconditional })
  const prepared = 'missing' in ready ? await encode(pages, req, response, ready.missing) : ready
  const isDecided = res.hasHeader('Cache-Control')
  const headers = [...prepared.headers, ...prepared.variantHeaders]
  for (let n = 0; n < headers.length; n += 2) {
    const [name = '', value = ''] = headers.slice(n, n + 2)
    if (!isDecided || !cacheHeaders.has(name)) res.setHeader(name, value)
  }
  res.setHeader('Server-Timing', serverTiming(origin))
  Object.assign(res.locals, { cache: origin.cache, bytes: prepared.bytes })
  res.status(prepared.status).end(prepared.body)
}

/**
 * Sets the language cookie with a page whose language its visitor chose by opening it (`detectLocaleChoice`).
 * The response is then private, and never a 304, which would update the page in caches (RFC 9111, section
 * 3.2). Returns whether the cookie was set.
 */
function storeLocaleChoice(req: Request, res: Response, { facts }: CachedResponse): boolean {
  if (!res.locals.choosesLocale?.(facts)) return false
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'private, no-cache')
  res.append('Set-Cookie', localeCookie(facts.locale, isSecure(req)))
  return true
}

/** Compresses a missing variant; prepares the uncompressed bytes when that fails. */
async function encode(
  { variants }: Variants,
  req: Request,
  response: CachedResponse,
  name: VariantName,
): Promise<PreparedResponse> {
  const body = await Promise.resolve(variants.get(response, name)).catch(() => undefined)
  return body
    ? withVariant(response, name, body, req.method)
    : withVariant(response, undefined, response.variants.identity, req.method)
}

/**
 * Sends a page that this server does not cache. Shared caches may store it only for visitors without choices,
 * and never an error. A `Cache-Control` that a handler has set stays as it is.
 */
export function sendPage(
  { responseBuilder, pages }: SendPageDeps,
  req: Request,
  res: Response,
  html: Buffer,
  page: Pick<ResponseContext, 'facts' | 'visitor'>,
): Promise<void> {
  const response = responseBuilder.document(html, { ...page, tags: [], isRoot: req.path === '/' })
  return sendCachedResponse(pages, req, res, response, { cache: 'none' })
}
