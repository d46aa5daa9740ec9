import { describe, expect, test } from 'vitest'
import { excerptOf, markWords, matcherOf } from '../../../server/search/excerpt.ts'
import { foldings, foldWord, wordsIn } from '../../../server/search/words.ts'

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

describe('an excerpt', () => {
  const isFound = matcherOf(new Set(['dijk']))

  test('sets apart what was found, in its own spelling', () => {
    expect(markWords('De Díjk en de dijken', isFound)).toEqual([
      { text: 'De ' },
      { text: 'Díjk', isFound: true },
      { text: ' en de dijken' },
    ])
  })

  test('stands around the first match, and says where text was left out', () => {
    const text = `${'voor '.repeat(60)}de dijk ${'na '.repeat(80)}`.trim()
    const whole = excerptOf(['niets hier', text], isFound)
      .map((piece) => piece.text)
      .join('')
    expect(whole).toMatch(/^… voor .* de dijk na .* …$/)
    expect(whole.length).toBeLessThan(170)
  })

  test('is the begin of the first text where only the title matched', () => {
    expect(excerptOf(['', 'Een lange rij'], isFound)).toEqual([{ text: 'Een lange rij' }])
    expect(excerptOf(['', ''], isFound)).toEqual([])
  })

  test('never ends in the middle of a character', () => {
    const [{ text = '' } = {}] = excerptOf(['🌊'.repeat(200)], isFound)
    expect(encodeURIComponent(text)).not.toBe('')
  })
})
