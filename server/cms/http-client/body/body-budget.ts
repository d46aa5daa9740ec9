/** Bounds the memory of all bodies that are read at the same time. */
import type { Readable } from 'node:stream'
import { createYoungCollector } from './collect-young.ts'
import { type GatheredBytes, gatherPassing } from './gathered-bytes.ts'

/** The memory that one body takes while it is read. */
export interface BodyAccount extends GatheredBytes {
  /** Keeps bytes that were read. Beyond the budget the stream is paused until others are done. */
  add(chunk: Buffer): void
  whole(): Buffer
  /** Gives all its memory back: once nobody needs the bytes any more. */
  close(): void
}

/** Opens an account for each body. */
export interface BodyBudget {
  /** @param maxBytes of the body */
  open(stream: Readable, maxBytes: number): BodyAccount
}

interface OpenAccount {
  readonly stream: Readable
  bytes: number
}

/**
 * Creates a budget. The body that was begun first is never paused, so that there is always one that goes on;
 * how long all others may take is up to their deadlines.
 */
export function createBodyBudget(maxBytes: number): BodyBudget {
  /** In the order in which they were opened. */
  const accounts = new Set<OpenAccount>()
  const collectYoung = createYoungCollector()
  const taken = () => [...accounts].reduce((sum, { bytes }) => sum + bytes, 0)
  const isFirst = (account: OpenAccount) => accounts.values().next().value === account
  return {
    open(stream, maxOfBody) {
      const gathered = gatherPassing(maxOfBody)
      const account: OpenAccount = { stream, bytes: 0 }
      accounts.add(account)
      return {
        whole: gathered.whole,
        add(chunk) {
          gathered.add(chunk)
          account.bytes += chunk.length
          collectYoung(chunk.length)
          if (!isFirst(account) && taken() > maxBytes) stream.pause()
        },
        close() {
          accounts.delete(account)
          gathered.free()
          for (const each of accounts) if (isFirst(each) || taken() <= maxBytes) each.stream.resume()
        },
      }
    },
  }
}
