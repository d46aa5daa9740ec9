/** Reads facts about files in the same way for every source. */
import type { Value, Values } from '../../../src/content/types.ts'
import { numberOf } from '../../../src/content/values/values.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import { asText, getOwn } from './values.ts'

/** Names of fields with the text alternative of a picture. */
export const altNames = [
  'alt',
  'alt_text',
  'alt_tekst',
  'alternative_text',
  'alternatieve_tekst',
  'alternativtext',
]

/** Reads the first field that has a text: that of the language, `alt_en`, before `alt`. */
export function textIn<T>(
  values: Values,
  names: readonly string[],
  locale: Locale | undefined,
  read: (value: Value) => T | undefined,
): T | undefined {
  for (const name of names) {
    const found = read(getOwn(values, `${name}_${locale}`)) ?? read(getOwn(values, name))
    if (found !== undefined) return found
  }
  return undefined
}

/** The text alternative of a picture in a language: from a field such as `alt_en`, else from `alt`. */
export const altIn = (values: Values, locale: Locale | undefined): string | undefined =>
  textIn(values, altNames, locale, asText)

/** The extension of a file name in lower case; '' when it has none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Reads a width, size or duration; undefined for anything but a positive number. */
export function positive(value: Value): number | undefined {
  const number = numberOf(value)
  return number !== undefined && number > 0 ? number : undefined
}
