import { expect, test } from 'vitest'
import { readLanguages } from '../../../../server/cms/fetch/content/languages.ts'
import { defaultLanguages } from '../../../../src/i18n/languages.ts'

test.each([
  [{}, 'nl', [undefined, 'en', 'de']],
  [{ en: 'english' }, 'nl', [undefined, 'english', 'de']],
  [{ en: 'default' }, 'en', ['nl', undefined, 'de']],
  [{ nl: 'dutch', en: 'default' }, 'en', ['dutch', undefined, 'de']],
  [{ nl: 'nl_NL' }, 'nl', ['nl_NL', 'en', 'de']],
] as const)('CMS_LOCALES %j has %s as its default language and sends %j', (given, base, handles) => {
  const languages = readLanguages(given, defaultLanguages)
  expect(languages.base).toBe(base)
  expect((['nl', 'en', 'de'] as const).map(languages.handle)).toEqual(handles)
})

test('`none` is a language that the system does not have', () => {
  expect(readLanguages({ de: 'none' }, defaultLanguages)).toMatchObject({ all: ['nl', 'en'], base: 'nl' })
  expect(readLanguages({ nl: 'none' }, defaultLanguages)).toMatchObject({ all: ['en', 'de'], base: 'en' })
})
