import type { IncomingMessage } from 'node:http'
import { pagesInParts } from '../../src/content/later-styles.tsx'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import type { FirstStyles } from '../builds/frontend.ts'
import { isDefaultVisitor } from '../http/cookies.ts'
import { styleElement, styleLink } from '../render/document.ts'
import type { InlineStyles, PageFacts } from './cached-response.ts'

/** Values of `Sec-Fetch-Site` for requests that no page of this site caused (W3C Fetch Metadata). */
const fromElsewhere: ReadonlySet<unknown> = new Set(['none', 'cross-site', 'same-site'])

/** Matches the `User-Agent` of browsers on phones (MDN, "Browser detection using the user agent"). */
const phone = /\bMobi/

/**
 * Whether a phone opens a document as the first of a visit. The phone probably has no styles of this site
 * yet, and is sent the document with embedded styles. A browser with a wide screen is not: it loads the font
 * while it waits for the styles, and with embedded styles would paint before the font has arrived. There is
 * no `Vary` for this, as both documents suit every visitor: a shared cache may store either.
 */
export const isFirstView = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  fromElsewhere.has(headers['sec-fetch-site']) &&
  headers['if-none-match'] === undefined &&
  phone.test(headers['user-agent'] ?? '')

/**
 * Whether the first styles may be embedded in a page: only in one that loads further styles later, and only
 * for a visitor who has chosen neither a theme nor an answer about consent.
 */
export const mayInlineStyles = ({ status, page }: PageFacts, visitor: Visitor): boolean =>
  status === 200 && pagesInParts.has(page) && isDefaultVisitor(visitor)

/**
 * Returns a function that replaces the link to the first styles in a document with their text. A document
 * without the link is returned as it is.
 */
export function createInlineStyles({ href, css }: FirstStyles): InlineStyles {
  const link = Buffer.from(styleLink(href))
  const style = Buffer.from(styleElement(href, css))
  return (html) => {
    const at = html.indexOf(link)
    return at < 0 ? html : Buffer.concat([html.subarray(0, at), style, html.subarray(at + link.length)])
  }
}
