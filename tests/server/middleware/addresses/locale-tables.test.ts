/** How `/` is answered on sites with other languages than the default set. */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import {
  createLanguages,
  defaultRows,
  type Language,
  type Languages,
} from '../../../../src/i18n/languages.ts'
import { fakeSource, globalsWith } from '../../../support/content.ts'
import { expectLog } from '../../../support/reports.ts'
import { serve, serveFile } from '../../../support/test-deps.ts'

const [nl, en, de] = defaultRows
const fr: Language = { ...nl, locale: 'fr', prefix: '/fr', name: 'fr', lang: 'fr-BE', ogLocale: 'fr_BE' }
const ar: Language = { ...fr, locale: 'ar', prefix: '/ar', name: 'ar', lang: 'ar', dir: 'rtl' }

const french = { Cookie: 'i18n_redirected=fr' }
const accept = (languages: string) => ({ 'Accept-Language': languages })
type Headers = Readonly<Record<string, string>>

/** A source with a home page in every language. */
const withHomes = () => fakeSource({ has: async (_locale, path) => path === '/' })

/** What the answer to `/` says: where it leads, and who may store it. */
async function rootOf(languages: Languages, headers: Headers, source = withHomes()) {
  const server = await serve({ languages, source })
  const answer = await request(server).get('/').set(headers).redirects(0)
  const headersOf: Readonly<Record<string, string | undefined>> = answer.headers
  const { location, vary } = headersOf
  const cookie: string | undefined = answer.headers['set-cookie']?.[0]
  return {
    status: answer.status,
    text: answer.text,
    location,
    vary,
    cookie,
    caching: headersOf['cache-control'],
  }
}

describe('one language', () => {
  const languages = createLanguages([{ ...en, prefix: '' }])

  test.each([
    ['no headers', {}],
    ['a browser in another language', accept('nl')],
    ['a browser in this language', accept('en')],
    ['a cookie of another language', { Cookie: 'i18n_redirected=nl' }],
    ['a link of this site', { ...accept('de'), 'Sec-Fetch-Site': 'same-origin' }],
  ])('needs no detection, and `/` is shareable: %s', async (_name, headers) => {
    const answer = await rootOf(languages, headers)
    expect([answer.status, answer.location, answer.cookie]).toEqual([200, undefined, undefined])
    expect(answer.caching).toMatch(/^public/)
    expect(answer.vary).toBe('Accept-Encoding')
    expect(answer.text).toContain('<html lang="en" dir="ltr"')
  })

  test('with a prefix is what `/` leads to, without a cookie', async () => {
    const answer = await rootOf(createLanguages([en]), accept('nl'))
    expect([answer.status, answer.location, answer.cookie]).toEqual([302, '/en', undefined])
    expect(answer.caching).toContain('private')
  })
})

describe('four languages', () => {
  const languages = createLanguages([nl, en, fr, ar])

  test.each([
    [{}, undefined],
    [accept('nl'), undefined],
    [accept('fr'), '/fr'],
    [accept('fr-FR'), undefined],
    [accept('fr-BE'), '/fr'],
    [accept('ar-EG, en;q=0.5'), '/ar'],
    [accept('de, ar;q=0.2'), '/ar'],
    [{ ...accept('ar'), ...french }, '/fr'],
    [{ Cookie: 'i18n_redirected=de' }, undefined],
    [{ ...french, 'Sec-Fetch-Site': 'same-origin' }, undefined],
  ] as const)('%j leads to %s', async (headers, target) => {
    const answer = await rootOf(languages, headers)
    expect([answer.status, answer.location]).toEqual(target ? [302, target] : [200, undefined])
    expect(answer.vary).toMatch(/^Accept-Language, Cookie/)
    expect(answer.caching).toContain('private')
  })

  test('pages name their language and direction', async () => {
    expectLog('warn', /Texts of a language are missing/)
    const page = async () => ({ kind: 'missing' }) as const
    const server = await serve({ languages, source: fakeSource({ page }) })
    const { text } = await request(server).get('/ar/sitemap').expect(200)
    expect(text).toContain('<html lang="ar" dir="rtl"')
    const french = await request(server).get('/fr/sitemap').expect(200)
    expect(french.text).toContain('<html lang="fr-BE" dir="ltr"')
    expect(french.headers['content-language']).toBe('fr-BE')
    expect(french.text).toContain('property="og:locale" content="fr_BE"')
  })

  test('hreflang may differ from the language tag, and x-default is the default language', async () => {
    const table = createLanguages([nl, en, { ...fr, hreflang: 'fr-be' }], 'en')
    const { text } = await request(await serve({ languages: table })).get('/sitemap')
    const links = [...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ])
    expect(links).toEqual([
      ['nl', 'https://www.example.org/sitemap'],
      ['en', 'https://www.example.org/en/sitemap'],
      ['fr-be', 'https://www.example.org/fr/sitemap'],
      ['x-default', 'https://www.example.org/en/sitemap'],
    ])
  })
})

