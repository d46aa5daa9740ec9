import { runInNewContext } from 'node:vm'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { readVisitorCookies } from '../../../server/http/cookies.ts'
import { escapeHtml, safeJson } from '../../../server/render/document.ts'
import { preferencesScript } from '../../../server/render/preferences-script.ts'
import { consentAnswer } from '../../support/consent.ts'
import { contentPage, fakeSource, globalsWith, only } from '../../support/content.ts'
import { alternatesOf, canonicalOf, scriptsBesideData, stateOf, titleOf } from '../../support/html.ts'
import { serve, siteUrl } from '../../support/test-deps.ts'

const hostile = '</script><script>alert(1)</script><!--<script>'

describe('the state of a page', () => {
  test.each([hostile, '\u2028\u2029', '&lt;', '<!--', ']]>', '\'"`', '\u0000', '\ud800'])(
    'JSON survives a script element: %j',
    (text) => {
      const json = safeJson({ [text]: text })
      expect(json).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(json)).toEqual({ [text]: text })
    },
  )

  const inContent = {
    'a title': only(contentPage('nl', '/x', hostile)),
    'a translation slug': { translations: async () => [{ slug: hostile, trans: 'x' }] },
    'a translation': { translations: async () => [{ slug: '404-title', trans: hostile }] },
    'the site name': globalsWith({ site_name: hostile }),
    'the organization': {
      globals: async () => ({ general: { gsc_verification: 'x' }, organization: { [hostile]: hostile } }),
    },
    'a menu': { navigation: async () => [{ title: hostile, href: '/x', children: [] }] },
    'a field': only(
      contentPage('nl', '/x', 'X', { fields: { lead: hostile, label: hostile, picture_caption: hostile } }),
    ),
  }
  test.each(Object.entries(inContent))('a script in %s stays text', async (_name, overrides) => {
    const server = await serve({ source: fakeSource(overrides) })
    for (const path of ['/x', '/sitemap', '/en/nope']) {
      const { text } = await request(server).get(path)
      expect(scriptsBesideData(text)).toHaveLength(3)
      expect(text.includes('<script>alert')).toBe(false)
      expect(() => stateOf(text)).not.toThrow()
    }
  })

  test('holds what the browser needs to take the page over', async () => {
    const { text } = await request(await serve({ config: { API_BASE: 'https://api.example.org' } }))
      .get('/de/ueber-uns')
      .set('Cookie', `theme=dark; consent=${consentAnswer('yes')}`)
    expect(stateOf(text).data).toMatchObject({
      buildId: 'test-build',
      apiBase: 'https://api.example.org',
      visitor: { theme: 'dark', consent: 'yes' },
      ...{ page: 'content', layout: 'default', locale: 'de', path: '/de/ueber-uns', status: 200 },
    })
  })
})

