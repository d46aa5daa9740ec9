import { encodePath } from '../http/canonical-path.ts'
import { publicAddresses, type Site } from '../http/domains/public-addresses.ts'

/**
 * The absolute URL of a path of this site.
 * @param path percent-encoded, with its language prefix
 */
export const siteAddress = (site: Site, path: string): string =>
  new URL(publicAddresses(site).absolute(path)).href

/** The absolute URL of a decoded path with its language prefix, as content sources return paths. */
export const pageAddress = (site: Site, path: string): string => siteAddress(site, encodePath(path))

/** The absolute URL of an address that an editor wrote; undefined for an invalid one. */
export const absoluteUrl = (siteUrl: string, address: string | undefined): string | undefined =>
  address && URL.canParse(address, siteUrl) ? new URL(address, siteUrl).href : undefined

/**
 * The canonical address that an editor wrote, without fragment; undefined for an invalid one. An address of
 * this site also loses its query, as queries do not select other pages here.
 */
function editorsCanonical(site: Site, address = ''): string | undefined {
  const isPath = /^\/(?!\/)/.test(address)
  const url = absoluteUrl(site.siteUrl, isPath ? siteAddress(site, address) : address)
  if (url === undefined) return undefined
  const canonical = new URL(url)
  canonical.hash = ''
  if (publicAddresses(site).origins.includes(canonical.origin)) canonical.search = ''
  return canonical.href
}

/**
 * Absolute canonical URL of a page: its own, unless its editor named another.
 * @param path encoded
 */
export const canonicalUrl = (site: Site, path: string, canonical?: string): string =>
  editorsCanonical(site, canonical) ?? siteAddress(site, path)
