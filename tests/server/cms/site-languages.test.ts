import { describe, expect, test } from 'vitest'
import { createSiteLanguagesReader, everyLanguageIsThere } from '../../../server/cms/site-languages.ts'
import type { ContentSource } from '../../../server/cms/source.ts'
import { defaultLanguages, type Locale } from '../../../src/i18n/languages.ts'

/** Content whose languages a test changes: `home` with a home page, `pages` with others only, else without. */
function content(start: Readonly<Partial<Record<Locale, 'home' | 'pages' | 'down'>>>) {
  const state = { languages: start, asked: 0, changed: () => {} }
  const languageOf = (locale: Locale) => {
    if (state.languages[locale] === 'down') throw new Error('The content system is down')
    return state.languages[locale]
  }
  const source: Pick<ContentSource, 'has' | 'collections' | 'onChange'> = {
    has: async (locale) => {
      state.asked += 1
      return languageOf(locale) === 'home'
    },
    collections: async (locale) => (languageOf(locale) ? ['pages'] : []),
    onChange: (changed) => {
      state.changed = changed
      return () => {}
    },
  }
  const reader = createSiteLanguagesReader(source, defaultLanguages)
  return { state, reader }
}

const languages = (pages: readonly Locale[], homes: readonly Locale[] = pages) => ({
  pages: new Set(pages),
  homes: new Set(homes),
})

describe('the languages of the content', () => {
  test('a language without pages is not there, and one without a home has pages alone', async () => {
    const { reader } = content({ nl: 'home', de: 'pages' })
    expect(await reader.get()).toEqual(languages(['nl', 'de'], ['nl']))
  })

  test('content without any page has every language: it is yet to be filled', async () => {
    expect(await content({}).reader.get()).toEqual(everyLanguageIsThere(defaultLanguages))
  })

  test('a language that cannot be loaded counts as there, and is asked for again', async () => {
    const { state, reader } = content({ nl: 'home', en: 'down' })
    expect(await reader.get()).toEqual(languages(['nl', 'en']))
    expect(reader.known()).toEqual(languages(['nl', 'en']))
    state.languages = { nl: 'home' }
    expect(await reader.get()).toEqual(languages(['nl']))
  })

  test('they are asked for once, until the content changes', async () => {
    const { state, reader } = content({ nl: 'home' })
    expect(reader.known()).toBeUndefined()
    await Promise.all([reader.get(), reader.get()])
    await reader.get()
    expect(state.asked).toBe(3)
    state.languages = { nl: 'home', en: 'home' }
    state.changed()
    expect(reader.known()).toBeUndefined()
    expect(await reader.get()).toEqual(languages(['nl', 'en']))
  })

  test('a change of the content that brings no language leaves the same object', async () => {
    const { state, reader } = content({ nl: 'home' })
    const before = await reader.get()
    state.changed()
    expect(await reader.get()).toBe(before)
  })

  test('a change while they are asked for counts', async () => {
    const { state, reader } = content({ nl: 'home' })
    const asked = reader.get()
    state.languages = { nl: 'home', de: 'home' }
    state.changed()
    expect(await asked).toEqual(languages(['nl', 'de']))
    expect(reader.known()).toEqual(languages(['nl', 'de']))
  })
})
