/** Tells which language the handle of a site or the name of a folder names. */
import type { Language, Languages, Locale } from '../../../src/i18n/languages.ts'
import { memoWeak } from '../../../src/shared/memo.ts'

/** Whether a site's handle looks like a language: `nl`, `de_AT`. */
export const isCode = (handle: string) => /^[a-z]{2}([-_][a-z]{2})?$/i.test(handle)

/** A language tag in one spelling: `de_AT`, `de_AT.utf8` and `de-at` are `de-at`. */
export const tagOf = (text: string): string =>
  text
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-')
    .toLowerCase()

/** The language in a locale or tag: `nl` in `nl_BE`. */
export const primaryOf = (text: string): string => tagOf(text).split('-')[0] ?? ''

/** A name as handles are written: `Français` is `francais`, `Brazilian Portuguese` `brazilian-portuguese`. */
const handleOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')

/** The names of a language in some languages, as handles. */
const namesIn = ({ lang, label }: Language, others: readonly string[]): ReadonlySet<string> =>
  new Set(
    [label, ...others.map((other) => new Intl.DisplayNames(other, { type: 'language' }).of(lang) ?? '')]
      .map(handleOf)
      .filter((name) => name !== ''),
  )

/**
 * The names of each language: in all languages of the site, in English and in its own. They are read when a
 * handle is neither a code nor `default`, because the first use of `Intl` takes 30 ms.
 */
const namesOf = memoWeak(({ rows }: Languages) => {
  const tags = [...new Set([...rows.map(({ lang }) => lang), 'en'])]
  return new Map(rows.map((row) => [row.locale, namesIn(row, tags)] as const))
})

/** Returns the check whether a handle is the name of a language: `dutch`, `nederlands`, `francais`. */
export const createNameCheck =
  (languages: Languages) =>
  (locale: Locale, handle: string): boolean =>
    !isCode(handle) && handle !== 'default' && namesOf(languages).get(locale)?.has(handleOf(handle)) === true
