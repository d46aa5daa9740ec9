/** Counts the addresses that are asked for in vain, in bounded memory. */
import type { AccessLogEntry, WriteAccessLog } from '../../logging/access-log.ts'
import { maskedPath } from './mask.ts'

/** An address that was asked for in vain. */
export interface MissedAddress {
  /** Decoded, with `…` for what may be personal. */
  readonly path: string
  /** How often, at most: an address that took the place of another has the count of that one as well. */
  readonly count: number
}

export interface MissedAddresses {
  /** Wraps the writer of the access log, which is told of every request. */
  count(write: WriteAccessLog): WriteAccessLog
  /** The most frequent ones first. */
  list(): readonly MissedAddress[]
}

/** Addresses that are counted at a time. */
const maxCounted = 1_000

const isMissed = ({ status, method }: AccessLogEntry): boolean =>
  status === 404 && (method === 'GET' || method === 'HEAD')

/**
 * Creates the counts. When all are taken, a new address takes the place of the one with the lowest count and
 * goes on from there (the space-saving algorithm), so that any address that makes up more than a thousandth of
 * all is among them, however many there are.
 */
export function createMissedAddresses(): MissedAddresses {
  const counts = new Map<string, number>()

  /** Removes the address with the lowest count, of these the oldest, and returns its count. */
  function makeRoom(): number {
    let [lowest, least] = ['', Number.POSITIVE_INFINITY]
    for (const [path, count] of counts) {
      if (count < least) [lowest, least] = [path, count]
      if (least === 1) break
    }
    counts.delete(lowest)
    return least
  }

  function add(path: string): void {
    const known = counts.get(path) ?? (counts.size < maxCounted ? 0 : makeRoom())
    counts.set(path, known + 1)
  }

  return {
    count: (write) => (entry) => {
      if (isMissed(entry)) add(maskedPath(entry.path))
      write(entry)
    },
    list: () =>
      [...counts]
        .map(([path, count]) => ({ path, count }))
        .toSorted((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1)),
  }
}
