import { hash } from 'node:crypto'
import type { Payload, Visitor } from '../../src/content/payload.ts'
import type { Encoding } from '../http/encoding.ts'

/** What the headers of a page are made of. */
export interface PageFacts extends Pick<Payload, 'status' | 'locale' | 'page'> {
  /** Whether it may load the statistics of another site. */
  readonly analytics: boolean
}

interface VariantKind {
  readonly encoding: Encoding
  /** For a first view of the site: with the first styles inside (`Finished.inline`). */
  readonly isFirst: boolean
}

export const variantKinds = {
  br: { encoding: 'br', isFirst: false },
  gzip: { encoding: 'gzip', isFirst: false },
  'first-br': { encoding: 'br', isFirst: true },
  'first-gzip': { encoding: 'gzip', isFirst: true },
} as const satisfies Readonly<Record<Encoding | `first-${Encoding}`, VariantKind>>
export type VariantName = keyof typeof variantKinds

/** The bytes of an answer as they are, and compressed as far as someone has done it. */
export interface ResponseVariants extends Partial<Record<VariantName, Buffer>> {
  readonly identity: Buffer
}

/**
 * Bytes of a body that is sent as text: with its head it fits the 16 KiB that Node 24 writes of a text in one
 * call and without memory of its own. Bytes would be a second piece, which costs a tenth of a page from the
 * cache. Earlier versions write two pieces either way.
 */
export const maxTextBytes = 14_000

/** Bytes that an answer takes with all of its copies: short ones are kept as text too. */
export const variantBytes = (copies: ResponseVariants): number =>
  Object.values(copies).reduce(
    (bytes, { length }: Buffer) => bytes + (length > maxTextBytes ? length : 2 * length),
    0,
  )

export type InlineStyles = (html: Buffer) => Buffer

/** An answer that only has to be sent. */
export interface CachedResponse {
  readonly facts: PageFacts
  /** For log lines; absent where no route matched. */
  readonly route?: string
  /** Names and values in turn: every header but those of the one request and of the encoding. */
  readonly headers: readonly string[]
  readonly type: string
  /** One weak tag for all copies; absent for what no client may keep. */
  readonly etag?: string
  /** Makes the document for a first view of the plain one; absent where both are the same. */
  readonly inlineStyles?: InlineStyles
  readonly variants: ResponseVariants
}

/** Who has chosen nothing: the only ones whose answers a shared cache may keep. */
export const defaultVisitor: Visitor = { theme: 'auto', consent: 'undecided' }

/**
 * The name of an answer among the finished ones: its address, and what the visitor has chosen. No address
 * holds a line feed, so no two share a name.
 */
export const cacheKey = (address: string, { theme, consent }: Visitor): string =>
  theme === defaultVisitor.theme && consent === defaultVisitor.consent
    ? address
    : `${address}\n${theme} ${consent}`

/** A short name of a text: equal for equal ones. */
export const digest = (text: string | Buffer): string => hash('sha1', text, 'base64url')

export const weakEtag = (bytes: Buffer): string => `W/"${bytes.length.toString(16)}-${digest(bytes)}"`

const noCache = /(?:^|,)\s*no-cache\s*(?:,|$)/

interface Conditions {
  readonly 'if-none-match'?: string | undefined
  readonly 'cache-control'?: string | undefined
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/**
 * Whether a browser has an answer already (RFC 9110 section 13.1.2, weak comparison). A reload that wants
 * everything anew gets it.
 */
export function matchesEtag(etag: string | undefined, headers: Conditions): boolean {
  const known = headers['if-none-match']
  if (known === undefined || etag === undefined) return false
  if (noCache.test(headers['cache-control'] ?? '')) return false
  return known === etag || known === '*' || known.split(',').some((each) => opaque(each) === opaque(etag))
}
