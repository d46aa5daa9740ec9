/** Global data, texts and languages (docs/reference/site.md#global-data, docs/reference/site.md#texts). */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { defaultLanguages, defaultRows, type Locale } from '../../src/i18n/languages.ts'
import { failing, fakeSource, globalSets, globalsWith } from '../support/content.ts'
import { stateOf, titleOf, visibleOf } from '../support/html.ts'
import { expectLog } from '../support/reports.ts'
import { serve, testDeps } from '../support/test-deps.ts'

describe('global data', () => {
  test('is the fields of general plus organization and redirects', async () => {
    const { globals } = await testDeps()
    expect(await globals.get('nl')).toEqual({
      ...globalSets.general,
      organization: globalSets.organization,
      redirects: globalSets.redirects,
    })
  })

  test('other handles are not part of it', async () => {
    const source = fakeSource({ globals: async () => ({ ...globalSets, secret: { key: 'x' } }) })
    const { globals } = await testDeps({ source })
    expect(await globals.get('nl')).not.toHaveProperty('secret')
  })

  test('on failure it is an object with an error field saying that the fetch failed', async () => {
    expectLog('error', 'Failed to fetch global data')
    const { globals } = await testDeps({ source: fakeSource({ globals: failing() }) })
    expect(await globals.get('nl')).toEqual({ error: 'Failed to fetch global data' })
  })

  test('a field that is named error is no failure', async () => {
    const { globals } = await testDeps({ source: fakeSource(globalsWith({ error: 'Sorry' })) })
    expect(await globals.settings('nl')).toMatchObject({ failed: false, siteName: 'Example' })
  })

  test('missing handles leave an empty object', async () => {
    expectLog('warn', 'Google Site Verification ID is missing')
    const { globals } = await testDeps({ source: fakeSource({ globals: async () => ({}) }) })
    expect(await globals.get('nl')).toEqual({})
    expect((await globals.settings('nl')).siteName).toBe('')
  })

  test('settings are read from every shape without a fault', async () => {
    expectLog('warn', 'Google Site Verification ID is missing')
    const odd = { site_name: ['x'], gtm_id: { id: 1 }, gsc_verification: 3, consent: true, tagline: null }
    const source = fakeSource({ globals: async () => ({ general: odd, organization: [] as never }) })
    const { globals } = await testDeps({ source })
    expect(await globals.settings('nl')).toMatchObject({
      siteName: '',
      failed: false,
      consentRequired: false,
    })
  })

  test.each([
    ['GTM-ABC123', 'GTM-ABC123'],
    [' GTM-ABC123 ', 'GTM-ABC123'],
    ["GTM-X');alert(1)//", undefined],
    ['gtm-abc123', undefined],
    ['UA-12345', undefined],
    ['', undefined],
  ])('the analytics configuration gtm_id %j is read as %j', async (given, id) => {
    const { globals } = await testDeps({ source: fakeSource(globalsWith({ gtm_id: given })) })
    expect((await globals.settings('nl')).gtmId).toBe(id)
  })

  test.each([
    ['required', undefined, true],
    ['off', undefined, false],
    [undefined, undefined, false],
    ['required', 'off', false],
    [undefined, 'required', true],
  ])('consent in the global %j and CONSENT=%j means required: %j', async (field, variable, required) => {
    const source = fakeSource(globalsWith({ consent: field }))
    const { globals } = await testDeps({ source, config: variable ? { CONSENT: variable } : {} })
    expect((await globals.settings('nl')).consentRequired).toBe(required)
  })
})

describe('translation entries', () => {
  test('the page gets the entries of its language as its first load', async () => {
    const titled = (locale: Locale) => [{ slug: 'sitemap-title', trans: `Sitemap in ${locale}` }]
    const server = await serve({ source: fakeSource({ translations: async (locale) => titled(locale) }) })
    for (const { locale } of defaultRows) {
      const { text } = await request(server).get(defaultLanguages.withPrefix(locale, '/sitemap')).expect(200)
      expect(visibleOf(text)).toMatch(new RegExp(`<h1[^>]*>Sitemap in ${locale}</h1>`))
    }
  })

  test('what has no address to ask for its data at gets them with the document', async () => {
    const server = await serve()
    for (const [path, trans] of [
      ['/nope', 'Hallo'],
      ['/en/nope', 'Hello'],
      ['/de/nope', 'Guten Tag'],
    ] as const) {
      const { data } = stateOf((await request(server).get(path).expect(404)).text)
      expect(data.payload.translations).toEqual([{ slug: 'greeting', trans }])
    }
  })

  test('entries win over the messages of the code', async () => {
    const source = fakeSource({ translations: async () => [{ slug: 'sitemap-title', trans: 'All of it' }] })
    const answer = await request(await serve({ source })).get('/sitemap')
    expect(titleOf(answer.text)).toBe('All of it – Example')
  })
})

describe('language descriptors', () => {
  test.each([
    ['nl', 'nl_NL'],
    ['en', 'en_EN'],
    ['de', 'de_DE'],
  ])('the descriptor of %s is %s', async (locale, code) => {
    const server = await serve()
    const byCode = await request(server).get(`/api/collections/translations?locale=${code}`).expect(200)
    const byName = await request(server).get(`/api/collections/translations?locale=${locale}`).expect(200)
    expect(byCode.body).toEqual(byName.body)
  })
})
