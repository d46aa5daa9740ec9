import { isIP } from 'node:net'
import { createBoundedCache } from '../cache/bounded-cache.ts'

/** Limits the number of requests in a window of time. */
export interface RateLimit {
  /**
   * Counts a request and returns 0 where it is allowed; otherwise returns the seconds to wait.
   * @param address IP address of the visitor
   */
  take(address: string | undefined): number
  /** The seconds that a request would have to wait, without counting it. */
  wait(address: string | undefined): number
}

/** The bounds of a rate limit. */
export interface RateLimitOptions {
  /** Maximum number of requests of one visitor within the window; 5 unless given. */
  readonly perVisitor?: number
  /** Maximum number of requests of all visitors within the window; 60 unless given. */
  readonly inAll?: number
  /** Length of the window in milliseconds; a minute unless given. */
  readonly window?: number
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number
}

/** Visitors whose requests are counted at a time. */
const maxVisitors = 10_000

/**
 * Creates a rate limit with a sliding window for each visitor and one for all together. The defaults are for
 * forms, whose mails must not flood a mailbox. Visitors are told apart by address, those with IPv6 by their
 * network.
 */
export function createRateLimit({
  perVisitor = 5,
  inAll = 60,
  window = 60_000,
  now = () => performance.now(),
}: RateLimitOptions = {}): RateLimit {
  const visitors = createBoundedCache<string, readonly number[]>({ maxEntries: maxVisitors })
  let all: readonly number[] = []
  const recent = (times: readonly number[]) => times.filter((time) => now() - time < window)
  const waitFor = (times: readonly number[], maxRequests: number): number => {
    const oldest = times.at(-maxRequests)
    return oldest === undefined ? 0 : Math.ceil((oldest + window - now()) / 1000)
  }
  const timesOf = (visitor: string) => recent(visitors.get(visitor) ?? [])
  const waitOf = (own: readonly number[]) => Math.max(waitFor(own, perVisitor), waitFor(recent(all), inAll))
  return {
    wait: (address = '') => waitOf(timesOf(networkOf(address))),
    take(address = '') {
      const visitor = networkOf(address)
      const ownTimes = timesOf(visitor)
      all = recent(all)
      const wait = waitOf(ownTimes)
      if (wait > 0) return wait
      visitors.set(visitor, [...ownTimes, now()])
      all = [...all, now()]
      return 0
    },
  }
}

/** An address in brackets, or with the port that some proxies add, which differs with each connection. */
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/

/**
 * The network of one subscriber of a provider: an IPv4 address, or the first 64 bits of an IPv6 address. Of the
 * space that may stand around an address in a list, Express removes blanks alone.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.trim().replace(withPort, '$1$2').split('%')
  if (isIP(bare) !== 6) return bare
  const [left = [], right] = groupsOf(bare)
  const zeros = right === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])]
  return isMapped(groups) ? groups.slice(6).map(dotted).join('.') : groups.slice(0, 4).join(':')
}

/**
 * The groups of an IPv6 address before and after `::`, in the spelling of the URL standard: lower case, no
 * leading zeros, no dots.
 */
const groupsOf = (address: string): readonly (readonly string[])[] =>
  new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))

/** Whether the groups are those of an IPv4 address, as in `::ffff:192.0.2.1`. */
const isMapped = (groups: readonly string[]): boolean =>
  groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'

const dotted = (group: string): string => {
  const bits = Number.parseInt(group, 16)
  return `${bits >> 8}.${bits & 255}`
}
