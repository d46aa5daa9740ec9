/** Facts about files that every source reads in the same way. */
import type { Value, Values } from '../../../src/content/types.ts'
import { numberOf } from '../../../src/content/values.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { asText } from './values.ts'

/** The description of a file: a field `alt_en` beside `alt` describes it in that language. */
export const altIn = (values: Values, locale: Locale | undefined): string | undefined =>
  asText(values[`alt_${locale}`]) ?? asText(values.alt)

/** The extension of a file name in lower case; '' when it has none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** A width, a size and the like; undefined for anything that cannot be one. */
export function positive(value: Value): number | undefined {
  const number = numberOf(value)
  return number !== undefined && number > 0 ? number : undefined
}
