import { expect, test } from 'vitest'
import { handleWords, plainHandle } from '../../../../src/content/kinds/handle-words.ts'

test.each([
  ['heroTitle', 'hero title'],
  ['hero-title', 'hero title'],
  ['Hero title', 'hero title'],
  ['hero_title', 'hero title'],
  ['Überschrift2', 'ueberschrift 2'],
  ['größe', 'groesse'],
  ['café_naam', 'cafe naam'],
  ['2_columns', '2 columns'],
  ['column1Text', 'column 1 text'],
  ['', ''],
  ['---', ''],
  ['日本', '日本'],
])('%j has the words %j', (handle, words) => {
  expect(handleWords(handle).join(' ')).toBe(words)
})

test('a handle has one spelling', () => {
  expect(new Set(['textLeft', 'text-left', 'Text left', 'text_left'].map(plainHandle))).toEqual(
    new Set(['text_left']),
  )
})

test('of an endless handle the start is read', () => {
  expect(handleWords('a'.repeat(100_000)).join('')).toHaveLength(80)
})
