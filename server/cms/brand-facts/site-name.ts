/** The name of a site in the settings of its project: some name it, others its language. */

import { memoLast } from '../../../src/shared/memo.ts'

/** Words that stand for any site. */
const generic =
  /^(?:default|main|site|website|web ?site|home|statamic|laravel|my (?:site|app)|app|standaard|standard|hauptseite)$/i

/** Languages in which projects name languages. */
const spoken = ['en', 'nl', 'de']

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The languages that a name may be taken for: those of any site are known by their tags. */
const tags =
  'nl en de fr es it pt da sv no nb fi pl cs sk hu ro bg el tr uk ru ar he ja zh ko fy lb ga et lv lt sl hr'.split(
    ' ',
  )

/** Names of all these languages, each in the languages that projects are written in and in itself. */
const languageNames = memoLast((): ReadonlySet<string> => {
  const namesIn = (language: string, named: readonly string[]) => {
    const names = new Intl.DisplayNames([language], { type: 'language' })
    return named.map((tag) => fold(names.of(tag) ?? tag))
  }
  return new Set([
    ...spoken.flatMap((language) => namesIn(language, tags)),
    ...tags.flatMap((tag) => namesIn(tag, [tag])),
  ])
})

/** Whether a text names a language: `Nederlands`, `English (UK)`, `de_DE`. */
function isLanguage(text: string): boolean {
  const bare = fold(text.replace(/\s*\([^()]*\)\s*$/, ''))
  return /^[a-z]{2}(?:[-_][a-z]{2})?$/.test(bare) || languageNames().has(bare)
}

/** A name with what it adds, in brackets or behind a dash. */
const withAddition = [/^(.*\S)\s*\(([^()]+)\)$/u, /^(.*\S)\s+[-–—|:]\s+(\S.*)$/u]

/** The name of a site without the language that it adds: `Wolkenkoffer (English)`, `Mill – English`. */
function withoutLanguage(text: string): string {
  for (const pattern of withAddition) {
    const [, name, added = ''] = pattern.exec(text) ?? []
    if (name && isLanguage(added)) return name
  }
  return text
}

/** The name of a site that the settings of a project give; undefined for a language and for words such as `Default`. */
export function projectSiteName(text: string | undefined): string | undefined {
  const name = withoutLanguage(text?.trim() ?? '')
  if (name === '' || name.length > 100 || name.includes('{{') || generic.test(name) || isLanguage(name))
    return undefined
  return name
}
