/** Reads facts about files in the same way for every source. */
import type { Value, Values } from '../../../src/content/types.ts'
import { numberOf } from '../../../src/content/values.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { asText } from './values.ts'

/** The text alternative of a picture in a language: from a field such as `alt_en`, else from `alt`. */
export const altIn = (values: Values, locale: Locale | undefined): string | undefined =>
  asText(values[`alt_${locale}`]) ?? asText(values.alt)

/** The extension of a file name in lower case; '' when it has none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Reads a width, size or duration; undefined for anything but a positive number. */
export function positive(value: Value): number | undefined {
  const number = numberOf(value)
  return number !== undefined && number > 0 ? number : undefined
}
