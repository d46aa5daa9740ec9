import type { IncomingMessage } from 'node:http'
import { pagesInParts } from '../../src/content/later-styles.tsx'
import type { Visitor } from '../../src/content/payload.ts'
import type { FirstStyles } from '../assets/frontend.ts'
import { isDefaultVisitor } from '../http/visitor.ts'
import { styleElement, styleLink } from '../render/document.ts'
import type { InlineStyles, PageFacts } from './cached-response.ts'

/** Where a visit comes from that does not come from this site (W3C Fetch Metadata, `Sec-Fetch-Site`). */
const elsewhere: ReadonlySet<unknown> = new Set(['none', 'cross-site', 'same-site'])

/** What the browsers of phones have in their names (MDN, "Browser detection using the user agent"). */
const phone = /\bMobi/

/**
 * Whether a phone opens a document as the first of a visit: it has probably no styles of this site yet. On a
 * wide screen the font is fetched beside the styles, and would miss a first paint that does not wait for
 * them. No `Vary` tells of this: both documents are right for everybody, and a shared cache may keep either.
 */
export const isFirstView = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  elsewhere.has(headers['sec-fetch-site']) &&
  headers['if-none-match'] === undefined &&
  phone.test(headers['user-agent'] ?? '')

/**
 * Whether a page may carry the first styles: one that has others for later, for a visitor who has chosen
 * nothing here yet.
 */
export const mayCarryStyles = ({ status, page }: PageFacts, visitor: Visitor): boolean =>
  status === 200 && pagesInParts.has(page) && isDefaultVisitor(visitor)

/** Puts the first styles into a document in the place of their link; one without the link stays as it is. */
export function inlineStyles({ href, css }: FirstStyles): InlineStyles {
  const link = Buffer.from(styleLink(href))
  const style = Buffer.from(styleElement(href, css))
  return (html) => {
    const at = html.indexOf(link)
    return at < 0 ? html : Buffer.concat([html.subarray(0, at), style, html.subarray(at + link.length)])
  }
}
