import type { Visitor } from '../../src/content/payload.ts'
import type { Frontend } from '../assets/frontend.ts'
import type { Config } from '../config/config.ts'
import type { ContentSecurityPolicy } from '../http/content-security-policy.ts'
import { minCompressedBytes } from '../http/encoding.ts'
import { fixedHeaders, noindex } from '../http/fixed-headers.ts'
import { isDefaultVisitor } from '../http/visitor.ts'
import { type CachedResponse, defaultVisitor, type PageFacts, weakEtag } from './cached-response.ts'
import { inlineStyles, mayCarryStyles } from './first-view.ts'

interface Parts {
  readonly config: Pick<Config, 'siteUrl' | 'indexable' | 'pagesTtl'>
  readonly policy: ContentSecurityPolicy | undefined
  readonly frontend: Pick<Frontend, 'buildId' | 'firstStyles'>
}

interface Around {
  readonly about: PageFacts
  readonly visitor: Visitor
  /** What it was made of, for caches that drop answers by name. */
  readonly tags: readonly string[]
  readonly route?: string | undefined
  /** Whether it lies at `/`, where the language of a visitor is looked at. */
  readonly isRoot?: boolean
}

/** Puts everything around a text that an answer needs, so that sending it again is no work. */
export interface ResponseBuilder {
  document(html: Buffer, around: Around): CachedResponse
  payload(json: string, around: Omit<Around, 'visitor' | 'isRoot'>): CachedResponse
}

/**
 * Seconds of RFC 5861: how long an old answer may be sent while a new one is made, and while none can be had.
 */
export const staleWhileRevalidate = 600
export const staleIfError = 86_400

/**
 * Browsers ask every time: a copy that they might show first would hide a choice of the visitor who has no
 * JavaScript. So the lifetimes that allow an old answer stand in the field for shared caches alone (RFC
 * 9213); those that do not know it go by `s-maxage`, which forbids old answers (RFC 9111, section 5.2.2.10)
 * but for errors.
 */
export const sharedLifetimes = (seconds: number): readonly (readonly [name: string, value: string])[] => [
  ['Cache-Control', `public, max-age=0, s-maxage=${seconds}, stale-if-error=${staleIfError}`],
  [
    'CDN-Cache-Control',
    `public, max-age=${seconds}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
  ],
]

const maxTags = 16
const maxTagBytes = 1_024
const safeTag = /^[\w:/.~%!$&'()*+;=@-]+$/

/** `navigation:nl:main` → `navigation:nl`. */
const coarse = (tag: string): string => tag.split(':').slice(0, 2).join(':')

/** Tags that fit a header: where there are too many, those of whole kinds stand for them. */
function fitting(tags: readonly string[]): readonly string[] {
  const fits = (some: readonly string[]) => some.length <= maxTags && some.join(' ').length <= maxTagBytes
  const safe = tags.map((tag) => (safeTag.test(tag) ? tag : coarse(tag)))
  return [safe, safe.map(coarse)].map((some) => [...new Set(some)]).find(fits) ?? []
}

/** For caches that drop answers by name; none without tags. */
export function tagHeaders(tags: readonly string[]): readonly (readonly [name: string, value: string])[] {
  const shown = fitting(tags)
  if (shown.length === 0) return []
  return [
    ['Cache-Tag', shown.join(',')],
    ['Surrogate-Key', shown.join(' ')],
  ]
}

export function createResponseBuilder({ config, policy, frontend }: Parts): ResponseBuilder {
  const inline = frontend.firstStyles && inlineStyles(frontend.firstStyles)
  const fixed = fixedHeaders(config).flat()
  const unfound = noindex(config).flat()
  const shared = sharedLifetimes(config.pagesTtl).flat()

  const lifetimes = ({ about, visitor, tags, isRoot }: Around): readonly string[] => {
    if (about.page === 'error') return ['Cache-Control', 'no-store']
    if (isRoot || !isDefaultVisitor(visitor)) return ['Cache-Control', 'private, no-cache']
    return [...shared, ...tagHeaders(tags).flat()]
  }

  const vary = (bytes: Buffer, isRoot = false): readonly string[] => {
    const names = [
      ...(isRoot ? ['Accept-Language', 'Cookie'] : []),
      ...(bytes.length >= minCompressedBytes ? ['Accept-Encoding'] : []),
    ]
    return names.length > 0 ? ['Vary', names.join(', ')] : []
  }

  function finished(
    bytes: Buffer,
    type: string,
    { about, route }: Around,
    head: readonly string[],
  ): CachedResponse {
    const etag = about.status === 200 ? weakEtag(bytes) : undefined
    return {
      facts: about,
      ...(route !== undefined && { route }),
      headers: [...fixed, ...head, ...(etag === undefined ? [] : ['ETag', etag])],
      type,
      ...(etag !== undefined && { etag }),
      variants: { identity: bytes },
    }
  }

  function document(bytes: Buffer, around: Around): CachedResponse {
    const { about, visitor, isRoot } = around
    const { locale, analytics } = about
    const ownInline = mayCarryStyles(about, visitor) ? inline : undefined
    const allowed = { analytics, firstStyles: ownInline !== undefined }
    const security = policy ? ['Content-Security-Policy', policy.page(allowed)] : []
    const head = [...security, 'Content-Language', locale, ...lifetimes(around), ...vary(bytes, isRoot)]
    const html = finished(bytes, 'text/html; charset=utf-8', around, head)
    return ownInline ? { ...html, inlineStyles: ownInline } : html
  }

  function payload(json: string, facts: Omit<Around, 'visitor' | 'isRoot'>): CachedResponse {
    const bytes = Buffer.from(json)
    const around = { ...facts, visitor: defaultVisitor }
    const security = policy ? ['Content-Security-Policy', policy.other] : []
    const names = tagHeaders(around.tags).flat()
    const own = ['X-Build-Id', frontend.buildId, ...unfound, ...shared, ...names, ...vary(bytes)]
    return finished(bytes, 'application/json; charset=utf-8', around, [...security, ...own])
  }

  return { document, payload }
}