describe('the inline script', () => {
  const run = (cookie: string) => {
    const dataset: Record<string, string> = {}
    const document = { cookie, documentElement: { dataset }, querySelector: () => null }
    runInNewContext(preferencesScript, { document, navigator: {} })
    return { ...dataset }
  }
  const [yes, no] = [consentAnswer('yes'), consentAnswer('no')]

  test('is at most 400 bytes', () => {
    expect(Buffer.byteLength(preferencesScript)).toBeLessThanOrEqual(400)
  })

  test.each([
    ['', {}],
    ['theme=dark', { theme: 'dark' }],
    [`a=b; theme=light; consent=${no}`, { theme: 'light', consent: 'no' }],
    [`mytheme=dark; consent=${yes}`, { consent: 'yes' }],
    ['theme=pink; consent="yes"', {}],
    ['theme=darker', {}],
    ['consent=yes', {}],
    ['consent=no', {}],
    ['consent=yes.0.2026-11-22', {}],
    ['consent=yes.1.9999-12-31', {}],
    ['consent=yes.1.', {}],
    [`consent=${consentAnswer('yes', 365)}`, { consent: 'yes' }],
    [`consent=${consentAnswer('yes', 366)}`, {}],
    [`consent=${consentAnswer('yes', -2)}`, {}],
    [`consent=forged; consent=${yes}`, {}],
    [`consent=; theme=; consent=${yes}; theme=dark`, {}],
  ])('copies %j to the attributes, as the server reads it', (cookie, attributes) => {
    expect(run(cookie)).toEqual(attributes)
    // Only the server reads values in quotation marks or percent-encoded, which browsers do not write.
    if (!/["%]/.test(cookie))
      expect(readVisitorCookies(cookie).visitor).toEqual({
        theme: 'auto',
        consent: 'undecided',
        ...attributes,
      })
  })

  test.each([
    ['a connection that nothing is known of', {}, true],
    ['a connection that tells no times', { connection: {} }, true],
    ['a quick connection', { connection: { rtt: 100 } }, true],
    ['a slow connection', { connection: { rtt: 150 } }, false],
  ])('the font is fetched ahead only where it can come in time: %s', (_connection, navigator, expected) => {
    const removed: string[] = []
    const link = { removeAttribute: (name: string) => void removed.push(name) }
    const document = { cookie: '', documentElement: { dataset: {} }, querySelector: () => link }
    runInNewContext(preferencesScript, { document, navigator })
    expect(removed).toEqual(expected ? ['media'] : [])
  })

  test('an ancient answer meets a page from a shared cache: it is asked again, and so it is by the server', async () => {
    const server = await serve({ source: fakeSource(globalsWith({ consent: 'required' })) })
    const shared = await request(server).get('/en')
    expect(shared.headers['cache-control']).toMatch(/^public/)
    const ancient = `consent=${consentAnswer('yes', 400)}`
    expect(run(ancient)).toEqual({})
    const own = await request(server).get('/en').set('Cookie', ancient)
    for (const { text } of [shared, own]) {
      expect(text).not.toContain('data-consent')
      expect(text).toContain('data-state="ask"')
    }
  })
})

test('markup characters are escaped', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;')
})

describe('the head', () => {
  const head = async (path: string, source = fakeSource()) =>
    (await request(await serve({ source })).get(path)).text

  test('a page names its translations: only languages that really have it, and x-default', async () => {
    expect(alternatesOf(await head('/en/about-us/team'))).toEqual({
      nl: `${siteUrl}/over-ons/team`,
      en: `${siteUrl}/en/about-us/team`,
      'x-default': `${siteUrl}/over-ons/team`,
    })
    expect(alternatesOf(await head('/'))).toEqual({
      nl: `${siteUrl}/`,
      en: `${siteUrl}/en`,
      de: `${siteUrl}/de`,
      'x-default': `${siteUrl}/`,
    })
  })

  test('a page without a Dutch version has no x-default', async () => {
    expect(alternatesOf(await head('/de/stra%C3%9Fe'))).toEqual({
      de: expect.stringContaining(`${siteUrl}/de/stra`),
    })
  })

  test('canonical and alternates are encoded addresses', async () => {
    const text = await head('/de/stra%C3%9Fe')
    expect(canonicalOf(text)).toBe(`${siteUrl}/de/stra%C3%9Fe`)
    expect(alternatesOf(text).de).toBe(canonicalOf(text))
  })

  test('an error has no canonical and no translations', async () => {
    const text = await head('/nope')
    expect(canonicalOf(text)).toBeUndefined()
    expect(alternatesOf(text)).toEqual({})
  })

  test.each([
    ['/', 'nl_NL'],
    ['/en', 'en_GB'],
    ['/de', 'de_DE'],
  ])('og:locale of %s is %s', async (path, ogLocale) => {
    expect(await head(path)).toContain(`<meta property="og:locale" content="${ogLocale}">`)
  })

  test('the title is the page’s and the site’s, with the separator of the globals', async () => {
    const source = fakeSource(globalsWith({ title_separator: '|', tagline: 'Tagline' }))
    expect(titleOf(await head('/over-ons', source))).toBe('Over ons | Example')
    expect(titleOf(await head('/', source))).toBe('Example | Tagline')
  })

  test('SEO fields of the page win', async () => {
    const fields = {
      seo_title: 'Own title',
      seo_description: 'Own <b>words</b>',
      seo_noindex: true,
      lead: 'Lead',
    }
    const text = await head('/x', fakeSource(only(contentPage('nl', '/x', 'X', { fields }))))
    expect(titleOf(text)).toBe('Own title – Example')
    expect(text).toContain('<meta name="description" content="Own words">')
    expect(text).toContain('<meta name="robots" content="noindex">')
  })
})
