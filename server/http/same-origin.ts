import type { IncomingMessage } from 'node:http'
import type { Config } from '../config/config.ts'

/** Whether an address in a header (`Origin`, `Referer`) is one of this site. */
export type IsSameSite = (address: string, headers: IncomingMessage['headers']) => boolean

/**
 * Creates the check whether an address is one of this site. Its host must be that of the `Host` header or of
 * `SITE_URL`, as many proxies replace the `Host` of the browser. Protocols are not compared, as TLS mostly
 * ends at the proxy.
 */
export function createSameSiteCheck({ siteUrl }: Pick<Config, 'siteUrl'>): IsSameSite {
  const siteHost = new URL(siteUrl).host
  return (address, headers) => {
    if (!URL.canParse(address)) return false
    const { host } = new URL(address)
    return host !== '' && (host === headers.host || host === siteHost)
  }
}
