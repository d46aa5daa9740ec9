/** Checks the setting `TRUST_PROXY`, where it lists addresses of proxies in front of this server. */
import { isIP } from 'node:net'

/** Express's names for ranges of private addresses. */
const names: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])
/**
 * Minimum prefix length of a subnet of IPv4-mapped addresses. With a shorter one, as in `::ffff:10.0.0.0/8`,
 * the subnet would hold every IPv4 address.
 */
const minMappedBits = 96

/**
 * Whether a list names proxies whose `X-Forwarded-For` may be believed: addresses and subnets as Express
 * understands them, separated by commas. Lists at which Express would throw, or that would trust every
 * client, are refused.
 */
export const isTrustList = (list: string): boolean => list.split(',').every((item) => isTrusted(item.trim()))

function isTrusted(item: string): boolean {
  if (names.has(item)) return true
  const [address = '', bits, ...more] = item.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  if (!/^\d{1,3}$/.test(bits)) return false
  const [minBits, maxBits] = [isMapped(address) ? minMappedBits : 1, version === 4 ? 32 : 128]
  return Number(bits) >= minBits && Number(bits) <= maxBits
}

/** Whether an address is an IPv4 address written as IPv6, in any spelling, such as `0:0:0:0:0:ffff:a00:0`. */
const isMapped = (address: string): boolean =>
  isIP(address) === 6 &&
  URL.canParse(`http://[${address}]`) &&
  new URL(`http://[${address}]`).hostname.startsWith('[::ffff:')
