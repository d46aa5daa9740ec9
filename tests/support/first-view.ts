import { hash } from 'node:crypto'
import type { FirstStyles } from '../../server/frontend.ts'

const noise = Array.from({ length: 60 }, (_, n) => hash('sha256', String(n))).join('')

/** Those that `testFrontend` links: long, however they are compressed. */
export const firstStyles: FirstStyles = { href: '/_build/site.css', css: `.hero{--noise:${noise}}` }

/** What a browser says that opens a document from a bookmark. */
export const fromOutside = {
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'none',
} as const
