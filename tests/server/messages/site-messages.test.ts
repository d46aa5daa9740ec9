import { beforeEach, describe, expect, test } from 'vitest'
import { createTable } from '../../../server/languages/create-table.ts'
import type { LanguageSettings } from '../../../server/languages/language-settings.ts'
import { loadBuiltInTexts } from '../../../server/messages/built-in-texts.ts'
import { createSiteMessages } from '../../../server/messages/site-messages.ts'
import type { MessageTable } from '../../../src/i18n/load-messages.ts'
import german from '../../../src/i18n/messages/de.ts'
import english from '../../../src/i18n/messages/en.ts'
import dutch from '../../../src/i18n/messages/nl.ts'

const own = new Map<string, MessageTable>()
const warnings: unknown[] = []
beforeEach(() => {
  own.clear()
  warnings.length = 0
})

const none: MessageTable = {}

async function messagesOf(...rows: readonly LanguageSettings[]) {
  const languages = createTable({ rows })
  const builtIn = await loadBuiltInTexts(languages)
  const logger = { warn: ((...line: unknown[]) => void warnings.push(line)) as never }
  return createSiteMessages({ languages, builtIn, own: (locale) => own.get(locale) ?? none, logger })
}

describe('Texts that the site brings', () => {
  test('are those of the language, and the browser loads them as code', async () => {
    const { of, address } = await messagesOf({ locale: 'nl' }, { locale: 'en' })
    expect([of('nl'), of('en')]).toEqual([dutch, english])
    expect([address('nl'), address('en')]).toEqual([undefined, undefined])
    expect(warnings).toEqual([])
  })

  test('are those of the language that a longer tag begins with', async () => {
    const { of, address } = await messagesOf({ locale: 'de-at' })
    expect(of('de-at')).toEqual(german)
    expect(address('de-at')).toMatch(/^\/_build\/messages\/de-at-[\w-]{10}\.json$/)
    expect(warnings).toEqual([])
  })

  test('only those of languages in use are loaded', async () => {
    const { of, complete } = await loadBuiltInTexts({ locales: ['nl'] })
    expect([of('nl'), of('en'), of('de')]).toEqual([dutch, undefined, undefined])
    expect(complete).toEqual(dutch)
  })
})

describe('A project’s own texts', () => {
  test('count before those that the site brings', async () => {
    own.set('nl', { home: 'Voorpagina' })
    const { of, address } = await messagesOf({ locale: 'nl' })
    expect(of('nl')).toEqual({ ...dutch, home: 'Voorpagina' })
    expect(address('nl')).toMatch(/^\/_build\/messages\/nl-/)
    expect(warnings).toEqual([])
  })

  test('have another address after each change, and earlier addresses lead to the new texts', async () => {
    own.set('nl', { home: 'Voorpagina' })
    const { of, address, file } = await messagesOf({ locale: 'nl' })
    const before = address('nl') ?? ''
    expect(file(before)).toEqual({ json: JSON.stringify(of('nl')), isCurrent: true })
    expect(of('nl')).toBe(of('nl'))
    own.set('nl', { home: 'Begin' })
    expect(address('nl')).not.toBe(before)
    expect(file(before)?.isCurrent).toBe(false)
    expect(JSON.parse(file(before)?.json ?? '')).toMatchObject({ home: 'Begin', close: dutch.close })
  })

  test.each([
    '/_build/messages/fr-0123456789.json',
    '/_build/messages/nl.json',
    '/_build/messages/nl-0123456789.js',
    '/_build/messages/constructor-0123456789.json',
  ])('%s is no address of texts', async (address) => {
    const { file } = await messagesOf({ locale: 'nl' })
    expect(file(address)).toBeUndefined()
  })
})

describe('A language without texts of its own', () => {
  test('shows those of its fallbacks, then those of the default language, then English', async () => {
    const { of: alone } = await messagesOf({ locale: 'fr' })
    expect(alone('fr').home).toBe(english.home)
    const { of: withDefault } = await messagesOf({ locale: 'nl' }, { locale: 'fr' })
    expect(withDefault('fr').home).toBe(dutch.home)
    const { of } = await messagesOf({ locale: 'nl' }, { locale: 'de' }, { locale: 'fr', fallback: ['de'] })
    expect(of('fr').home).toBe(german.home)
  })

  test('one warning says how many are missing, and names the first', async () => {
    const { of } = await messagesOf({ locale: 'fr' })
    const [first = '', second = ''] = Object.keys(english)
    own.set('fr', { [second]: 'Deux' })
    expect(of('fr')[second]).toBe('Deux')
    expect(of('fr')[second]).toBe('Deux')
    expect(warnings).toEqual([
      [
        { locale: 'fr', missing: expect.any(Number), keys: expect.arrayContaining([first]) },
        'Texts of a language are missing: others stand in',
      ],
    ])
    expect(JSON.stringify(warnings)).not.toContain(`"${second}"`)
  })

  test('writes dates in its own words', async () => {
    const { of } = await messagesOf({ locale: 'fr' })
    expect(of('fr')['date-months']).toMatch(/^janvier,février,mars/)
  })

  test('takes all forms of a text from one language', async () => {
    own.set('fr', { 'page-minutes-other': '{count} minutes' })
    const { of } = await messagesOf({ locale: 'fr' })
    expect(of('fr')['page-minutes-one']).toBeUndefined()
    expect(of('fr')['page-minutes-other']).toBe('{count} minutes')
    expect(of('fr')['search-found-one']).toBe(english['search-found-one'])
  })

  test('one form alone leaves the others to the next language', async () => {
    own.set('fr', { 'page-minutes-one': 'une minute' })
    const { of } = await messagesOf({ locale: 'fr' })
    expect(of('fr')['page-minutes-one']).toBe('une minute')
    expect(of('fr')['page-minutes-other']).toBe(english['page-minutes-other'])
  })
})
