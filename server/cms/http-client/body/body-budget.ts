/** Bounds the memory of all bodies that are read at the same time. */
import type { Readable } from 'node:stream'

/** The memory that one body takes while it is read. */
export interface BodyAccount {
  /** Counts bytes that were read. Beyond the budget the stream is paused until others are done. */
  add(bytes: number): void
  /** Gives all its memory back: once nobody needs the bytes any more. */
  close(): void
}

/** Opens an account for each body. */
export interface BodyBudget {
  open(stream: Readable): BodyAccount
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
  const taken = () => [...accounts].reduce((sum, { bytes }) => sum + bytes, 0)
  const isFirst = (account: OpenAccount) => accounts.values().next().value === account
  return {
    open(stream) {
      const account: OpenAccount = { stream, bytes: 0 }
      accounts.add(account)
      return {
        add(bytes) {
          account.bytes += bytes
          if (!isFirst(account) && taken() > maxBytes) stream.pause()
        },
        close() {
          accounts.delete(account)
          for (const each of accounts) if (isFirst(each) || taken() <= maxBytes) each.stream.resume()
        },
      }
    },
  }
}
