import type { Languages } from '../../src/i18n/languages.ts'
import { prefixed } from '../../src/i18n/prefixed.ts'
import { fixedPaths } from '../../src/routes.ts'
import { memoWeak } from '../../src/shared/memo.ts'

/** Whether a path is canonical, and how a request for another one is answered. */
export type CanonicalPath =
  | { readonly kind: 'ok' }
  /** Another spelling: visitors are redirected to the canonical path, with the same query. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** Invalid percent-encoding. */
  | { readonly kind: 'malformed' }
  /**
   * Well-formed, but with a segment that no address of this site has, such as `..`, one with a `%2F`, or half of a
   * surrogate pair, which only texts of editors can have.
   */
  | { readonly kind: 'unknown' }

/**
 * The query of an address without its `?`. A query may hold further question marks (RFC 3986, section 3.4).
 */
export function queryOf(address: string): string {
  const start = address.indexOf('?')
  return start < 0 ? '' : address.slice(start + 1)
}

/** Paths inside a language that ignore letter case. */
const fixed = new Set(fixedPaths)

/** What the first segment of a path may say of its language, in lower case. */
interface FirstSegments {
  /** The prefixes of languages. */
  readonly prefixes: ReadonlyMap<string, string>
  /** The name of the language without a prefix, unless it is the prefix of another one. */
  readonly unprefixed: ReadonlySet<string>
}

const firstSegments = memoWeak(({ rows }: Languages): FirstSegments => {
  const prefixes = new Map(
    rows.flatMap(({ prefix }) => (prefix ? [[prefix.slice(1).toLowerCase(), prefix] as const] : [])),
  )
  const names = rows.flatMap(({ prefix, locale }) => (prefix ? [] : locale.toLowerCase()))
  return { prefixes, unprefixed: new Set(names.filter((name) => !prefixes.has(name))) }
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it matches
const forbidden = /[\u0000-\u001f\u007f/\\%\p{Cs}]/u
const isForbidden = (segment: string): boolean =>
  segment === '.' || segment === '..' || forbidden.test(segment)

/**
 * Finds the canonical spelling of a request's path, so that router, redirects and content see one path per
 * page. It decodes percent-encoding exactly once (RFC 3986, section 6), and a canonical path stays as it is.
 */
export function canonicalizePath(rawPath: string, languages: Languages): CanonicalPath {
  if (!rawPath.startsWith('/')) return { kind: 'malformed' }
  const decoded = rawPath.split('/').map(decode)
  if (!decoded.every((segment) => segment !== undefined)) return { kind: 'malformed' }
  if (decoded.some(isForbidden)) return { kind: 'unknown' }
  const segments = decoded.filter(Boolean).map((segment) => encode(segment.normalize('NFC')))
  const path = canonical(segments, firstSegments(languages))
  return path === rawPath ? { kind: 'ok' } : { kind: 'redirect', path }
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Percent-encodes the characters that RFC 3986 does not allow in a path segment, and no others. */
const encode = (segment: string): string =>
  encodeURIComponent(segment).replace(/%(24|26|2B|2C|3A|3B|3D|40)/g, (escaped) => decodeURIComponent(escaped))

/**
 * The canonical path of segments. Language prefixes and fixed routes ignore letter case; the name of a
 * language without a prefix is removed: `/NL/over-ons` becomes `/over-ons`.
 */
function canonical(all: readonly string[], known: FirstSegments): string {
  const start = all.findIndex((segment) => !known.unprefixed.has(segment.toLowerCase()))
  const segments = start < 0 ? [] : all.slice(start)
  const first = segments[0]?.toLowerCase() ?? ''
  const prefix = known.prefixes.get(first) ?? ''
  const rest = `/${segments.slice(prefix ? 1 : 0).join('/')}`
  const path = fixed.has(rest.toLowerCase()) ? rest.toLowerCase() : rest
  return prefixed(prefix, path)
}

/** Whether an address is requested by scripts only, never by visitors. Errors are sent as JSON there. */
export const isForCode = (address: string): boolean => /^\/(api|builds|_build)([/?]|$)/.test(address)

/** Paths without a character to encode, as most are. */
const needsNoEncoding = /^[\w./~-]*$/

/**
 * Encodes a decoded path for use as an address: `/über uns` → `/%C3%BCber%20uns`. Half of a surrogate pair, which
 * the expressions of editors may capture, becomes U+FFFD, as in browsers.
 */
export const encodePath = (path: string): string =>
  needsNoEncoding.test(path)
    ? path
    : path
        .replace(/\p{Cs}/gu, '\ufffd')
        .split('/')
        .map(encode)
        .join('/')