describe('a language without a home page', () => {
  const without = (...missing: readonly string[]) => {
    const { has } = fakeSource()
    return fakeSource({ has: async (locale, path) => !missing.includes(locale) && has(locale, path) })
  }
  const prefixed = createLanguages([{ ...nl, prefix: '/nl' }, en, de])

  test.each([
    ['is never led to', createLanguages([nl, en, de]), accept('en, de;q=0.5'), 'en', '/de'],
    ['is what is at `/` anyway', createLanguages([nl, en, de]), {}, 'nl', undefined],
    ['leaves `/` to one that has a home', prefixed, {}, 'nl', '/en'],
    ['does not keep a cookie', prefixed, { Cookie: 'i18n_redirected=de', ...accept('nl') }, 'de', '/nl'],
  ] as const)('%s', async (_name, languages, headers, missing, target) => {
    const answer = await rootOf(languages, headers, without(missing))
    expect(answer.location).toBe(target)
  })
})

describe('languages that all have a prefix', () => {
  const languages = createLanguages([{ ...nl, prefix: '/nl' }, en, de])

  test.each([
    [{}, '/nl'],
    [accept('de'), '/de'],
    [accept('fr'), '/nl'],
    [{ Cookie: 'i18n_redirected=en', ...accept('de') }, '/en'],
    [{ ...accept('de'), 'Sec-Fetch-Site': 'same-origin' }, '/de'],
    [{ 'Sec-Fetch-Dest': 'empty' }, '/nl'],
  ] as const)('%j leads from `/` to %s, for this visitor alone', async (headers, target) => {
    const answer = await rootOf(languages, headers)
    expect([answer.status, answer.location]).toEqual([302, target])
    expect(answer.caching).toBe('private, no-store')
    expect(answer.vary).toMatch(/^Accept-Language, Cookie/)
    expect(answer.cookie).toContain(`i18n_redirected=${target.slice(1)};`)
  })

  test('keeps the query', async () => {
    const server = await serveFile({ languages })
    const { headers } = await request(server).get('/?a=1&b=2').redirects(0)
    expect(headers.location).toBe('/nl?a=1&b=2')
  })

  test('an unknown page is one of the default language', async () => {
    const { text } = await request(await serve({ languages }))
      .get('/nope')
      .expect(404)
    expect(text).toContain('<html lang="nl"')
  })
})

test('the default language may have a prefix while another has none', async () => {
  const languages = createLanguages(
    [
      { ...nl, prefix: '/nl' },
      { ...en, prefix: '' },
    ],
    'nl',
  )
  expect((await rootOf(languages, {})).location).toBe('/nl')
  expect((await rootOf(languages, accept('en'))).status).toBe(200)
})

test('a redirect rule applies to an address without a prefix where all languages have one', async () => {
  const rules = [{ source: '/oud', target: '/over-ons', type: 301 }]
  const source = fakeSource(globalsWith({}, rules))
  const server = await serve({ languages: createLanguages([{ ...nl, prefix: '/nl' }, en]), source })
  const { headers } = await request(server).get('/oud').redirects(0).expect(301)
  expect(headers.location).toBe('/nl/over-ons')
})
