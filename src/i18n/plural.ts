/** Picks the form of a text for a number, by the plural rules of the language (Unicode CLDR). */
import { memoText } from '../shared/memo.ts'
import type { Translate } from './translate.ts'

/** The categories of plural rules; which of them a language has differs. */
export const pluralCategories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

const rulesOf = memoText((lang: string) => new Intl.PluralRules(lang))
const formatOf = memoText((lang: string) => new Intl.NumberFormat(lang))

/** Numbers below 1,000 need no `Intl`, whose first call takes 13 ms. */
const write = (lang: string, count: number): string =>
  count < 1_000 ? String(count) : formatOf(lang).format(count)

/** `{count} pages` and `{ count: 3 }` make `3 pages`. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/**
 * The text for a number: that of `{key}-{category}`, such as `search-found-few`, where there is one, else that
 * of `{key}-other`. `{count}` in it becomes the number as the language writes it.
 * @param lang language tag (BCP 47)
 */
export function plural(
  { t, lang }: { readonly t: Translate; readonly lang: string },
  key: string,
  count: number,
): string {
  const own = `${key}-${rulesOf(lang).select(count)}`
  return fill(t(t.has?.(own) ? own : `${key}-other`), { count: write(lang, count) })
}
