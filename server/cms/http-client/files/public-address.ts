/** Tells addresses of the public internet from those of networks that a stranger must not reach through us. */
import { BlockList, isIPv6 } from 'node:net'

/** Blocks of IPv4 for special purposes (IANA registry, RFC 6890), with multicast and what is reserved. */
const specialIpv4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]

/** The block of IPv6 in which public addresses are. */
const globalIpv6 = '2000::/3'

/**
 * Blocks inside it that are not public or lead to an address of IPv4: protocol assignments with Teredo,
 * documentation, 6to4 and segment routing.
 */
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function blocks(type: 'ipv4' | 'ipv6', list: readonly string[]): Pick<BlockList, 'check'> {
  const all = new BlockList()
  for (const block of list) {
    const [address = '', prefix] = block.split('/')
    all.addSubnet(address, Number(prefix), type)
  }
  return all
}

/**
 * Creates the test whether an IP address, as `net.isIP` accepts it, is one of the public internet. Any
 * address of IPv6 that holds one of IPv4 (`::ffff:127.0.0.1`, NAT64, 6to4) is not: what it leads to cannot be
 * told from here.
 */
export function createPublicAddressTest(): (address: string) => boolean {
  const [special, global, specialInGlobal] = [
    blocks('ipv4', specialIpv4),
    blocks('ipv6', [globalIpv6]),
    blocks('ipv6', specialIpv6),
  ]
  return (address) => {
    // The zone of an address belongs to a link of this machine.
    if (address.includes('%')) return false
    if (!isIPv6(address)) return !special.check(address, 'ipv4')
    return global.check(address, 'ipv6') && !specialInGlobal.check(address, 'ipv6')
  }
}
