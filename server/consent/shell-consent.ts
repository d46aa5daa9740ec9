/** Puts the question for consent into the words of a language. */
import { createHash } from 'node:crypto'
import type { ConsentText, ShellConsent, ShownCategory } from '../../src/consent/shell-consent.ts'
import type { Tag } from '../../src/consent/tags.ts'
import { inLanguage } from '../../src/i18n/broader-tags.ts'
import type { TranslationEntry } from '../../src/i18n/translate.ts'
import { memoLast, memoText, memoWeak } from '../../src/shared/memo.ts'
import { type CategorySetup, type ConsentSetup, questionOf, type Wording } from './consent-setup.ts'
import { consentWords } from './words/words.ts'

const textNames: readonly ConsentText[] = [
  ...(['ask-title', 'ask-text', 'all', 'none', 'choose', 'save', 'always-on', 'used-by'] as const),
  ...(['confirmed-all', 'confirmed-none', 'confirmed-some'] as const),
]

const hostOf = (url: string): string => new URL(url).host

/** How visitors know each kind of tool. */
const partyNames: { readonly [Kind in Tag['kind']]: (tag: Extract<Tag, { kind: Kind }>) => string } = {
  gtm: () => 'Google Tag Manager',
  matomo: ({ url }) => `Matomo (${hostOf(url)})`,
  plausible: ({ host }) => `Plausible (${hostOf(host)})`,
  clarity: () => 'Microsoft Clarity',
  script: ({ src }) => hostOf(src),
}
const partyOf = (tag: Tag): string => (partyNames[tag.kind] as (tag: Tag) => string)(tag)

/** A text of the operator in a language; `nl` is for `nl-be` as well. */
const worded = (wording: Wording, locale: string): string | undefined =>
  inLanguage(new Map(Object.entries(wording)), locale) ?? wording['*'] ?? Object.values(wording)[0]

/** Returns a text by its name: of the content, else of the product; undefined where neither has it. */
type Word = (name: string) => string | undefined

function wordsOf(locale: string, entries: readonly TranslationEntry[]): Word {
  const own = new Map(entries.map(({ slug, trans }) => [slug, trans]))
  const table: Readonly<Record<string, string>> = consentWords(locale)
  return (name) => own.get(`consent-${name}`) ?? (Object.hasOwn(table, name) ? table[name] : undefined)
}

function shownCategory({ key, label, text, signals, tags }: CategorySetup, locale: string, word: Word) {
  const explained = worded(text, locale) ?? word(`${key}-text`)
  const shown: ShownCategory = {
    ...{ key, signals },
    tags: tags.map(({ tag }) => tag),
    label: worded(label, locale) ?? word(key) ?? key,
    ...(explained && { text: explained }),
    parties: [...new Set(tags.map(({ tag }) => partyOf(tag)))],
  }
  return shown
}

function shellConsent(
  setup: ConsentSetup,
  locale: string,
  entries: readonly TranslationEntry[],
): ShellConsent {
  const word = wordsOf(locale, entries)
  return {
    versions: questionOf(setup).versions,
    categories: setup.categories.map((category) => shownCategory(category, locale, word)),
    texts: Object.fromEntries(textNames.map((name) => [name, word(name) ?? ''])) as ShellConsent['texts'],
    revision: createHash('sha256').update(JSON.stringify(setup)).digest('hex').slice(0, 8),
  }
}

const bySetup = memoWeak((setup: ConsentSetup) =>
  memoText((locale: string) =>
    memoLast((entries: readonly TranslationEntry[]) => shellConsent(setup, locale, entries)),
  ),
)

/**
 * The question in the words of a language: the same object for the same inputs.
 * @param entries texts of the content in that language
 */
export const shellConsentOf = (
  setup: ConsentSetup,
  locale: string,
  entries: readonly TranslationEntry[],
): ShellConsent => bySetup(setup)(locale)(entries)
