import { expect, test } from 'vitest'
import { foldings, foldWord, wordsIn } from '../../../../server/search/words/words.ts'

test.each([
  ['Überflutung', 'uberflutung'],
  ['U\u0308berflutung', 'uberflutung'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['café', 'cafe'],
  ['ĳsland', 'ijsland'],
  ['Ærø', 'aero'],
  ['Łódź', 'lodz'],
  ['2026', '2026'],
  ['дамба', 'дамба'],
])('%s is found as %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded)
})

test('an umlaut is also found as it is written without one', () => {
  expect(foldings('Küste')).toEqual(['kuste', 'kueste'])
  expect(foldings('Kuste')).toEqual(['kuste'])
})

test('signs and markup are no words', () => {
  expect(wordsIn('<b>.*( dijk-vak $& \u0000 3,5 m')).toEqual(['b', 'dijk', 'vak', '3', '5', 'm'])
})
