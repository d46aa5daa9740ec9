import { isIP } from 'node:net'

const names: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])
/**
 * `::ffff:10.0.0.0/8` covers every IPv4 address: a shorter prefix than this reaches beyond the mapped block's
 * own bits.
 */
const mappedBits = 96

/**
 * Addresses and subnets separated by commas, as Express understands them; what it would throw at, or read as
 * everybody, is refused.
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

/** Whatever the spelling, such as `0:0:0:0:0:ffff:a00:0`. */
const isMapped = (address: string): boolean =>
  isIP(address) === 6 &&
  URL.canParse(`http://[${address}]`) &&
  new URL(`http://[${address}]`).hostname.startsWith('[::ffff:')
