/** Converts between the address of a page and that of its payload, the JSON with the page's data. */
import * as messages from '../shared/errors.ts'

/** The origin that stands for this site's own; the domain `invalid` never exists (RFC 2606). */
const siteOrigin = 'http://site.invalid'
const payloadFile = '/_payload.json'
/**
 * The query parameter of a payload's URL that adds the texts of the language to the response: a document
 * needs them once, for its hydration.
 */
export const textsParam = 'texts'
/**
 * Matches an address with a scheme. Also `http:host/x` is refused: on a page with http, it is the path
 * `host/x` of the same site, but on a page with https it is another host.
 */
const scheme = /^[^/?#]*:/

/**
 * The path of the page that a payload belongs to: `/en` for `/en/_payload.json`; undefined for other paths.
 */
export const pagePathOfPayload = (path: string): string | undefined =>
  path.endsWith(payloadFile) ? path.slice(0, -payloadFile.length) || '/' : undefined

/**
 * Builds the URL of a page's payload: `/en/about/_payload.json?{buildId}`.
 * @param path path of a page on this site; query and fragment are left out
 * @throws Error 'Payload URL must not include hostname' for anything that a browser would read as another
 * host or scheme
 */
export function payloadUrl(path: string, buildId: string): string {
  const url = URL.canParse(path, siteOrigin) ? new URL(path, siteOrigin) : undefined
  if (url?.origin !== siteOrigin || scheme.test(path) || url.pathname.startsWith('//'))
    throw new Error(messages.payloadHost)
  return `${url.pathname.replace(/\/$/, '')}${payloadFile}?${buildId}`
}
