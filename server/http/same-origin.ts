import type { IncomingMessage } from 'node:http'
import { publicAddresses, type Site } from './domains/public-addresses.ts'

/** Whether an address in a header (`Origin`, `Referer`) is one of this site. */
export type IsSameSite = (address: string, headers: IncomingMessage['headers']) => boolean

/**
 * Creates the check whether an address is one of this site. Its host must be that of the `Host` header, of
 * `SITE_URL` or of a language's domain, as many proxies replace the `Host` of the browser. Protocols are not
 * compared, as TLS mostly ends at the proxy.
 */
export function createSameSiteCheck(site: Site): IsSameSite {
  const hosts = new Set(publicAddresses(site).origins.map((origin) => new URL(origin).host))
  return (address, headers) => {
    if (!URL.canParse(address)) return false
    const { host } = new URL(address)
    return host !== '' && (host === headers.host || hosts.has(host))
  }
}
