import { encodePath } from '../http/canonical-path.ts'

/**
 * The absolute URL of a path of this site.
 * @param path encoded
 */
export const siteAddress = (siteUrl: string, path: string): string => new URL(siteUrl + path).href

/** The same for a decoded path, as content sources hand them out. */
export const pageAddress = (siteUrl: string, path: string): string => siteAddress(siteUrl, encodePath(path))

/** Undefined for what is no address: editors write these. */
export const absoluteUrl = (siteUrl: string, address: string | undefined): string | undefined =>
  address && URL.canParse(address, siteUrl) ? new URL(address, siteUrl).href : undefined

/**
 * Where an editor says that a page is at home. On this site a query makes no other page, and counts visits at
 * most; elsewhere it may say which page is meant.
 */
function canonicalAddress(siteUrl: string, address: string | undefined): string | undefined {
  const url = absoluteUrl(siteUrl, address)
  if (url === undefined) return undefined
  const canonical = new URL(url)
  canonical.hash = ''
  if (canonical.origin === new URL(siteUrl).origin) canonical.search = ''
  return canonical.href
}

/**
 * Absolute URL that a page is at home at: its own, unless an editor named another.
 * @param path encoded
 */
export const canonicalUrl = (siteUrl: string, path: string, canonical?: string): string =>
  canonicalAddress(siteUrl, canonical) ?? siteAddress(siteUrl, path)
