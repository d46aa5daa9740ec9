import { expect, test } from 'vitest'
import { plural } from '../../../src/i18n/plural.ts'
import { createTranslate } from '../../../src/i18n/translate.ts'

const arabic = {
  'search-found-zero': 'لا نتائج',
  'search-found-one': 'نتيجة واحدة',
  'search-found-two': 'نتيجتان',
  'search-found-few': '{count} نتائج',
  'search-found-many': '{count} نتيجة',
  'search-found-other': '{count} نتيجة أخرى',
}

test.each([
  [0, 'لا نتائج'],
  [1, 'نتيجة واحدة'],
  [2, 'نتيجتان'],
  [3, '3 نتائج'],
  [11, '11 نتيجة'],
])('a count of %d has the form that Arabic has for it', (count, text) => {
  expect(plural({ t: createTranslate(arabic, []), lang: 'ar' }, 'search-found', count)).toBe(text)
})

test('without a form of its own a number has the form for others', () => {
  const t = createTranslate({ 'search-found-other': '{count} wyników' }, [])
  expect(plural({ t, lang: 'pl' }, 'search-found', 3)).toBe('3 wyników')
})

test('a count is written as the language writes numbers', () => {
  const t = createTranslate({ 'search-found-other': '{count} Treffer' }, [])
  expect(plural({ t, lang: 'de' }, 'search-found', 12_345)).toBe('12.345 Treffer')
})
