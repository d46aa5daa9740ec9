import type { Payload } from '../../src/content/payload.ts'
import type { Encoding } from '../http/encoding.ts'

/** What the headers of a page depend on. */
export interface PageFacts extends Pick<Payload, 'status' | 'locale' | 'page'> {
  /** Whether the page may load the statistics of another site. */
  readonly analytics: boolean
}

/** Picks them from the data of a page. */
export const pageFactsOf = ({ status, locale, page, shell }: Payload): PageFacts => ({
  status,
  locale,
  page,
  analytics: shell.analytics,
})

interface VariantKind {
  readonly encoding: Encoding
  /** Whether it has the first styles inside, for the first view of a visit. */
  readonly isFirstView: boolean
}

/** The compressed forms that one answer can be sent in. */
export const variantKinds = {
  br: { encoding: 'br', isFirstView: false },
  gzip: { encoding: 'gzip', isFirstView: false },
  'first-br': { encoding: 'br', isFirstView: true },
  'first-gzip': { encoding: 'gzip', isFirstView: true },
} as const satisfies Readonly<Record<Encoding | `first-${Encoding}`, VariantKind>>
/** Name of a compressed form. */
export type VariantName = keyof typeof variantKinds

/** The bytes of an answer as they are, and those compressed forms that somebody has asked for. */
export interface ResponseVariants extends Partial<Record<VariantName, Buffer>> {
  readonly identity: Buffer
}

/**
 * Longest body that is sent as text, in bytes. With its head it fits the 16 KiB of text that Node 24 writes
 * in one call and without memory of its own. Bytes would be written as a second piece, which costs a tenth of
 * sending a page from the cache. Earlier versions of Node write two pieces either way.
 */
export const maxTextBytes = 14_000

/** Memory that an answer takes with all its variants, in bytes. Short ones are kept as text, too. */
export const variantBytes = (variants: ResponseVariants): number =>
  Object.values(variants).reduce(
    (bytes, { length }: Buffer) => bytes + (length > maxTextBytes ? length : 2 * length),
    0,
  )

/** Puts styles into a document. */
export type InlineStyles = (html: Buffer) => Buffer

/** A finished answer: nothing is left to do but to choose a variant and send it. */
export interface CachedResponse {
  readonly facts: PageFacts
  /** Pattern of its route, for the access log; absent where no route matched. */
  readonly route?: string
  /** Names and values in turn: all headers but those that depend on the request or on the encoding. */
  readonly headers: readonly string[]
  /** `Content-Type`. */
  readonly type: string
  /** One weak tag for all variants; absent for what no client may keep. */
  readonly etag?: string
  /** Makes the document of a first view from the plain one; absent where both are the same. */
  readonly inlineStyles?: InlineStyles
  readonly variants: ResponseVariants
}
