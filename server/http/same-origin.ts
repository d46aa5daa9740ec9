import type { IncomingMessage } from 'node:http'
import type { Config } from '../config/config.ts'

/** Whether an address that a browser names (`Origin`, `Referer`) is one of this site. */
export type IsSameSite = (address: string, headers: IncomingMessage['headers']) => boolean

/**
 * Makes the check whether a visitor comes from this site. The site is where the request went and what
 * `SITE_URL` says, as many proxies put a Host of their own in the place of the browser's. Protocols are not
 * compared, as TLS mostly ends at the proxy.
 */
export function createSameSiteCheck({ siteUrl }: Pick<Config, 'siteUrl'>): IsSameSite {
  const own = new URL(siteUrl).host
  return (address, headers) => {
    if (!URL.canParse(address)) return false
    const { host } = new URL(address)
    return host !== '' && (host === headers.host || host === own)
  }
}
