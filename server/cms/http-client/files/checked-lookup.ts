/** Resolves host names to public addresses only, for the connection itself. */
import { type LookupAddress, type LookupAllOptions, lookup as resolveName } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { createPublicAddressTest } from './public-address.ts'

/** Resolves a host name to all of its addresses; calls back with an error where it has none. */
export type ResolveName = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** The code of the error for a host with an address that is not public. */
export const refusedAddress = 'EADDRREFUSED'

const refusal = (hostname: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${hostname} has an address that is not public`), { code: refusedAddress })

/**
 * Creates the `lookup` of sockets that connect to public addresses only. The socket connects to the very
 * addresses that were checked, so that an answer of the name server that changes in between (DNS rebinding)
 * changes nothing. A host of which one address is not public is refused as a whole.
 *
 * A socket asks for names alone: an address in the place of the name has to be checked before.
 */
export function createCheckedLookup(resolve: ResolveName = resolveName): LookupFunction {
  const isPublic = createPublicAddressTest()
  return (hostname, { all, family }, callback) =>
    resolve(hostname, { all: true, ...(family !== undefined && { family }) }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? refusal(hostname), [])
      if (!addresses.every(({ address }) => isPublic(address))) return callback(refusal(hostname), [])
      if (all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
}
