import { describe, expect, test } from 'vitest'
import { questionOf } from '../../../server/consent/consent-setup.ts'
import { createConsentGlobal } from '../../../server/project/consent-global/consent-global.ts'
import type { Value, Values } from '../../../src/content/types.ts'
import { defaultLanguages } from '../../../src/i18n/languages.ts'

const none: Readonly<Record<string, Values>> = {}

/** What a site asks by its globals, and what was warned of. */
async function setupOf(byLocale: Readonly<Record<string, Readonly<Record<string, Values>>>>) {
  const warnings: unknown[] = []
  const found = createConsentGlobal({
    content: { globals: async (locale) => byLocale[locale] ?? none },
    languages: defaultLanguages,
    logger: { warn: (line: object) => void warnings.push((line as { problem: string }).problem) },
  })
  await found.refresh()
  return { setup: found.known(), warnings, found }
}

const matomo = { id: 'x1', tool: { value: 'matomo', label: 'Matomo' }, url: 'https://stats.example', site: 3 }
const rows = (label: string): Value => [
  { id: 'a', key: 'statistics', label, tags: [matomo] },
  { id: 'b', key: 'chat', label: `${label} 2`, text: 'Praten', tags: [{ tool: 'gtm', id: 'GTM-AB12CD3' }] },
]

describe('categories in the content', () => {
  test('are read from any set with the field, with words of each language', async () => {
    const { setup, warnings } = await setupOf({
      nl: { sitebreed: { consent_categories: rows('Tellen') } },
      en: { sitebreed: { consent_categories: rows('Counting') } },
    })
    expect(warnings).toEqual([])
    expect(setup?.categories.map(({ key }) => key)).toEqual(['functional', 'statistics', 'chat'])
    const [, statistics, chat] = setup?.categories ?? []
    expect(statistics?.label).toEqual({ '*': 'Tellen', en: 'Counting' })
    expect(statistics?.tags.map(({ tag }) => tag)).toEqual([
      { kind: 'matomo', url: 'https://stats.example/', site: '3' },
    ])
    expect(chat?.text['*']).toBe('Praten')
    expect(setup && questionOf(setup).categories[2]?.tags).toEqual([{ kind: 'gtm', id: 'GTM-AB12CD3' }])
  })

  test('stay the same object until something changes, and are none without the field', async () => {
    const { found, setup } = await setupOf({ nl: { consent: { categories: rows('Tellen') } } })
    await found.refresh()
    expect(found.known()).toBe(setup)
    expect((await setupOf({ nl: { general: { categories: rows('Tellen') } } })).setup).toBeUndefined()
  })

  test.each<[string, Value, RegExp]>([
    ['a category twice', [{ key: 'statistics' }, { key: 'Statistics' }], /^statistics stands there twice/],
    ['an unknown category', [{ key: 'statistcs' }], /^statistcs: must be a known category/],
    ['a category without a key', [{ label: 'X' }], /without a key/],
    [
      'an id of the wrong shape',
      [{ key: 'chat', label: 'X', tags: [{ tool: 'gtm', id: 'UA-1' }] }],
      /^chat: .*GTM-/,
    ],
    [
      'an unknown tool',
      [{ key: 'chat', label: 'X', tags: [{ tool: 'pixel' }] }],
      /^chat: does not know "pixel"/,
    ],
    [
      'a host that is none',
      [{ key: 'chat', label: 'X', tags: [{ tool: 'gtm', hosts: { script: ['*'] } }] }],
      /^chat: must be a host/,
    ],
  ])('%s is left out with a warning, and the others stay', async (_name, wrong, warning) => {
    const all = [{ key: 'embeds' }, ...(wrong as Values[])]
    const { setup, warnings } = await setupOf({ nl: { consent: { categories: all } } })
    expect(warnings).toEqual([expect.stringMatching(warning)])
    expect(setup?.categories.map(({ key }) => key)).toContain('embeds')
  })

  test('cannot allow inline scripts: that is for the operator', async () => {
    const tags = [{ tool: 'gtm', id: 'GTM-AB12CD3', inline_scripts: true }]
    const { setup } = await setupOf({ nl: { consent: { categories: [{ key: 'marketing', tags }] } } })
    expect(setup?.categories[1]?.tags[0]?.inlineScripts).toBeUndefined()
  })

  test('stay as they were while the content cannot be had', async () => {
    const state: { failing: readonly string[] } = { failing: [] }
    const sets = {
      nl: { consent: { categories: rows('Tellen') } },
      en: { consent: { categories: rows('Counting') } },
    }
    const found = createConsentGlobal({
      content: {
        globals: async (locale) => {
          if (state.failing.includes(locale)) throw new Error('down')
          return new Map<string, Readonly<Record<string, Values>>>(Object.entries(sets)).get(locale) ?? none
        },
      },
      languages: defaultLanguages,
      logger: { warn: () => {} },
    })
    await found.refresh()
    const before = found.known()
    expect(before?.categories[1]?.label).toEqual({ '*': 'Tellen', en: 'Counting' })
    for (const failing of [['en'], ['nl', 'en', 'de']]) {
      state.failing = failing
      await found.refresh()
      expect(found.known()).toBe(before)
    }
  })
})
