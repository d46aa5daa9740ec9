/** Replaces the language prefixes of the content system by those of our site. */
import type { Languages, Locale } from '../../../../src/i18n/languages.ts'

/** The prefix of one language's addresses on the content system: '' or `/en`. */
export interface LanguagePrefix {
  readonly prefix: string
  /** The language on our site; undefined when it is not served. */
  readonly locale?: Locale | undefined
}

/**
 * Returns a function that turns a path of the content system into one of ours: `/english/about` into
 * `/en/about`. The longest prefix that fits counts; of equal prefixes that of `locale`. A path that no
 * prefix fits stays as it is. The result is undefined for a language that is not served.
 */
export function createPrefixMap(
  rows: readonly LanguagePrefix[],
  languages: Languages,
): (path: string, locale?: Locale) => string | undefined {
  const byLength = rows.toSorted((a, b) => b.prefix.length - a.prefix.length)
  return (path, locale) => {
    const fitting = byLength.filter(({ prefix }) => `${path}/`.startsWith(`${prefix}/`))
    const [first] = fitting
    const row = fitting.find((each) => each.locale === locale && each.prefix === first?.prefix) ?? first
    if (!row) return path
    return row.locale && (`${languages.of(row.locale).prefix}${path.slice(row.prefix.length)}` || '/')
  }
}
