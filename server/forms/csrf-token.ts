import { CmsError } from '../cms/http-client/cms-error.ts'
import type { HttpClient, HttpResponse } from '../cms/http-client/http-client.ts'

/** The status with which Laravel refuses a form without its CSRF token. */
export const csrfRefused = 419

/** Cookies and tokens go into headers, which hold no other characters. */
const cookiePair = /^[\w.-]+=[\x21-\x3a\x3c-\x7e]*$/
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
 * Session and token as Laravel hands them to every visitor of the content system's home page, as headers of
 * the next post; undefined where that page has none, or is none. They are not kept: visitors share no
 * session.
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
