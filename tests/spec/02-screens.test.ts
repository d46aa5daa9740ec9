/** The pages of the site, in three languages and two layouts (docs/reference/site.md#pages). */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { defaultLanguages, defaultRows } from '../../src/i18n/languages.ts'
import { showcases } from '../../src/routes.ts'
import { contentPage, failing, fakeSource, globalsWith, only } from '../support/content.ts'
import { langOf, metaOf, stateOf, titleOf, visibleOf } from '../support/html.ts'
import { payloadAt } from '../support/payload.ts'
import { expectLog } from '../support/reports.ts'
import { serve, serveFile } from '../support/test-deps.ts'

const site = await serveFile()

const everywhere = <T extends object>(rows: readonly T[]) =>
  defaultRows.flatMap(({ locale }) => rows.map((row) => ({ locale, ...row })))

const routes = everywhere([
  { path: '/', page: 'home', layout: 'default' },
  { path: '/sitemap', page: 'sitemap', layout: 'default' },
  { path: '/designsystem', page: 'designsystem', layout: 'designsystem' },
  ...showcases.map((name) => ({ path: `/designsystem/${name}`, page: 'showcase', layout: 'designsystem' })),
])

describe('every route exists in three language variants', () => {
  test.each(routes)(
    '$path in $locale shows $page in the layout $layout',
    async ({ locale, path, page, layout }) => {
      const answer = await request(site).get(defaultLanguages.withPrefix(locale, path)).expect(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(langOf(answer.text)).toBe(locale)
      const shown = { page, layout, locale, path: defaultLanguages.withPrefix(locale, path) }
      expect(stateOf(answer.text).data).toMatchObject(shown)
      expect(await payloadAt(site, shown.path)).toMatchObject(shown)
      expect(metaOf(answer.text, 'robots')).toBeUndefined()
    },
  )

  test('the showcase pages are the eleven that were asked for', () => {
    expect(showcases).toEqual([
      'bottomnav',
      'buttons',
      'card',
      'color',
      'footer',
      'header',
      'hero',
      'inputs',
      'notification',
      'offcanvas',
      'typography',
    ])
  })

  test.each([
    ['nl', '/over-ons', 'Over ons'],
    ['nl', '/over-ons/team', 'Het team'],
    ['en', '/en/about-us', 'About us'],
    ['en', '/en/about-us/team', 'The team'],
    ['de', '/de/ueber-uns', 'Über uns'],
    ['de', '/de/stra%C3%9Fe', 'Straße'],
  ])('the catch-all content page in %s shows %s', async (locale, path, title) => {
    const answer = await request(site).get(path).expect(200)
    expect(langOf(answer.text)).toBe(locale)
    expect(titleOf(answer.text)).toBe(`${title} – Example`)
    expect(visibleOf(answer.text)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  })

  test('a slug may span ten segments', async () => {
    const path = '/a/b/c/d/e/f/g/h/i/j'
    const source = fakeSource(only(contentPage('nl', path, 'Deep')))
    await request(await serve({ source }))
      .get(path)
      .expect(200)
  })

  test('an empty slug is home', async () => {
    const answer = await request(site).get('/en').expect(200)
    expect(visibleOf(answer.text)).toMatch(/<h1[^>]*>Welcome<\/h1>/)
    expect((await payloadAt(site, '/en')).data).toMatchObject({
      kind: 'content',
      page: { title: 'Welcome' },
    })
  })

  test('HEAD answers like GET without a body', async () => {
    const server = site
    const plain = { 'Accept-Encoding': 'identity' }
    const get = await request(server).get('/en/sitemap').set(plain)
    const head = await request(server).head('/en/sitemap').set(plain).expect(200)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.text ?? '').toBe('')
  })
})

describe('root shell', () => {
  test('adds a site-verification meta tag with gsc_verification from global data', async () => {
    const answer = await request(site).get('/en/about-us')
    expect(metaOf(answer.text, 'google-site-verification')).toBe('verify-me')
  })

  test('the value is escaped', async () => {
    const source = fakeSource(globalsWith({ gsc_verification: '"><script>alert(1)</script>' }))
    const answer = await request(await serve({ source })).get('/')
    expect(answer.text).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  })

  test.each([undefined, null, '', '  ', 7])('without the value (%j) a warning is logged', async (value) => {
    expectLog('warn', 'Google Site Verification ID is missing from globalData.')
    const source = fakeSource(globalsWith({ gsc_verification: value }))
    const answer = await request(await serve({ source }))
      .get('/')
      .expect(200)
    expect(metaOf(answer.text, 'google-site-verification')).toBeUndefined()
  })
})

describe('error screen', () => {
  const keys = {
    translations: async () => [
      { slug: '404-title', trans: 'Own title' },
      { slug: '404-text', trans: 'Own text' },
      { slug: '404-button', trans: 'Own button' },
    ],
  }

  test.each(defaultRows)(
    'has a title, a text and a button to the home of $locale, from translation keys',
    async ({ locale }) => {
      const answer = await request(await serve({ source: fakeSource(keys) })).get(
        defaultLanguages.withPrefix(locale, '/nope'),
      )
      const html = visibleOf(answer.text)
      expect(html).toMatch(/<h1[^>]*>Own title<\/h1>/)
      expect(html).toMatch(/<p[^>]*>Own text<\/p>/)
      expect(html).toMatch(
        new RegExp(`<a[^>]* href="${defaultLanguages.withPrefix(locale, '/')}"[^>]*>Own button</a>`),
      )
    },
  )

  test('a fatal error is a 500 in the language of the address, without its cause', async () => {
    expectLog('error', 'Request failed')
    const source = fakeSource({ page: failing('secret cause') })
    const answer = await request(await serve({ source }))
      .get('/de/ueber-uns')
      .expect(500)
    expect(langOf(answer.text)).toBe('de')
    expect(answer.text).not.toContain('secret cause')
    expect(metaOf(answer.text, 'robots')).toBe('noindex')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(visibleOf(answer.text)).toMatch(/<a[^>]* href="\/de"/)
  })

  test('renders when the content system is down altogether', async () => {
    expectLog('error', 'Request failed')
    expectLog('error', 'Failed to fetch global data')
    expectLog('error', 'Failed to fetch translations')
    expectLog('error', 'Redirect rules could not be loaded')
    expectLog('error', 'Navigation could not be loaded')
    expectLog('warn', 'Google Site Verification ID is missing from globalData.')
    const down = failing()
    const source = fakeSource({
      ...{ page: down, tree: down, navigation: down, globals: down, translations: down, forms: down },
    })
    const answer = await request(await serve({ source }))
      .get('/en/about-us')
      .expect(500)
    expect(langOf(answer.text)).toBe('en')
    expect(visibleOf(answer.text)).toMatch(/<h1[^>]*>.+<\/h1>/)
  })

  test('renders when the layout itself fails', async () => {
    expectLog('error', 'Request failed')
    expectLog('error', 'The error screen could not be rendered inside its layout')
    // A menu of another shape than every source promises breaks the header.
    const source = fakeSource({ navigation: async (_, menu) => (menu === 'main' ? [null] : []) as never })
    const answer = await request(await serve({ source }))
      .get('/en/about-us')
      .expect(500)
    expect(langOf(answer.text)).toBe('en')
    expect(visibleOf(answer.text)).toMatch(/<h1[^>]*>.+<\/h1>/)
  })
})
