import { expect, test } from 'vitest'
import {
  componentTexts,
  loadTexts,
  resolveTextLocale,
  type TextLoader,
  wordsOf,
} from '../../../src/showcase/text-files.ts'

const inDutchAlone: TextLoader<string> = (locale) => (locale === 'nl' ? async () => 'Hallo' : undefined)

test('a language speaks for itself where all of its texts are there', () => {
  expect(resolveTextLocale('nl', inDutchAlone)).toBe('nl')
  expect(resolveTextLocale('de', wordsOf, componentTexts('card'))).toBe('de')
})

test('English speaks for a language that lacks one of the texts', () => {
  expect(resolveTextLocale('de', wordsOf, inDutchAlone)).toBe('en')
  expect(resolveTextLocale('nl', componentTexts('nothing'))).toBe('en')
})

test('texts that are not there are an error', async () => {
  await expect(loadTexts(inDutchAlone, 'de')).rejects.toThrow('The design system lacks texts in de')
})
