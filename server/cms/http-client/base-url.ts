import { CmsError } from './cms-error.ts'
import type { HttpRequest } from './http-client.ts'

/** What `CMS_URL` says, taken apart once: its user and password never show up in an address again (F10). */
export interface BaseUrl {
  readonly origin: string
  readonly host: string
  /** Starts and ends with a slash. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly secrets: readonly string[]
}

export function parseBaseUrl(baseUrl: string): BaseUrl {
  const { origin, host, pathname, username, password } = new URL(baseUrl)
  const where = { origin, host, path: pathname.replace(/\/*$/, '/') }
  if (!username && !password) return { ...where, headers: {}, secrets: [] }
  const [user, word] = [decode(username), decode(password)]
  const basic = Buffer.from(`${user}:${word}`).toString('base64')
  return { ...where, headers: { authorization: `Basic ${basic}` }, secrets: [word, password, basic] }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Half a character cannot be encoded: content may end in one where it was cut. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Nothing that could mean another path to the server than to us, and nothing that ends the path. */
const isPath = (path: string): boolean =>
  /^[\w\-.~!$&'()*+,;=:@%/]*$/.test(path) &&
  !path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))

/**
 * Path and query of a request, below the base.
 * @throws CmsError `wrong-address` for a path that was not built from encoded segments (R8)
 */
export function requestTarget({ path, query = [] }: HttpRequest, base: BaseUrl): string {
  if (!isPath(path)) throw new CmsError('wrong-address', `"${path.slice(0, 200)}" is no path below CMS_URL`)
  const pairs = query.map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return `${base.path}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}
