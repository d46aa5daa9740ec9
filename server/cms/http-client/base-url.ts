/** Parses `CMS_URL`, and builds the addresses of requests below it. */
import { CmsError } from './cms-error.ts'
import type { HttpRequest } from './http-client.ts'

/** The parts of `CMS_URL`. Its user and password become a header, so that no address shows them. */
export interface BaseUrl {
  /** Scheme, host and port: `https://cms.example`. */
  readonly origin: string
  /** Host and port: `cms.example`. */
  readonly host: string
  /** Starts and ends with a slash. */
  readonly path: string
  /** Basic authentication, where `CMS_URL` has a user or password. */
  readonly headers: Readonly<Record<string, string>>
  /** Texts that must not be logged: the password, plain and percent-encoded, and the value of the header. */
  readonly secrets: readonly string[]
}

/**
 * Parses `CMS_URL`, which may have a user and password: `https://user:secret@cms.example/`.
 * @param baseUrl a valid URL
 */
export function parseBaseUrl(baseUrl: string): BaseUrl {
  const { origin, host, pathname, username, password } = new URL(baseUrl)
  const address = { origin, host, path: pathname.replace(/\/*$/, '/') }
  if (!username && !password) return { ...address, headers: {}, secrets: [] }
  const [decodedUser, decodedPassword] = [decode(username), decode(password)]
  const basic = Buffer.from(`${decodedUser}:${decodedPassword}`).toString('base64')
  const secrets = [decodedPassword, password, basic]
  return { ...address, headers: { authorization: `Basic ${basic}` }, secrets }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Percent-encodes a text. Half a surrogate pair, which a cut text may end with, is replaced first, because
 * `encodeURIComponent` throws on one.
 */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Whether a text is a path without `?` and `#`, and without `.` and `..`, which the server would resolve. */
const isPath = (path: string): boolean =>
  /^[\w\-.~!$&'()*+,;=:@%/]*$/.test(path) &&
  !path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))

/**
 * The request target (RFC 9112, section 3.2) of a request: its path and query below the path of `CMS_URL`.
 * @throws CmsError `wrong-address` for a path that was not built from encoded segments
 */
export function requestTarget({ path, query = [] }: HttpRequest, base: BaseUrl): string {
  if (!isPath(path)) throw new CmsError('wrong-address', `"${path.slice(0, 200)}" is no path below CMS_URL`)
  const pairs = query.map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return `${base.path}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}
