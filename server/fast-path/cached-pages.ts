import type { IncomingMessage } from 'node:http'
import type { Visitor } from '../../src/content/payload.ts'
import { memoizeHeader } from '../cache/memo-header.ts'
import type { Deps } from '../deps.ts'
import { type Choices, choicesIn } from '../http/cookies.ts'
import { acceptedEncoding, type Encoding } from '../http/encoding.ts'
import { createSameSiteCheck } from '../http/same-origin.ts'
import type { FastPath } from '../http/server.ts'
import { isDefaultVisitor } from '../http/visitor.ts'
import { createIsPlain } from '../middleware/guard.ts'
import { knownLocale, preferredOtherLocale } from '../middleware/locale.ts'
import {
  isNotModified,
  notModified,
  type PreparedResponse,
  serverTiming,
  variantFor,
  variantResponse,
} from '../page-cache/cached-answer.ts'
import { type CachedResponse, cacheKey, defaultVisitor } from '../page-cache/cached-response.ts'
import type { CacheState } from '../page-cache/page-cache.ts'
import { rendererAt } from '../page-cache/render-response.ts'
import { createRawSender } from './raw-response.ts'

interface Found {
  readonly page: CachedResponse
  readonly cache: CacheState
}

type Headers = IncomingMessage['headers']

/**
 * Answers what is finished before Express is asked: its middleware costs more than sending a page does.
 * Whatever is not a plain question for a page in its one spelling is left to Express, which says the same
 * where both can answer.
 */
export function cachedPagesFastPath(deps: Deps): FastPath {
  const find = createFind(deps)
  const send = createRawSender(deps)
  const accepted = memoizeHeader(acceptedEncoding)
  const isPlain = createIsPlain()
  return (req, res) => {
    const started = performance.now()
    if (!isPlain(req) || req.headers.range !== undefined) return false
    const found = find(req)
    const out = found && outgoingFor(found.page, req, accepted)
    if (!found || !out) return false
    deps.revalidation.throttled(req.url ?? '', found.page.facts.locale)
    const { page, cache } = found
    const { status, head, own, body, bytes } = out
    send(
      req,
      res,
      { status, heads: [head], own: [...own, 'Server-Timing', serverTiming({ cache })], body },
      { started, route: page.route, locale: page.facts.locale, bytes, cache },
    )
    return true
  }
}

/**
 * Looks for what is finished at an address. Only canonical addresses are keys, and only those of payloads
 * have a query.
 */
function createFind(deps: Deps): (req: IncomingMessage) => Found | undefined {
  const { pages, config } = deps
  const isOwn = createSameSiteCheck(config)

  function findPage(address: string, visitor: Visitor): Found | undefined {
    const key = cacheKey(address, visitor)
    const ready = pages.getReady(key)
    if (!ready) return undefined
    if (!ready.isStale) return { page: ready.page, cache: 'hit' }
    const make = rendererAt(deps, address, visitor)
    if (make) pages.refresh(key, make)
    return { page: ready.page, cache: 'stale' }
  }

  function findMissing(address: string, headers: Headers): Found | undefined {
    const page = likesHtml.test(headers.accept ?? anything) ? pages.notFound.get(address) : undefined
    return page && { page, cache: 'hit' }
  }

  /** Whether the answer has to keep a language that is another one than the visitor's. */
  function isChoice(req: IncomingMessage, { language }: Choices, { facts }: CachedResponse): boolean {
    if (language === facts.locale) return false
    const known = knownLocale(req, language, isOwn)
    return known !== undefined && known !== facts.locale
  }

  return (req) => {
    const { url = '', headers } = req
    const choices = choicesIn(headers.cookie)
    if (!choices || (url === '/' && preferredOtherLocale(headers, choices.language, isOwn))) return undefined
    const isData = url.includes('?')
    const found = findPage(url, isData ? defaultVisitor : choices)
    if (found) return !isData && isChoice(req, choices, found.page) ? undefined : found
    return isDefaultVisitor(choices) ? findMissing(url, headers) : undefined
  }
}

const anything = '*/*'
/** Whoever asks in another way may want to be told as JSON that there is nothing. */
const likesHtml = /^(?:\*\/\*|text\/html(?:,.*)?)$/

/** Undefined where the compressed copy that the client wants has to be made first. */
function outgoingFor(
  page: CachedResponse,
  req: IncomingMessage,
  accepted: (header: string) => Encoding | undefined,
): PreparedResponse | undefined {
  if (isNotModified(page, req)) return notModified(page)
  const name = variantFor(page, req, accepted(req.headers['accept-encoding'] ?? ''))
  const copy = page.variants[name ?? 'identity']
  return copy && variantResponse(page, name, copy, req.method)
}
