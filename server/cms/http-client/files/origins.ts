/** The origins that files may be fetched from. */
import { isIP } from 'node:net'
import { createPublicAddressTest } from './public-address.ts'

/** An origin that the operator named. */
export interface FileOrigin {
  /** Scheme, host and port, as `URL.origin` writes them: `https://cms.example`. */
  readonly origin: string
  /** Whether its host may have addresses of an internal network. */
  readonly isInternal: boolean
}

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/**
 * Whether files may be fetched from an origin at all: its scheme is http or https, and a host that is an
 * address itself, for which no name is resolved, is public or was named as internal.
 */
function isUsable({ origin, isInternal }: FileOrigin, isPublic: (address: string) => boolean): boolean {
  const { protocol, hostname } = new URL(origin)
  if (!/^https?:$/.test(protocol)) return false
  const host = withoutBrackets(hostname)
  return isInternal || isIP(host) === 0 || isPublic(host)
}

/** Origins by their name, without those that may not be used. Of two with one name the first counts. */
export function usableOrigins(origins: readonly FileOrigin[]): ReadonlyMap<string, FileOrigin> {
  const isPublic = createPublicAddressTest()
  const usable = origins.filter((each) => isUsable(each, isPublic))
  return new Map(usable.toReversed().map((each) => [each.origin, each]))
}
