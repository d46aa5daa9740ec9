import { locales } from '../../src/i18n/locales.ts'
import { fixedPaths } from '../../src/routes.ts'

export type CanonicalPath =
  | { readonly kind: 'ok' }
  /** The one canonical path; the query stays as it was. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** Cannot be an address of anything. */
  | { readonly kind: 'malformed' }
  /** Well-formed, but nothing here can have such a name. */
  | { readonly kind: 'unknown' }

/** What follows the first `?` of an address: a query may hold further ones (RFC 3986, section 3.4). */
export function queryOf(address: string): string {
  const start = address.indexOf('?')
  return start < 0 ? '' : address.slice(start + 1)
}

const fixed = new Set(fixedPaths)
const prefixes = new Set<string>(locales.map(({ prefix }) => prefix.slice(1)).filter(Boolean))
const unprefixed = new Set<string>(locales.filter(({ prefix }) => !prefix).map(({ locale }) => locale))

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbidden = /[\u0000-\u001f\u007f/\\%]/
const isForbidden = (segment: string): boolean =>
  segment === '.' || segment === '..' || forbidden.test(segment)

/**
 * Decides about the path of a request target, percent-decoding exactly once (RFC 3986 section 6): everything
 * after this (router, redirects, content) sees one spelling per page. Its result is a fixed point.
 */
export function canonicalizePath(rawPath: string): CanonicalPath {
  if (!rawPath.startsWith('/')) return { kind: 'malformed' }
  const decoded = rawPath.split('/').map(decode)
  if (!decoded.every((segment) => segment !== undefined)) return { kind: 'malformed' }
  if (decoded.some(isForbidden)) return { kind: 'unknown' }
  const path = canonical(decoded.filter(Boolean).map((segment) => encode(segment.normalize('NFC'))))
  return path === rawPath ? { kind: 'ok' } : { kind: 'redirect', path }
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Percent-encodes what RFC 3986 does not allow in a path segment, and nothing else. */
const encode = (segment: string): string =>
  encodeURIComponent(segment).replace(/%(24|26|2B|2C|3A|3B|3D|40)/g, (escaped) => decodeURIComponent(escaped))

/** Language prefixes and fixed routes ignore letter case; the default language's own name is no prefix. */
function canonical(segments: readonly string[]): string {
  const first = segments[0]?.toLowerCase() ?? ''
  if (unprefixed.has(first)) return canonical(segments.slice(1))
  const prefix = prefixes.has(first) ? `/${first}` : ''
  const rest = `/${segments.slice(prefix ? 1 : 0).join('/')}`
  const path = fixed.has(rest.toLowerCase()) ? rest.toLowerCase() : rest
  return `${prefix}${path === '/' ? '' : path}` || '/'
}

/** Whether an address is one that code asks for, never a visitor: what is missing there is told as JSON. */
export const isForCode = (address: string): boolean => /^\/(api|builds|_build)([/?]|$)/.test(address)

/** A path that is its own address, as most are. */
const plain = /^[\w./~-]*$/

/** Encodes a decoded path for use as an address: `/über uns` → `/%C3%BCber%20uns`. */
export const encodePath = (path: string): string =>
  plain.test(path) ? path : path.split('/').map(encode).join('/')
