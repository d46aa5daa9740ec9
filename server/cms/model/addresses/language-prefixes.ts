import { type Locale, localeRow } from '../../../../src/i18n/locales.ts'

/** What the content system puts before the addresses of one language: '' or `/en`. */
export interface LanguagePrefix {
  readonly prefix: string
  /** Our language; undefined for one that is not served. */
  readonly locale?: Locale | undefined
}

/**
 * Makes the function that tells a path of the content system as one of ours: `/english/about` as `/en/about`,
 * by the longest prefix; of equal ones that of `locale` counts. Undefined for a language that is not served.
 */
export function createPrefixMap(
  rows: readonly LanguagePrefix[],
): (path: string, locale?: Locale) => string | undefined {
  const byLength = rows.toSorted((a, b) => b.prefix.length - a.prefix.length)
  return (path, locale) => {
    const fitting = byLength.filter(({ prefix }) => `${path}/`.startsWith(`${prefix}/`))
    const [first] = fitting
    const row = fitting.find((each) => each.locale === locale && each.prefix === first?.prefix) ?? first
    if (!row) return path
    return row.locale && (`${localeRow(row.locale).prefix}${path.slice(row.prefix.length)}` || '/')
  }
}
