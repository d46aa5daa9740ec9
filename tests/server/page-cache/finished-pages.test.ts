import request from 'supertest'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CmsError } from '../../../server/cms/http-client/cms-error.ts'
import { defaultLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import { untilCompared } from '../../support/compared.ts'
import { consentAnswer } from '../../support/consent.ts'
import { contentPage, fakeSource, only } from '../../support/content.ts'
import { createGate } from '../../support/gate.ts'
import { sendRaw } from '../../support/raw.ts'
import { expectLog } from '../../support/reports.ts'
import { buildId, type LogLine, serve, serveDeps, testDeps } from '../../support/test-deps.ts'

const off = { PAGE_CACHE_MAX_BYTES: '0' }
const payloadOf = (path: string) => `${path === '/' ? '' : path}/_payload.json?${buildId}`

/** What the request lines of a log say of the cache. */
const cachesIn = (log: readonly LogLine[]) =>
  log.filter(({ msg }) => msg === 'request').map(({ cache }) => cache)

const down = () => {
  throw new CmsError('unreachable', 'The content system is down')
}

/** Headers without those that tell how an answer came to be; what is kept is compressed better in time. */
function lasting(headers: Readonly<Record<string, string>> = {}) {
  const { date: _date, 'server-timing': _timing, 'content-length': length, ...rest } = headers
  return rest['content-encoding'] ? rest : { ...rest, length }
}

describe('an answer from the cache is the very answer that it would be without', () => {
  const inner = ['/', '/sitemap', '/designsystem']
  const pages = [
    ...defaultRows.flatMap(({ locale }) => inner.map((path) => defaultLanguages.withPrefix(locale, path))),
    '/en/designsystem/buttons',
    '/over-ons',
    '/en/about-us/team',
    '/de/stra%C3%9Fe',
    '/en/nope',
    '/moved',
  ]
  const source = fakeSource({
    async page(locale, path) {
      if (path === '/moved') return { kind: 'redirect', to: '/over-ons', status: 302 }
      return fakeSource().page(locale, path)
    },
  })
  const requests = [
    ['as it is', {}],
    ['compressed with gzip', { 'Accept-Encoding': 'gzip' }],
    ['compressed with Brotli', { 'Accept-Encoding': 'br' }],
    ['in Chinese', { 'Accept-Language': 'zh' }],
    ['from a visitor with a theme', { Cookie: 'theme=dark' }],
    ['from a visitor who agreed', { Cookie: `consent=${consentAnswer('yes')}` }],
    ['from a visitor with another cookie', { Cookie: 'form_sent=contact; theme=pink' }],
  ] as const

  test.each(requests)(
    '%s',
    async (_, headers) => {
      const log: LogLine[] = []
      const kept = await serve({ source, log })
      const made = await serve({ source, config: off })
      for (const address of pages.flatMap((path) => [path, payloadOf(path)])) {
        await request(kept).get(address).set({ 'Accept-Encoding': 'identity' }).redirects(0)
        for (const method of ['get', 'head'] as const) {
          const asked = { 'Accept-Encoding': 'identity', 'X-Request-Id': 'same', ...headers }
          const [one, other] = await Promise.all(
            [kept, made].map((server) => request(server)[method](address).set(asked).redirects(0)),
          )
          expect([one?.status, lasting(one?.headers), one?.text], address).toEqual([
            other?.status,
            lasting(other?.headers),
            other?.text,
          ])
        }
      }
      expect(cachesIn(log)).toContain('hit')
    },
    60_000,
  )

  test('also when the browser has it already', async () => {
    const kept = await serve()
    const made = await serve({ config: off })
    for (const address of ['/en', payloadOf('/en')]) {
      const { etag = '' } = (await request(kept).get(address)).headers
      expect(etag).not.toBe('')
      for (const server of [kept, made]) {
        const answer = await request(server).get(address).set('If-None-Match', etag)
        expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', etag])
      }
    }
  })
})

describe('the log says where a page came from', () => {
  test.each([
    ['a document', '/en', {}, ['miss', 'hit']],
    ['a payload', payloadOf('/en'), {}, ['miss', 'hit']],
    ['a payload for a visitor with choices', payloadOf('/en'), { Cookie: 'theme=dark' }, ['miss', 'hit']],
    ['a document for a visitor with choices', '/en', { Cookie: 'theme=dark' }, ['miss', 'hit']],
    [
      'a document for a visitor who decided',
      '/en',
      { Cookie: `consent=${consentAnswer('no')}` },
      ['miss', 'hit'],
    ],
    ['an address with a query', '/en?a=b', {}, ['miss', 'hit']],
    ['an address with an empty query', '/en?', {}, ['miss', 'hit']],
    ['thanks for a form', '/en?sent=contact', { Cookie: 'form_sent=contact' }, ['none', 'none']],
    ['thanks for a form that this visitor did not send', '/en?sent=contact', {}, ['miss', 'hit']],
    ['an example that is not there', '/en/designsystem/buttons?example=none', {}, ['miss', 'hit']],
    ['a view of examples', '/en/designsystem/buttons?width=390', {}, ['none', 'none']],
    ['a payload without a build', '/en/_payload.json', {}, ['none', 'none']],
    ['a payload with more than the build', `${payloadOf('/en')}?x`, {}, ['none', 'none']],
    ['a payload of another build', '/en/_payload.json?other', {}, ['none', 'none']],
    ['an address that is no page', '/en/nope', {}, ['none', 'hit']],
    ['an address that is no page, for code', '/en/nope', { Accept: 'application/json' }, ['none', 'none']],
    ['an address that is no page, with a query', '/en/nope?a=b', {}, ['none', 'none']],
    ['a file', '/robots.txt', {}, ['none', 'none']],
  ])('%s', async (_, address, headers, expected) => {
    const log: LogLine[] = []
    const server = await serve({ log })
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    // As it is: clients leave an empty query out.
    const asked = [`GET ${address} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines]
    await sendRaw(server, ...asked)
    await sendRaw(server, ...asked)
    expect(cachesIn(log)).toEqual(expected)
  })
})

describe('a change of the content', () => {
  test('shows within half a second, and nobody waits for it', async () => {
    const shown = { title: 'Before' }
    const page: typeof source.page = async (locale, path) =>
      only(contentPage('en', '/about-us', shown.title)).page(locale, path)
    const source = fakeSource({ page: (locale, path) => page(locale, path) })
    const deps = await testDeps({ source })
    const server = await serveDeps(deps)
    for (const address of ['/en/about-us', payloadOf('/en/about-us')])
      expect((await request(server).get(address)).text).toContain('Before')
    shown.title = 'After'
    source.change()
    expect(deps.pages.getReady('/en/about-us')?.isStale).toBe(true)
    await untilCompared(deps)
    for (const address of ['/en/about-us', payloadOf('/en/about-us')]) {
      const { text, headers } = await request(server).get(address)
      expect(text).toContain('After')
      expect(headers['server-timing']).toContain('hit')
    }
  })

  test('that takes a page away is a 404 at the next request', async () => {
    const pages = { are: true }
    const source = fakeSource({
      page: async (locale, path) => (pages.are ? fakeSource().page(locale, path) : { kind: 'missing' }),
      has: async (locale, path) => pages.are && fakeSource().has(locale, path),
    })
    const server = await serve({ source })
    expect((await request(server).get('/en/about-us')).status).toBe(200)
    pages.are = false
    source.change()
    expect((await request(server).get('/en/about-us')).status).toBe(404)
  })

  test('while content cannot be had leaves the page that is known', async () => {
    const cms = { isDown: false }
    const source = fakeSource({
      page: async (locale, path) => (cms.isDown ? down() : fakeSource().page(locale, path)),
    })
    const server = await serve({ source })
    const before = await request(server).get('/en/about-us')
    cms.isDown = true
    source.change()
    const after = await request(server).get('/en/about-us')
    expect([after.status, after.text]).toEqual([200, before.text])
    expect((await request(server).get('/en/about-us/team')).status).toBe(503)
  })

  test('is looked for when a page is known, as a source over HTTP needs it', async () => {
    const asked: string[] = []
    const source = fakeSource({
      page: async (locale, path) => {
        asked.push(path)
        return fakeSource().page(locale, path)
      },
    })
    const server = await serve({ source })
    await request(server).get('/en/about-us')
    await request(server).get('/en/about-us')
    await request(server).get('/en/designsystem')
    await request(server).get('/en/designsystem')
    expect(asked).toEqual(['/about-us', '/about-us'])
  })

  test('is looked for in the menus of its language too, as at the making of a page', async () => {
    const asked: string[] = []
    const source = fakeSource({
      navigation: async (locale, handle) => {
        asked.push(`${locale} ${handle}`)
        return fakeSource().navigation(locale, handle)
      },
    })
    const server = await serve({ source })
    await request(server).get('/en/about-us')
    const first = new Set(asked.splice(0))
    await request(server).get('/en/about-us')
    expect(first).toContain('en main')
    expect(asked.toSorted()).toEqual([...first].toSorted())
  })
})

describe('a page that lacks something is shown for five seconds, then made anew', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const contact = contentPage('en', '/about-us', 'Contact', {
    fields: { blocks: [{ type: 'form', form: 'contact' }] },
  })
  const parts = {
    'its texts': ['translations', 'Failed to fetch translations'],
    'its settings': ['globals', 'Failed to fetch global data'],
    'its forms': ['forms', 'Forms could not be loaded'],
    'its menu': ['navigation', 'Navigation could not be loaded'],
  } as const

  test.each(Object.entries(parts))('%s', async (_, [method, message]) => {
    const cms = { isDown: true }
    const longer = [{ slug: 'home', trans: 'A longer word for the first page of the site' }]
    const whole = fakeSource({ ...only(contact), translations: async () => longer })
    const ask = async (...asked: never[]) =>
      cms.isDown ? down() : (whole[method] as (...asked: never[]) => unknown)(...asked)
    const source = fakeSource({ ...only(contact), [method]: ask })
    const log: LogLine[] = []
    const server = await serve({ source, log })
    expectLog('error', message)
    if (method === 'globals') expectLog('warn', 'Google Site Verification ID is missing')
    const partial = await request(server).get('/en/about-us')
    expect(partial.status).toBe(200)
    cms.isDown = false
    expect((await request(server).get('/en/about-us')).text).toBe(partial.text)
    vi.advanceTimersByTime(5_001)
    const { text } = await request(server).get('/en/about-us')
    expect(text.length).toBeGreaterThan(partial.text.length)
    await request(server).get('/en/about-us')
    expect(cachesIn(log)).toEqual(['miss', 'stale', 'miss', 'hit'])
  })

  test('forms that never come cost only the pages that show one', async () => {
    const asked: string[] = []
    const source = fakeSource({
      page: async (locale, path) =>
        path === '/about-us' ? only(contact).page(locale, path) : fakeSource().page(locale, path),
      forms: async () => {
        asked.push('forms')
        return down()
      },
    })
    const log: LogLine[] = []
    const server = await serve({ source, log })
    expectLog('error', 'Forms could not be loaded')
    for (const path of ['/en', '/en/about-us']) {
      await request(server).get(path)
      vi.advanceTimersByTime(5_001)
      await request(server).get(path)
    }
    expect(cachesIn(log)).toEqual(['miss', 'hit', 'miss', 'hit'])
    expect(asked).toEqual(['forms', 'forms'])
  })
})

test('thirty visitors of one cold page in three languages cost one making each, in their own language', async () => {
  const gate = createGate()
  const asked: string[] = []
  const source = fakeSource({
    async page(locale, path) {
      asked.push(locale)
      await gate.passed
      return fakeSource().page(locale, path)
    },
  })
  const server = await serveDeps(await testDeps({ source }))
  const visits = Array.from({ length: 30 }, (_, n) => defaultRows[n % 3] ?? defaultRows[0]).map(
    async ({ locale, lang }) => {
      const { text } = await request(server)
        .get(defaultLanguages.withPrefix(locale, '/'))
        .set('Accept-Language', 'nl')
      return text.includes(`<html lang="${lang}"`)
    },
  )
  await expect.poll(() => asked.length).toBe(3)
  const making = asked.toSorted()
  gate.open()
  expect(await Promise.all(visits)).toEqual(visits.map(() => true))
  expect(making).toEqual(['de', 'en', 'nl'])
})
