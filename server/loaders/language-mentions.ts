/** Names of languages within a sentence of another language: "Also in Dutch and German". */
import type { LanguageMention } from '../../src/i18n/language-link.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { memoText } from '../../src/shared/memo.ts'

/** A language that a sentence mentions. */
type Mentioned = Pick<Language, 'lang' | 'label'>

// `fallback: 'none'`: a language without a name in the data of Unicode is mentioned by its own.
const namesOf = memoText(
  (lang: string) => new Intl.DisplayNames(lang, { type: 'language', fallback: 'none' }),
)
const listOf = memoText((lang: string) => new Intl.ListFormat(lang, { type: 'conjunction' }))

const baseOf = (lang: string): string => lang.split('-')[0] ?? lang

/** `German` for `de-AT` too, unless the site has German of several countries. */
function nameOf(lang: string, inLang: string, rows: readonly Mentioned[]): string | undefined {
  const isAlone = rows.filter((row) => baseOf(row.lang) === baseOf(lang)).length === 1
  return namesOf(inLang).of(isAlone ? baseOf(lang) : lang)
}

/** What stands before each of some names in a list: in Spanish `y`, or `e` before a name with an i. */
function separators(names: readonly string[], inLang: string): readonly string[] {
  const parts = listOf(inLang).formatToParts(names)
  return parts.flatMap(({ type }, index) => {
    const before = parts[index - 1]
    return type === 'element' ? [before?.type === 'literal' ? before.value : ''] : []
  })
}

/**
 * The mentions of languages in one sentence, in their order.
 * @param inLang language tag of the sentence
 * @param rows all languages of the site
 */
export function languageMentions(
  mentioned: readonly Mentioned[],
  inLang: string,
  rows: readonly Mentioned[],
): readonly LanguageMention[] {
  if (mentioned.length === 0) return []
  const known = mentioned.map(({ lang }) => nameOf(lang, inLang, rows))
  const names = mentioned.map(({ label }, index) => known[index] ?? label)
  const before = separators(names, inLang)
  return mentioned.map(({ lang }, index) => ({
    ...{ name: names[index] ?? lang, before: before[index] ?? '' },
    ...(known[index] === undefined && { lang }),
  }))
}
