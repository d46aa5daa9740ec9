import { CmsError } from '../cms/http-client/cms-error.ts'
import type { HttpClient, HttpResponse } from '../cms/http-client/http-client.ts'

/** The status with which Laravel refuses a form without its CSRF token. */
export const csrfRefused = 419

/** A cookie that can be sent in a header. */
const cookiePair = /^[\w.-]+=[\x21-\x3a\x3c-\x7e]*$/
/** A token that can be sent in a header. */
const headerText = /^[\x21-\x7e]+$/
const tokenCookie = 'XSRF-TOKEN='
const maxCookies = 20

const cookiesOf = (headers: HttpResponse['headers']): readonly string[] =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => (cookie.split(';')[0] ?? '').trim())
    .filter((pair) => cookiePair.test(pair))
    .slice(0, maxCookies)

function decode(value = ''): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Fetches the session cookie and CSRF token that Laravel sets on the content system's home page, and returns
 * them as headers for the next POST request; undefined where the home page sets none or fails. Cookie and
 * token are not stored: visitors must not share a session.
 */
export async function fetchCsrfHeaders(
  upstream: Pick<HttpClient, 'send'>,
): Promise<Readonly<Record<string, string>> | undefined> {
  const home = await upstream.send({ path: '' }).catch(noHome)
  const cookies = home ? cookiesOf(home.headers) : []
  const token = decode(cookies.find((pair) => pair.startsWith(tokenCookie))?.slice(tokenCookie.length))
  return headerText.test(token) ? { cookie: cookies.join('; '), 'x-xsrf-token': token } : undefined
}

function noHome(error: unknown): undefined {
  if (!(error instanceof CmsError)) throw error
}
