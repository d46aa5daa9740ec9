/** Requests of phones that come from another site. */
import { hash } from 'node:crypto'
import type { FirstStyles } from '../../server/builds/frontend.ts'

const noise = Array.from({ length: 60 }, (_, n) => hash('sha256', String(n))).join('')

/** Those that `testFrontend` links: long, however they are compressed. */
export const firstStyles: FirstStyles = { href: '/_build/site.css', css: `.hero{--noise:${noise}}` }

/** Of a phone. */
export const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** What the browser of a phone says that opens a document from a bookmark. */
export const fromOutside = {
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'none',
  'User-Agent': phone,
} as const
