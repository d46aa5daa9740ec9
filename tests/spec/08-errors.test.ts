/** The wording of each error (docs/reference/site.md#messages). */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { xmlToJson } from '../../server/cms/http-client/body/xml.ts'
import { localeName } from '../../src/i18n/languages.ts'
import * as messages from '../../src/shared/errors.ts'
import { failing, fakeSource } from '../support/content.ts'
import { metaOf, titleOf, visibleOf } from '../support/html.ts'
import { expectLog } from '../support/reports.ts'
import { type LogLine, serve, serveDeps, serveFile, testDeps } from '../support/test-deps.ts'

const site = await serveFile()

test('the wordings are those of the catalogue, to the letter', () => {
  expect({
    ...messages,
    routeNotFound: messages.routeNotFound('/x'),
    pageNotFound: messages.pageNotFound('/x'),
    translationsStatus: messages.translationsStatus(503),
  }).toMatchObject({
    routeNotFound: 'Page not found: /x',
    pageNotFound: 'Page Not Found: /x',
    payloadHost: 'Payload URL must not include hostname',
    globals: 'Failed to fetch global data',
    gtm: 'Failed to fetch GTM ID',
    translations: 'Failed to fetch translations',
    translationsStatus: 'Error fetching translations: 503',
    mount: 'Error while mounting app:',
    verification: 'Google Site Verification ID is missing from globalData.',
    xml: 'Failed to convert XML to JSON',
  })
})

describe('global data fetch fails', () => {
  const expected = () => {
    expectLog('error', 'Failed to fetch global data')
    expectLog('warn', 'Google Site Verification ID is missing from globalData.')
  }

  test('the site still renders', async () => {
    expected()
    const answer = await request(await serve({ source: fakeSource({ globals: failing() }) })).get(
      '/en/about-us',
    )
    expect(answer.status).toBe(200)
    expect(titleOf(answer.text)).toBe('About us')
    expect(metaOf(answer.text, 'google-site-verification')).toBeUndefined()
  })

  test('analytics have no id: 503 as problem JSON', async () => {
    expected()
    const answer = await request(await serve({ source: fakeSource({ globals: failing() }) })).get(
      '/api/globalsData',
    )
    expect(answer.status).toBe(503)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.headers['retry-after']).toBeDefined()
    expect(answer.body).toMatchObject({ status: 503, detail: 'Failed to fetch global data' })
  })

  test('the old data is served when a refresh fails', async () => {
    expectLog('error', 'Failed to fetch global data')
    const state = { down: false }
    const working = fakeSource()
    const source = fakeSource({ globals: (locale) => (state.down ? failing()() : working.globals(locale)) })
    const deps = await testDeps({ source })
    const before = await deps.globals.get('nl')
    state.down = true
    source.change()
    expect(await deps.globals.get('nl')).toEqual(before)
  })
})

describe('translation fetch fails', () => {
  test('it is logged, and the page renders with the messages of the code', async () => {
    expectLog('error', 'Failed to fetch translations')
    const answer = await request(await serve({ source: fakeSource({ translations: failing() }) })).get(
      '/en/sitemap',
    )
    expect(answer.status).toBe(200)
    expect(visibleOf(answer.text)).toMatch(/<h1[^>]*>Sitemap<\/h1>/)
    expect(titleOf(answer.text)).toBe('Sitemap – Example')
  })

  test('the API answers with an error', async () => {
    expectLog('error', 'Request failed')
    const server = await serve({ source: fakeSource({ translations: failing('secret cause') }) })
    const answer = await request(server).get('/api/collections/translations')
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(answer.text).not.toContain('secret cause')
  })
})

test('a menu that cannot be had is left out', async () => {
  expectLog('error', 'Navigation could not be loaded')
  const answer = await request(await serve({ source: fakeSource({ navigation: failing() }) })).get('/')
  expect(answer.status).toBe(200)
})

test("no configured locales on lookup: the locale name is 'unknown'", () => {
  expect(localeName('nl', [])).toBe('unknown')
})

test("XML conversion fails: logs 'Failed to convert XML to JSON' and rethrows", async () => {
  expectLog('error', /^Failed to convert XML to JSON/)
  const { logger } = await testDeps()
  expect(() => xmlToJson('<r>', { logger, maxBytes: 1000 })).toThrow()
})

describe('a fatal error', () => {
  test('is logged with its cause and the id of the request, once', async () => {
    expectLog('error', 'Request failed: boom')
    const log: LogLine[] = []
    const server = await serve({ source: fakeSource({ page: failing('boom') }), log })
    const answer = await request(server).get('/over-ons').expect(500)
    const errors = log.filter(({ level }) => level >= 50)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({ reqId: answer.headers['x-request-id'], err: { message: 'boom' } })
  })

  test('is problem JSON for who asks for JSON', async () => {
    expectLog('error', 'Request failed')
    const server = await serve({ source: fakeSource({ page: failing('secret cause') }) })
    const answer = await request(server).get('/over-ons').set('Accept', 'application/json').expect(500)
    expect(answer.body).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 })
  })

  test('while rendering is a 500 as well', async () => {
    expectLog('error', 'Request failed')
    const source = fakeSource({
      tree: async () => [{ title: { html: '' }, path: '/x', children: [] }] as never,
    })
    const answer = await request(await serve({ source }))
      .get('/sitemap')
      .expect(500)
    expect(visibleOf(answer.text)).toMatch(/<h1[^>]*>.+<\/h1>/)
  })

  test.each([
    ['/over-ons', 500, 'Internal Server Error'],
    ['/a/b/c/d/e/f/g/h/i/j/k', 404, 'Not Found'],
  ])('that the error screen meets too (%s) is a plain page of status %i', async (path, status, reason) => {
    expectLog('error', /^The error screen could not be loaded/)
    if (status === 500) expectLog('error', 'Request failed')
    const log: LogLine[] = []
    const server = await serve({ source: fakeSource({ translations: async () => [null] as never }), log })
    const answer = await request(server).get(path).expect(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.text).toContain(`<h1>${status} ${reason}</h1>`)
    expect(answer.text).not.toMatch(/TypeError|\.ts/)
    for (const { reqId } of log.filter(({ level }) => level >= 50))
      expect(reqId).toBe(answer.headers['x-request-id'])
  })

  test('of one visitor does not hurt the next', async () => {
    expectLog('error', 'Request failed')
    const working = fakeSource()
    const source = fakeSource({
      page: (locale, path) => (path === '/bad' ? failing()() : working.page(locale, path)),
    })
    const server = await serveDeps(await testDeps({ source }))
    await request(server).get('/bad').expect(500)
    await request(server).get('/over-ons').expect(200)
  })
})

describe('the kind of answer to a missing page', () => {
  test.each([
    ['*/*', 'text/html'],
    ['text/html', 'text/html'],
    ['text/html,application/json;q=0.9', 'text/html'],
    ['application/json', 'application/problem+json'],
    ['application/json, text/html;q=0.5', 'application/problem+json'],
    ['image/png', 'text/html'],
  ])('for Accept: %s is %s', async (accept, type) => {
    for (const path of ['/nope', '/en/designsystem/nope', '/de/nope']) {
      const answer = await request(site).get(path).set('Accept', accept).expect(404)
      expect(answer.headers['content-type']).toContain(type)
    }
  })
})
