import { expect, test } from 'vitest'
import { languageMentions } from '../../../server/loaders/language-mentions.ts'
import { defaultRows } from '../../../src/i18n/languages.ts'

const row = (lang: string, label: string) => ({ lang, label })

/** The sentence as it is shown. */
const said = (inLang: string, rows: readonly { lang: string; label: string }[]) =>
  languageMentions(
    rows.filter(({ lang }) => lang !== inLang),
    inLang,
    rows,
  )
    .map(({ before, name }) => before + name)
    .join('')

test.each([
  ['nl', 'Engels en Duits'],
  ['en', 'Dutch and German'],
  ['de', 'Niederländisch und Englisch'],
  ['fr', 'néerlandais, anglais et allemand'],
])('a sentence in %s names languages and joins them as that language does', (inLang, sentence) => {
  const rows = inLang === 'fr' ? [...defaultRows, row('fr', 'Français')] : defaultRows
  expect(said(inLang, rows)).toBe(sentence)
})

test('what joins two names is that of the second one', () => {
  const rows = [row('es', 'Español'), row('en', 'English'), row('it', 'Italiano')]
  expect(said('es', rows)).toBe('inglés e italiano')
})

test('a country is named only where the site has a language of several countries', () => {
  const both = [row('nl', 'Nederlands'), row('de-AT', 'Deutsch'), row('de-CH', 'Schweiz')]
  expect(said('nl', both)).toBe('Duits (Oostenrijk) en Duits (Zwitserland)')
  expect(said('nl', [row('nl', 'Nederlands'), row('de-AT', 'Deutsch')])).toBe('Duits')
})

test('a language without a name in the data is mentioned by its own, and marked as such', () => {
  const rows = [row('nl', 'Nederlands'), row('qaa', 'Eigenspraak')]
  expect(languageMentions(rows.slice(1), 'nl', rows)).toEqual([
    { name: 'Eigenspraak', before: '', lang: 'qaa' },
  ])
})

test('nothing is mentioned where there is no translation', () => {
  expect(languageMentions([], 'nl', defaultRows)).toEqual([])
})
