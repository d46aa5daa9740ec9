/** The one spelling of addresses. */
import type { Value } from '../../../../src/content/types.ts'
import { type Locale, localeRow } from '../../../../src/i18n/locales.ts'

/** The address with its percent-encoding undone, or as it is when that is malformed. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Characters. */
const longest = 2048
/** Half of a pair: such a text cannot be percent-encoded. */
const unwritable = /\p{Cs}/u

/** A path with one slash in front, none behind, and single ones in between. */
export const tidyPath = (path: string): string =>
  path.startsWith('/') && !path.includes('//') && (path === '/' || !path.endsWith('/'))
    ? path
    : `/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

/** Without query and hash. */
export const withoutSuffix = (address: string): string => address.replace(/[?#].*$/s, '')

/**
 * An address in its one spelling: a tidy path, decoded and NFC, without query and hash. Undefined for what
 * cannot be one.
 */
export function tidyAddress(address: Value): string | undefined {
  if (typeof address !== 'string' || address === '' || address.length > longest) return undefined
  const path = decodeAddress(withoutSuffix(address)).normalize('NFC')
  return unwritable.test(path) ? undefined : tidyPath(path)
}

/** A tidy path of our site as the address inside a language; undefined for one of another language. */
export function insideLanguage(locale: Locale, path: string): string | undefined {
  const { prefix } = localeRow(locale)
  return `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : undefined
}
