import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import { defaultVisitor, isDefaultVisitor } from '../http/cookies.ts'

/**
 * The key of a response in the page cache: its address and the visitor's choices. Addresses contain no line
 * feed, so that no two responses share a key.
 *
 * @param address canonical path of a document, encoded and with its language prefix, or whole address of a
 * payload
 */
export const cacheKey = (address: string, visitor: Visitor): string =>
  isDefaultVisitor(visitor) ? address : `${address}\n${visitor.theme} ${visitor.consent}`

/** The address and the visitor's choices of a key that `cacheKey` made. */
export function readCacheKey(key: string): { readonly address: string; readonly visitor: Visitor } {
  const [address = '', choices] = key.split('\n')
  if (choices === undefined) return { address, visitor: defaultVisitor }
  const [theme = 'auto', consent = 'undecided'] = choices.split(' ')
  return { address, visitor: { theme, consent } as Visitor }
}
