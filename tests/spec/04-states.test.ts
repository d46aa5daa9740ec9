/** What is loaded once, and what changes with the language (docs/reference/site.md#texts). */
import request from 'supertest'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { payloadUrl, textsParam } from '../../src/router/payload-url.ts'
import { untilCompared } from '../support/compared.ts'
import { fakeSource, globalSets } from '../support/content.ts'
import { langOf } from '../support/html.ts'
import { payloadAt } from '../support/payload.ts'
import { expectLog } from '../support/reports.ts'
import { buildId, serve, serveDeps, testDeps } from '../support/test-deps.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A source that counts how often globals and translations are asked. */
function counting() {
  const asked = { globals: 0, translations: 0 }
  const source = fakeSource({
    globals: async () => {
      asked.globals++
      return globalSets
    },
    translations: async (locale) => {
      asked.translations++
      return [{ slug: 'greeting', trans: locale }]
    },
  })
  return { asked, source }
}

describe('language', () => {
  test.each([
    ['/', 'nl'],
    ['/en', 'en'],
    ['/de', 'de'],
    ['/en/sitemap', 'en'],
    ['/de/ueber-uns', 'de'],
  ])('%s is %s, whatever the cookie and the browser say', async (path, locale) => {
    const answer = await request(await serve())
      .get(path)
      .set('Cookie', 'i18n_redirected=nl')
      .set('Accept-Language', 'fr')
      .expect(200)
    expect(langOf(answer.text)).toBe(locale)
  })

  test('a page lists the same page in every language, or that language’s home where it has none', async () => {
    const { shell } = await payloadAt(await serve(), '/over-ons/team')
    expect(shell.languages).toMatchObject([
      { locale: 'nl', label: 'Nederlands', href: '/over-ons/team', current: true, translated: true },
      { locale: 'en', label: 'English', href: '/en/about-us/team', current: false, translated: true },
      { locale: 'de', label: 'Deutsch', href: '/de', current: false, translated: false },
    ])
  })

  test('the switch is ordinary links', async () => {
    const { text } = await request(await serve()).get('/en/about-us')
    for (const href of ['/over-ons', '/de/ueber-uns'])
      expect(text).toMatch(new RegExp(`<a [^>]*href="${href}"`))
  })
})

describe('global data', () => {
  test('is read once, only if not already loaded', async () => {
    const { asked, source } = counting()
    const server = await serve({ source })
    await request(server).get('/')
    await request(server).get('/sitemap')
    await request(server).get('/api/globalsData')
    expect(asked.globals).toBe(1)
  })

  test('is refreshed after its lifetime, in the background', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { asked, source } = counting()
    const { globals } = await testDeps({ source, config: { GLOBALS_TTL_S: '10' } })
    await globals.get('nl')
    vi.advanceTimersByTime(9_000)
    await globals.get('nl')
    expect(asked.globals).toBe(1)
    vi.advanceTimersByTime(2_000)
    await globals.get('nl')
    expect(asked.globals).toBe(2)
  })

  test('is read again when content changed', async () => {
    const { asked, source } = counting()
    const { globals } = await testDeps({ source })
    await globals.get('nl')
    source.change()
    await globals.get('nl')
    expect(asked.globals).toBe(2)
  })
})

describe('translations', () => {
  test('are loaded for each language once', async () => {
    const { asked, source } = counting()
    const server = await serve({ source })
    for (const path of ['/', '/sitemap', '/en', '/en/sitemap', '/de']) await request(server).get(path)
    expect(asked.translations).toBe(3)
  })

  test('that a document was made with travel with the data that it asks for, which is kept like any other', async () => {
    const server = await serve({ source: counting().source })
    const ask = () =>
      request(server)
        .get(`${payloadUrl('/en', buildId)}&${textsParam}`)
        .expect(200)
    const { body } = await ask()
    expect(body).toMatchObject({ path: '/en', translations: [{ slug: 'greeting', trans: 'en' }] })
    expect((await ask()).headers['server-timing']).toContain('hit')
    expect(await payloadAt(server, '/en')).not.toHaveProperty('translations')
  })

  test('that the server could not have are left out of that data: the browser asks the API', async () => {
    expectLog('error', 'Failed to fetch translations')
    const source = fakeSource({ translations: () => Promise.reject(new Error('down')) })
    const { body } = await request(await serve({ source })).get(`${payloadUrl('/en', buildId)}&${textsParam}`)
    expect(body).toMatchObject({ path: '/en', status: 200 })
    expect(body).not.toHaveProperty('translations')
  })

  test('thirty visitors at once get each their own language, with one load per language', async () => {
    const { asked, source } = counting()
    const { content } = await testDeps({ source })
    const locales = Array.from({ length: 10 }, () => ['nl', 'en', 'de'] as const).flat()
    const answers = await Promise.all(locales.map((locale) => content.translations(locale)))
    expect(answers.map(([entry]) => entry?.trans)).toEqual(locales)
    expect(asked.translations).toBe(3)
  })
})

describe('content that changes', () => {
  test('shows without a restart', async () => {
    const title = { now: 'Old' }
    const source = fakeSource({
      globals: async () => ({ general: { ...globalSets.general, site_name: title.now } }),
    })
    const deps = await testDeps({ source })
    const server = await serveDeps(deps)
    expect((await request(server).get('/')).text).toContain('Old')
    title.now = 'New'
    source.change()
    await untilCompared(deps)
    expect((await request(server).get('/')).text).toContain('New')
  })
})
