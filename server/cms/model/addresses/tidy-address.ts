/** Brings addresses into one spelling. */
import type { Value } from '../../../../src/content/types.ts'
import type { Languages, Locale } from '../../../../src/i18n/languages.ts'

/** Decodes the percent-encoding of an address; an address with malformed encoding stays as it is. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Maximum characters of an address. */
const maxLength = 2048
/** Half of a surrogate pair: a text with one cannot be percent-encoded. */
const unwritable = /\p{Cs}/u

/** Tidies a path: one slash in front, none at the end, and single slashes in between. */
export const tidyPath = (path: string): string =>
  path.startsWith('/') && !path.includes('//') && (path === '/' || !path.endsWith('/'))
    ? path
    : `/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

/** Removes query and hash from an address. */
export const withoutSuffix = (address: string): string => address.replace(/[?#].*$/s, '')

/**
 * An address in its one spelling: a tidy path, decoded and NFC, without query and hash. Undefined for a value
 * that cannot be an address.
 */
export function tidyAddress(address: Value): string | undefined {
  if (typeof address !== 'string' || address === '' || address.length > maxLength) return undefined
  const path = decodeAddress(withoutSuffix(address)).normalize('NFC')
  return unwritable.test(path) ? undefined : tidyPath(path)
}

/**
 * A tidy path of our site without the prefix of a language; undefined when the path lacks that prefix. Inside
 * a language whose prefix is empty every path stays as it is.
 * @param prefix `/en`, or empty
 */
export const insideLanguage = (prefix: string, path: string): string | undefined =>
  `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : undefined

/** A path of our site, divided into its language and the path inside it. */
export interface DividedPath {
  readonly locale: Locale
  /** Home is `/`. */
  readonly uri: string
}

/** Divides a path of our site by the prefix that it has; without one it is of the default language. */
export function divideByPrefix({ rows, default: standard }: Languages, path: string): DividedPath {
  const first = path.split('/', 2)[1]?.toLowerCase()
  const { locale, prefix } = rows.find((row) => row.prefix.toLowerCase() === `/${first}`) ??
    rows.find((row) => row.prefix === '') ?? { locale: standard.locale, prefix: '' }
  return { locale, uri: path.slice(prefix.length) || '/' }
}
