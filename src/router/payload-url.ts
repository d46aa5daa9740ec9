import * as messages from '../shared/errors.ts'

const own = 'http://site.invalid'
const payloadFile = '/_payload.json'
/**
 * In the query of a payload's address: with the content entries of the page's language, as the document needs
 * them once.
 */
export const textsParam = 'texts'
// `http:host/x` is relative to an http page and another host to an https one.
const scheme = /^[^/?#]*:/

/**
 * The page that an address is the payload of: `/en/_payload.json` → `/en`; undefined for any other address.
 */
export const pagePathOfPayload = (path: string): string | undefined =>
  path.endsWith(payloadFile) ? path.slice(0, -payloadFile.length) || '/' : undefined

/**
 * Address of a page's data. Only paths of this site have one.
 * @throws Error 'Payload URL must not include hostname' for whatever a browser would read as another host or
 * scheme
 */
export function payloadUrl(path: string, buildId: string): string {
  const url = URL.canParse(path, own) ? new URL(path, own) : undefined
  if (url?.origin !== own || scheme.test(path) || url.pathname.startsWith('//'))
    throw new Error(messages.payloadHost)
  return `${url.pathname.replace(/\/$/, '')}${payloadFile}?${buildId}`
}
