import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import { isDefaultVisitor } from '../http/cookies.ts'

/**
 * The name of a finished answer in the page cache: its address, and what the visitor has chosen. No address
 * holds a line feed, so that no two answers share a key.
 *
 * @param address canonical path of a document, encoded and with its language prefix, or whole address of a
 * payload
 */
export const cacheKey = (address: string, visitor: Visitor): string =>
  isDefaultVisitor(visitor) ? address : `${address}\n${visitor.theme} ${visitor.consent}`
