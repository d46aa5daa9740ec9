import type { IncomingMessage } from 'node:http'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import { memoizeHeader } from '../cache/memo-header.ts'
import { everyLanguageIsThere } from '../cms/site-languages.ts'
import type { Deps } from '../deps.ts'
import { defaultVisitor, isDefaultVisitor, readVisitorCookies } from '../http/cookies.ts'
import { acceptedEncoding } from '../http/encoding.ts'
import { createLocaleDetection } from '../http/locale-detection.ts'
import { prefersPages } from '../http/negotiation.ts'
import { createRequestCheck, isPlainRead } from '../http/request-checks.ts'
import type { FastPath } from '../http/server.ts'
import type { CacheState } from '../logging/access-log.ts'
import { cacheKey } from '../page-cache/cache-key.ts'
import type { CachedResponse } from '../page-cache/cached-response.ts'
import { prepareResponse, serverTiming } from '../page-cache/prepared-response.ts'
import { rendererAt } from '../page-cache/render-response.ts'
import { createRawSender } from './raw-response.ts'

/** A page from the cache, and whether it is fresh. */
interface CacheHit {
  readonly page: CachedResponse
  readonly cache: CacheState
}

/**
 * Sends cached pages, their data and cached 404 pages before Express runs, whose middleware costs more than
 * sending a page does. Whatever is not a plain request for a page at its canonical address is left to
 * Express, which sends the same bytes and headers where both can answer.
 */
export function cachedPagesFastPath(deps: Deps): FastPath {
  const lookUp = createLookup(deps)
  const send = createRawSender(deps)
  const faultOf = createRequestCheck(deps)
  const options = { readEncoding: memoizeHeader(acceptedEncoding) }
  return (req, res) => {
    const started = performance.now()
    if (!isPlainRead(req) || req.headers.range !== undefined || faultOf(req)) return false
    const hit = lookUp(req)
    if (!hit) return false
    const { page, cache } = hit
    const prepared = prepareResponse(page, req, options)
    if ('missing' in prepared) return false
    // A source over HTTP looks for edits when content is read, which a page from the cache does not do.
    deps.revalidation.throttled(req.url ?? '', page.facts.locale)
    const { status, headers, variantHeaders, body, bytes } = prepared
    const own = [...variantHeaders, 'Server-Timing', serverTiming(hit)]
    send(
      req,
      res,
      { status, reused: [headers], own, body },
      { started, route: page.route, locale: page.facts.locale, bytes, cache },
    )
    return true
  }
}

/**
 * Returns a function that looks up the cached response for a request. Express stores responses under
 * canonical addresses only. Those of payloads and of parts of lists have a query; any other has no match.
 */
function createLookup(deps: Deps): (req: IncomingMessage) => CacheHit | undefined {
  const { pages, domains, siteLanguages, consent } = deps
  const detection = createLocaleDetection(deps)

  function findPage(address: string, visitor: Visitor): CacheHit | undefined {
    const key = cacheKey(address, visitor)
    const ready = pages.getReady(key)
    if (!ready) return undefined
    if (!ready.isStale) return { page: ready.page, cache: 'hit' }
    const render = rendererAt(deps, address, visitor)
    if (render) pages.refresh(key, render)
    return { page: ready.page, cache: 'stale' }
  }

  /** The cached 404 page of an address, for clients that want HTML. */
  function findNotFound(address: string, accept: string | undefined): CacheHit | undefined {
    const page = prefersPages(accept) ? pages.notFound.get(address) : undefined
    return page && { page, cache: 'hit' }
  }

  return (req) => {
    if (domains?.enter(req).kind === 'elsewhere') return undefined
    const { url = '', headers } = req
    const { visitor, language } = readVisitorCookies(headers.cookie, consent.versions())
    const known = siteLanguages.known()
    // Without the languages of the content Express asks for them.
    if (
      homePage.test(url) &&
      detection.isNeeded &&
      (!known || detection.redirect(req, language, known.homes))
    )
      return undefined
    if (url.includes(payloadStart)) return findPage(url, defaultVisitor)
    const hit = findPage(url, visitor)
    const { homes } = known ?? everyLanguageIsThere(deps.languages)
    // Express sends the page with a cookie that stores the choice of language.
    if (hit) return detection.isChosen(req, language, hit.page.facts, homes) ? undefined : hit
    return isDefaultVisitor(visitor) ? findNotFound(url, headers.accept) : undefined
  }
}

/** The home page without a prefix, with any query. */
const homePage = /^\/(?:\?|$)/
/** What the address of a payload contains, whose query is the first of all addresses to begin there. */
const payloadStart = '/_payload.json?'
