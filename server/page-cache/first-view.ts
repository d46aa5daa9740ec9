import type { IncomingMessage } from 'node:http'
import { pagesInParts } from '../../src/content/later-styles.tsx'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import type { FirstStyles } from '../builds/frontend.ts'
import { isDefaultVisitor } from '../http/cookies.ts'
import { styleElement, styleLink } from '../render/document.ts'
import type { InlineStyles, PageFacts } from './cached-response.ts'

/** Values of `Sec-Fetch-Site` with a visit that does not come from this site (W3C Fetch Metadata). */
const fromElsewhere: ReadonlySet<unknown> = new Set(['none', 'cross-site', 'same-site'])

/** What browsers of phones have in their names (MDN, "Browser detection using the user agent"). */
const phone = /\bMobi/

/**
 * Whether a phone opens a document as the first of a visit: it has probably no styles of this site yet, and
 * gets them inside the document. A wide screen fetches the site's font beside the styles, and would paint
 * without it if the first paint did not wait for them. No `Vary` tells of this, as both documents are right
 * for everybody: a shared cache may keep either.
 */
export const isFirstView = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  fromElsewhere.has(headers['sec-fetch-site']) &&
  headers['if-none-match'] === undefined &&
  phone.test(headers['user-agent'] ?? '')

/**
 * Whether a page may have the first styles inside: a page that loads further styles later, for a visitor who
 * has chosen nothing here yet.
 */
export const mayInlineStyles = ({ status, page }: PageFacts, visitor: Visitor): boolean =>
  status === 200 && pagesInParts.has(page) && isDefaultVisitor(visitor)

/**
 * Puts the first styles into a document in the place of their link. A document without the link stays as it
 * is.
 */
export function createInlineStyles({ href, css }: FirstStyles): InlineStyles {
  const link = Buffer.from(styleLink(href))
  const style = Buffer.from(styleElement(href, css))
  return (html) => {
    const at = html.indexOf(link)
    return at < 0 ? html : Buffer.concat([html.subarray(0, at), style, html.subarray(at + link.length)])
  }
}
