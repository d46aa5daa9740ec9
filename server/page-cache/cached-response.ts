import type { ConsentCategory } from '../../src/consent/consent-question.ts'
import type { Payload } from '../../src/content/payload.ts'
import type { Encoding } from '../http/encoding.ts'

/** The members of a payload that the headers of its page depend on. */
export interface PageFacts extends Pick<Payload, 'status' | 'locale' | 'page'> {
  /** Whether the page may load the tools of others. */
  readonly analytics: boolean
  /** Whether the tag manager of the content is one of them, on a site with categories of consent. */
  readonly tagManager?: boolean
  /** Origins of the frames in the page's content; absent where there are none. */
  readonly frames?: readonly string[]
}

/** Picks the facts from the payload of a page. */
export const pageFactsOf = ({ status, locale, page, shell, frames }: Payload): PageFacts => ({
  ...{ status, locale, page },
  analytics: shell.analytics,
  ...(shell.consent?.categories.some(hasTagManager) && { tagManager: true }),
  ...(frames && { frames }),
})

const hasTagManager = ({ tags }: ConsentCategory): boolean => tags.some(({ kind }) => kind === 'gtm')

/** A kind of compressed variant. */
interface VariantKind {
  readonly encoding: Encoding
  /** Whether the first styles are embedded, for the first view of a visit. */
  readonly isFirstView: boolean
}

/** The compressed variants in which a response can be sent. */
export const variantKinds = {
  br: { encoding: 'br', isFirstView: false },
  gzip: { encoding: 'gzip', isFirstView: false },
  'first-br': { encoding: 'br', isFirstView: true },
  'first-gzip': { encoding: 'gzip', isFirstView: true },
} as const satisfies Readonly<Record<Encoding | `first-${Encoding}`, VariantKind>>

/** Name of a compressed variant. */
export type VariantName = keyof typeof variantKinds

/** The uncompressed bytes of a response, and the compressed variants that exist already. */
export interface ResponseVariants extends Partial<Record<VariantName, Buffer>> {
  readonly identity: Buffer
}

/**
 * Maximum length of a body that is sent as text, in bytes. Together with the head it fits into the 16 KiB of
 * text that Node 24 writes in one call and without allocating memory. A body in a buffer would need a second
 * write, a tenth of the time for sending a cached page. Earlier versions of Node write twice either way.
 */
export const maxTextBytes = 14_000

/** Memory of a response with all its variants, in bytes. The fast path also keeps short bodies as text. */
export const variantBytes = (variants: ResponseVariants): number =>
  Object.values(variants).reduce(
    (bytes, { length }: Buffer) => bytes + (length > maxTextBytes ? length : 2 * length),
    0,
  )

/** Embeds styles in a document. */
export type InlineStyles = (html: Buffer) => Buffer

/** A complete response in the cache: sending it only takes the choice of a variant. */
export interface CachedResponse {
  readonly facts: PageFacts
  /** Pattern of the page's route, for the access log; absent where no route matched. */
  readonly route?: string
  /** Names and values in turn: all headers but those that depend on the request or on the encoding. */
  readonly headers: readonly string[]
  /** `Content-Type`. */
  readonly type: string
  /** Weak etag for all variants; absent where clients may not store the response. */
  readonly etag?: string
  /** Creates the document of a first view from the plain one; absent where both are the same. */
  readonly inlineStyles?: InlineStyles
  readonly variants: ResponseVariants
}
