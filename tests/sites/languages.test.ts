/** Visitors are offered the languages that a project has, whatever their browser prefers. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { createFastPath } from '../../server/fast-path/fast-path.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { langOf } from '../support/html.ts'
import { openProduct } from '../support/product.ts'
import { siteUrl } from '../support/test-deps.ts'

type Headers = Readonly<Record<string, string>>

async function serveProject(folder: string): Promise<Server> {
  const dir = join(import.meta.dirname, '../..', folder)
  const { deps } = await openProduct({ CONTENT_DIR: dir })
  const server = createHttpServer(createApp(deps), createFastPath(deps)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(async () => {
    server.close().closeAllConnections()
    await deps.content.close()
  })
  return server
}

const gemeente = await serveProject('tests/fixtures/sites/gemeente')
const werkplek = await serveProject('tests/fixtures/sites/werkplek')
const embedded = await serveProject('server/cms/embedded')

/** Asks twice: Express makes the page, and the second answer comes from memory where it can. */
async function ask(site: Server, path: string, headers: Headers = {}) {
  const get = () => request(site).get(path).set(headers).redirects(0)
  const [first, second] = [await get(), await get()]
  expect([second.status, second.headers.location]).toEqual([first.status, first.headers.location])
  return second
}

const linkedLanguages = (html: string) =>
  [...new Set([...html.matchAll(/<a [^>]*hrefLang="(\w+)"/gi)].map(([, lang]) => lang))].sort()
const namedLanguages = (html: string) =>
  [...html.matchAll(/<link rel="alternate"[^>]*hrefLang="([\w-]+)"/gi)].map(([, lang]) => lang).sort()

const english = { 'Accept-Language': 'en-GB,en;q=0.9' }

describe('a project in Dutch alone', () => {
  test.each([
    ['an English browser', english],
    ['a German browser', { 'Accept-Language': 'de' }],
    ['a cookie of a language that it does not have', { Cookie: 'i18n_redirected=en' }],
    ['such a cookie and an English browser', { Cookie: 'i18n_redirected=en', ...english }],
  ])('%s gets the Dutch home page', async (_who, headers) => {
    const answer = await ask(gemeente, '/', headers)
    expect([answer.status, langOf(answer.text)]).toEqual([200, 'nl'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a link of the site to a Dutch page sets no cookie for an English browser', async () => {
    const headers = { ...english, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' }
    const answer = await ask(gemeente, '/', headers)
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
  })

  test.each(['/', '/sitemap', '/nope'])('%s offers no other language, and names none', async (path) => {
    const { text } = await ask(gemeente, path)
    expect(linkedLanguages(text)).toEqual([])
    expect(text).not.toContain('Taal kiezen')
    expect(namedLanguages(text).filter((lang) => lang !== 'nl' && lang !== 'x-default')).toEqual([])
  })

  test('an address of another language is 404, and offers Dutch', async () => {
    const answer = await ask(gemeente, '/en')
    expect(answer.status).toBe(404)
    expect(linkedLanguages(answer.text)).toEqual(['en', 'nl'])
  })

  test('the sitemap for search engines has Dutch pages alone', async () => {
    const { text } = await request(gemeente).get('/sitemap.xml')
    expect(text).toContain(`<loc>${siteUrl}/sitemap</loc>`)
    expect(text).not.toMatch(new RegExp(`${siteUrl}/(?:en|de)[/<]`))
  })
})

describe('a project in Dutch and German', () => {
  test.each([
    ['an English browser', english, undefined],
    ['a German browser', { 'Accept-Language': 'de' }, '/de'],
    ['a browser that prefers English to German', { 'Accept-Language': 'en, de;q=0.5' }, '/de'],
    ['a browser that prefers English to Dutch', { 'Accept-Language': 'en, nl;q=0.5, de;q=0.1' }, undefined],
    [
      'a cookie of English in a German browser',
      { Cookie: 'i18n_redirected=en', 'Accept-Language': 'de' },
      '/de',
    ],
    ['a German cookie', { Cookie: 'i18n_redirected=de', ...english }, '/de'],
  ])('%s: %j is sent to %s', async (_who, headers, target) => {
    const answer = await ask(werkplek, '/', headers)
    expect([answer.status, answer.headers.location]).toEqual([target ? 302 : 200, target])
  })

  test.each(['/', '/sitemap'])('%s offers both', async (path) => {
    const { text } = await ask(werkplek, path)
    expect(linkedLanguages(text)).toEqual(['de', 'nl'])
    expect(namedLanguages(text)).toEqual(['de', 'nl', 'x-default'])
  })
})

describe('a project in all languages', () => {
  test.each([
    ['an English browser', english, '/en'],
    ['a German cookie', { Cookie: 'i18n_redirected=de', ...english }, '/de'],
    ['a Dutch browser', { 'Accept-Language': 'nl, en;q=0.5' }, undefined],
  ])('%s: %j is sent to %s', async (_who, headers, target) => {
    const answer = await ask(embedded, '/', headers)
    expect([answer.status, answer.headers.location]).toEqual([target ? 302 : 200, target])
  })

  test.each(['/', '/sitemap', '/nope'])('%s offers all', async (path) => {
    const { text } = await ask(embedded, path)
    expect(text).toContain('Taal kiezen')
    expect(linkedLanguages(text)).toEqual(['de', 'en', 'nl'])
  })
})

/** The languages of each project, and those of the site's table that it lacks. */
const projects = [
  ['bureau', ['en', 'nl']],
  ['fabriek', ['de', 'en', 'nl']],
  ['gemeente', ['nl']],
  ['handbook', ['en', 'nl']],
  ['kanzlei', ['de', 'en']],
  ['werkplek', ['de', 'nl']],
] as const

describe.each(projects)('%s has %j', async (name, languages) => {
  const site = await serveProject(`tests/fixtures/sites/${name}`)
  const all = ['nl', 'en', 'de']
  const lacking = all.filter((lang) => !languages.some((each) => each === lang))
  const own = ['/sitemap', '/search', '/designsystem', '/designsystem/hero', '/feed.xml', '/feed.json']
  const isOf = (text: string, lang: string) =>
    new RegExp(`(?:href="|<loc>)[^"<]*/${lang}(?:[/"<?])`).test(text)

  test.each(['/', '/sitemap', '/search?q=a', '/designsystem', '/nope', '/feed.xml', '/sitemap.xml'])(
    '%s neither links nor names another',
    async (path) => {
      const answer = await request(site).get(path).redirects(0)
      // Examples of the design system link fragments of their own page.
      const text = answer.text.replaceAll(/<a [^>]*href="#[^>]*>/g, '')
      expect(linkedLanguages(text).filter((lang) => lang && lacking.includes(lang))).toEqual([])
      expect(namedLanguages(text).filter((lang) => lang && lacking.includes(lang))).toEqual([])
      expect(lacking.filter((lang) => isOf(text, lang))).toEqual([])
    },
  )

  test('nobody is sent to another from the home page', async () => {
    for (const lang of lacking) {
      const answer = await ask(site, '/', { 'Accept-Language': lang, Cookie: `i18n_redirected=${lang}` })
      expect(answer.headers.location ?? '/').not.toMatch(new RegExp(`^/${lang}`))
    }
  })

  test('of another there is neither a page of the site itself nor a feed', async () => {
    const paths = lacking.flatMap((lang) => own.map((path) => `/${lang}${path}`))
    for (const path of paths) {
      const { status } = await request(site).get(path).redirects(1)
      if (status !== 404) expect([path, status]).toEqual([path, 404])
    }
  })
})
