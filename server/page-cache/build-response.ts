import type { Languages } from '../../src/i18n/languages.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import type { Frontend } from '../builds/frontend.ts'
import type { Config } from '../config/config.ts'
import { cacheTagHeaders, sharedCacheHeaders } from '../http/cache-headers.ts'
import { defaultVisitor, isDefaultVisitor } from '../http/cookies.ts'
import { minCompressedBytes } from '../http/encoding.ts'
import { weakEtag } from '../http/etag.ts'
import { fixedHeaders, noindex, reportingEndpoints } from '../http/fixed-headers.ts'
import type { ContentSecurityPolicy } from '../render/content-security-policy.ts'
import type { CachedResponse, PageFacts } from './cached-response.ts'
import { createInlineStyles, mayInlineStyles } from './first-view.ts'

interface BuilderDeps {
  readonly config: Pick<Config, 'siteUrl' | 'indexable' | 'pagesTtl' | 'cspReports'>
  readonly languages: Languages
  readonly policy: ContentSecurityPolicy | undefined
  readonly frontend: Pick<Frontend, 'buildId' | 'firstStyles'>
}

/** The data that the headers of a response depend on, besides its body. */
export interface ResponseContext {
  readonly facts: PageFacts
  readonly visitor: Visitor
  /** Tags of the content in the response, by which caches can purge it. */
  readonly tags: readonly string[]
  /** Pattern of the route, for the access log. */
  readonly route?: string | undefined
  /** Whether the address is `/`, where the response of a site in several languages depends on the visitor's. */
  readonly isRoot?: boolean
}

type PayloadContext = Omit<ResponseContext, 'visitor' | 'isRoot'>

/** Builds from a body a complete response for the page cache, with all headers and an etag. */
export interface ResponseBuilder {
  /** Builds the response with the HTML of a page. */
  document(html: Buffer, context: ResponseContext): CachedResponse
  /** Builds the response with the data of a page, which the site's scripts request. */
  payload(json: string, context: PayloadContext): CachedResponse
}

/** Creates the builder of responses. Headers that are the same for all responses are computed once, here. */
export function createResponseBuilder({ config, languages, policy, frontend }: BuilderDeps): ResponseBuilder {
  const inline = frontend.firstStyles && createInlineStyles(frontend.firstStyles)
  const fixed = fixedHeaders(config).flat()
  const noindexHeaders = noindex(config).flat()
  const endpoints = config.cspReports ? reportingEndpoints : []
  const shared = sharedCacheHeaders(config.pagesTtl).flat()

  const isSingle = languages.rows.length === 1

  const cachingOf = ({ facts, visitor, tags, isRoot }: ResponseContext): readonly string[] => {
    if (facts.page === 'error') return ['Cache-Control', 'no-store']
    if ((isRoot && !isSingle) || !isDefaultVisitor(visitor)) return ['Cache-Control', 'private, no-cache']
    return [...shared, ...cacheTagHeaders(tags).flat()]
  }

  const varyOf = (bytes: Buffer, isRoot = false): readonly string[] => {
    const names = [
      ...(isRoot ? ['Accept-Language', 'Cookie'] : []),
      ...(bytes.length >= minCompressedBytes ? ['Accept-Encoding'] : []),
    ]
    return names.length > 0 ? ['Vary', names.join(', ')] : []
  }

  function build(
    bytes: Buffer,
    type: string,
    { facts, route }: ResponseContext,
    headers: readonly string[],
  ): CachedResponse {
    const etag = facts.status === 200 ? weakEtag(bytes) : undefined
    return {
      facts,
      ...(route !== undefined && { route }),
      headers: [...fixed, ...headers, ...(etag === undefined ? [] : ['ETag', etag])],
      type,
      ...(etag !== undefined && { etag }),
      variants: { identity: bytes },
    }
  }

  function document(bytes: Buffer, context: ResponseContext): CachedResponse {
    const { facts, visitor } = context
    const isRoot = context.isRoot && !isSingle
    const { locale, analytics, tagManager, frames } = facts
    const inlineStyles = mayInlineStyles(facts, visitor) ? inline : undefined
    const allowed = { analytics, tagManager, frames, firstStyles: inlineStyles !== undefined }
    const security = policy ? ['Content-Security-Policy', policy.page(allowed), ...endpoints] : []
    const { lang } = languages.of(locale)
    const headers = [...security, 'Content-Language', lang, ...cachingOf(context), ...varyOf(bytes, isRoot)]
    const response = build(bytes, 'text/html; charset=utf-8', context, headers)
    return inlineStyles ? { ...response, inlineStyles } : response
  }

  function payload(json: string, context: PayloadContext): CachedResponse {
    const bytes = Buffer.from(json)
    const security = policy ? ['Content-Security-Policy', policy.other] : []
    const tags = cacheTagHeaders(context.tags).flat()
    const headers = ['X-Build-Id', frontend.buildId, ...noindexHeaders, ...shared, ...tags, ...varyOf(bytes)]
    const visitor = defaultVisitor
    return build(bytes, 'application/json; charset=utf-8', { ...context, visitor }, [...security, ...headers])
  }

  return { document, payload }
}
