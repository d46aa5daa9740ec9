import { isIP } from 'node:net'

const names: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])
/**
 * Least prefix of a subnet of IPv4-mapped addresses. With a shorter one, as in `::ffff:10.0.0.0/8`, the
 * subnet would hold every IPv4 address.
 */
const mappedBits = 96

/**
 * Whether a list names proxies whose `X-Forwarded-For` may be believed: addresses and subnets as Express
 * understands them, separated by commas. Lists at which Express would throw, or which it would read as
 * everybody, are refused.
 */
export const isTrustList = (list: string): boolean => list.split(',').every((item) => isTrusted(item.trim()))

function isTrusted(item: string): boolean {
  if (names.has(item)) return true
  const [address = '', bits, ...more] = item.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  const most = version === 4 ? 32 : 128
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most && !(isMapped(address) && Number(bits) < mappedBits)
}

/** An IPv4 address written as IPv6, in any spelling, such as `0:0:0:0:0:ffff:a00:0`. */
const isMapped = (address: string): boolean =>
  isIP(address) === 6 &&
  URL.canParse(`http://[${address}]`) &&
  new URL(`http://[${address}]`).hostname.startsWith('[::ffff:')
