import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { decideLocale } from '../../../../server/http/locale-detection.ts'
import { langOf } from '../../../support/html.ts'
import { sendRaw } from '../../../support/raw.ts'
import { serveFile, siteUrl } from '../../../support/test-deps.ts'

const site = await serveFile()

type Headers = Readonly<Record<string, string>>
const ask = async (path: string, headers: Headers = {}) => request(site).get(path).set(headers).redirects(0)

const stays: readonly (readonly [string, Headers])[] = [
  ['no headers, no cookie', {}],
  ['Accept-Language nl', { 'Accept-Language': 'nl' }],
  ['Accept-Language nl-BE before de', { 'Accept-Language': 'nl-BE,de;q=0.9' }],
  ['Accept-Language fr', { 'Accept-Language': 'fr' }],
  ['Accept-Language *', { 'Accept-Language': '*' }],
  ['an empty Accept-Language', { 'Accept-Language': '' }],
  ['Accept-Language that is nonsense', { 'Accept-Language': ';;q=,,=' }],
  ['every language excluded', { 'Accept-Language': 'en;q=0, de;q=0' }],
  ['cookie nl, Accept-Language en', { Cookie: 'i18n_redirected=nl', 'Accept-Language': 'en' }],
  ['a background request', { 'Accept-Language': 'de', 'Sec-Fetch-Dest': 'empty' }],
  ['a frame', { 'Accept-Language': 'de', 'Sec-Fetch-Dest': 'iframe' }],
  ['a prefetch', { 'Accept-Language': 'de', 'Sec-Purpose': 'prefetch' }],
  ['a prerender', { 'Accept-Language': 'de', 'Sec-Purpose': 'prefetch;prerender' }],
  ['a prefetch of an older browser', { 'Accept-Language': 'de', Purpose: 'prefetch' }],
  ['a robot without Accept-Language', { 'User-Agent': 'Googlebot' }],
]

const fromHere: readonly (readonly [string, Headers])[] = [
  ['a link of this site', { Cookie: 'i18n_redirected=de', 'Sec-Fetch-Site': 'same-origin' }],
  [
    'a link of this site in an older browser',
    { Cookie: 'i18n_redirected=de', Host: 'a.example', Referer: 'http://a.example/de' },
  ],
  [
    'a link of this site in an older browser, behind a proxy',
    { Cookie: 'i18n_redirected=de', Host: '127.0.0.1:3000', Referer: `${siteUrl}/de` },
  ],
]

const leaves: readonly (readonly [string, Headers, string])[] = [
  ['Accept-Language de', { 'Accept-Language': 'de' }, '/de'],
  ['Accept-Language de-AT,de;q=0.9', { 'Accept-Language': 'de-AT,de;q=0.9' }, '/de'],
  ['Accept-Language de-AT alone', { 'Accept-Language': 'de-AT' }, '/de'],
  ['Accept-Language en-GB,en', { 'Accept-Language': 'en-GB,en' }, '/en'],
  ['the letter case of EN-us', { 'Accept-Language': 'EN-us' }, '/en'],
  ['q-values', { 'Accept-Language': 'de;q=0.1, en;q=0.9' }, '/en'],
  ['q=0 excludes', { 'Accept-Language': 'en;q=0, de' }, '/de'],
  ['a language that is not there first', { 'Accept-Language': 'fr, en;q=0.5' }, '/en'],
  ['cookie de, Accept-Language en', { Cookie: 'i18n_redirected=de', 'Accept-Language': 'en' }, '/de'],
  ['an unknown cookie, Accept-Language en', { Cookie: 'i18n_redirected=xx', 'Accept-Language': 'en' }, '/en'],
  ['an empty cookie, Accept-Language en', { Cookie: 'i18n_redirected=', 'Accept-Language': 'en' }, '/en'],
  ['a robot with Accept-Language', { 'User-Agent': 'Googlebot', 'Accept-Language': 'en' }, '/en'],
  ['a document', { 'Accept-Language': 'de', 'Sec-Fetch-Dest': 'document' }, '/de'],
  ['a link of another site', { 'Accept-Language': 'de', 'Sec-Fetch-Site': 'cross-site' }, '/de'],
  ['a typed address', { 'Accept-Language': 'de', 'Sec-Fetch-Site': 'none' }, '/de'],
  [
    'a link of another site in an older browser',
    { 'Accept-Language': 'de', Referer: 'https://other.example/' },
    '/de',
  ],
  ['a referer that is no address', { 'Accept-Language': 'de', Referer: 'x' }, '/de'],
]

describe('detection on /', () => {
  test.each(stays)('%s: Dutch, no cookie', async (_name, headers) => {
    const answer = await ask('/', headers)
    expect(answer.status).toBe(200)
    expect(langOf(answer.text)).toBe('nl')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each(leaves)('%s: 302 and a cookie', async (_name, headers, target) => {
    const answer = await ask('/', headers)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe(target)
    expect(answer.headers['set-cookie']).toEqual([
      `i18n_redirected=${target.slice(1)}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`,
    ])
  })

  test.each(fromHere)('%s: Dutch, and the cookie says so from then on', async (_name, headers) => {
    const answer = await ask('/', headers)
    expect(answer.status).toBe(200)
    expect(langOf(answer.text)).toBe('nl')
    expect(answer.headers['set-cookie']).toEqual([
      'i18n_redirected=nl; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    ])
  })

  test.each([...stays, ...fromHere, ...leaves].map(([name, headers]) => [name, headers] as const))(
    '%s: the answer varies and no shared cache keeps it',
    async (_name, headers) => {
      const answer = await ask('/', headers)
      expect(answer.headers.vary).toMatch(/^Accept-Language, Cookie(, Accept-Encoding)?$/)
      expect(answer.headers['cache-control']).toMatch(/private/)
      if (answer.status === 302) expect(answer.headers['cache-control']).toBe('private, no-store')
    },
  )

  test('the query is kept', async () => {
    const answer = await ask('/?utm=1&x=%20y?z', { 'Accept-Language': 'de' })
    expect(answer.headers.location).toBe('/de?utm=1&x=%20y?z')
  })

  test('HEAD is redirected too', async () => {
    const answer = await request(site).head('/').set('Accept-Language', 'de').redirects(0)
    expect([answer.status, answer.headers.location]).toEqual([302, '/de'])
  })

  test('POST is 405, not a redirect', async () => {
    await request(site).post('/').set('Accept-Language', 'de').expect(405)
  })

  test.each([
    'i18n_redirected=j:{"a":1}',
    'i18n_redirected=j:["de"]',
    'i18n_redirected=j:"de"x',
    'i18n_redirected=s:de.signature',
    'i18n_redirected=en; Domain=evil.test'.replace('en', 'EN'),
    'i18n_redirected=__proto__',
    'i18n_redirected=%E0%A4',
    'i18n_redirected=de%0d%0aX:y',
    `i18n_redirected=${'x'.repeat(4_000)}`,
  ])('a cookie value that is no locale counts as absent: %s', async (cookie) => {
    const answer = await ask('/', { Cookie: cookie })
    expect(answer.status).toBe(200)
    expect(langOf(answer.text)).toBe('nl')
  })

  test('of two cookies of the name the first counts', async () => {
    const answer = await ask('/', { Cookie: 'i18n_redirected=de; i18n_redirected=en' })
    expect(answer.headers.location).toBe('/de')
  })

  test('an Accept-Language of 15 KB is cut, and costs nothing', async () => {
    const header = `de-AT, ${'en;q=0.001, '.repeat(1_250)}`.slice(0, 15_000)
    const server = site
    const started = performance.now()
    const answer = await request(server).get('/').set('Accept-Language', header).redirects(0)
    expect(performance.now() - started).toBeLessThan(500)
    expect(answer.headers.location).toBe('/de')
  })

  test('an Accept-Language of one 15 KB word is no language', async () => {
    const answer = await ask('/', { 'Accept-Language': 'd'.repeat(15_000) })
    expect(answer.status).toBe(200)
  })

  test('an Accept-Language of 20 KB is refused before anything reads it', async () => {
    const answer = await sendRaw(
      site,
      'GET / HTTP/1.1',
      'Host: a.example',
      `Accept-Language: ${'de, '.repeat(5_000)}`,
    )
    expect(answer.status).toBe(431)
  })
})

describe('any other path is what its prefix says', () => {
  const paths = [
    ['/en', 'en'],
    ['/de', 'de'],
    ['/over-ons', 'nl'],
    ['/en/about-us', 'en'],
    ['/sitemap', 'nl'],
    ['/de/designsystem/color', 'de'],
  ] as const
  test.each(paths)('%s is %s whatever the cookie, and sends no Set-Cookie', async (path, locale) => {
    for (const headers of [
      { Cookie: 'i18n_redirected=de', 'Accept-Language': 'de' },
      { Cookie: 'i18n_redirected=en', 'Sec-Fetch-Dest': 'empty' },
      { 'Accept-Language': 'en' },
    ]) {
      const answer = await ask(path, headers)
      expect(answer.status).toBe(200)
      expect(langOf(answer.text)).toBe(locale)
      expect(answer.headers['content-language']).toBe(locale)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/)
    }
  })

  test('a missing page does not detect a language either', async () => {
    const answer = await ask('/nope', { 'Accept-Language': 'de' })
    expect([answer.status, langOf(answer.text)]).toEqual([404, 'nl'])
  })
})

describe('the decision', () => {
  test.each([
    [undefined, undefined, 'nl', { kind: 'stay' }],
    ['nl', 'de', 'nl', { kind: 'stay' }],
    [undefined, 'nl', 'nl', { kind: 'stay' }],
    [undefined, 'en', 'nl', { kind: 'redirect', to: 'en' }],
    ['de', 'en', 'nl', { kind: 'redirect', to: 'de' }],
    [undefined, undefined, undefined, { kind: 'redirect', to: 'nl' }],
    ['en', undefined, 'en', { kind: 'stay' }],
  ] as const)('chosen %s, preferred %s, %s at the root: %j', (chosen, preferred, atRoot, decision) => {
    expect(decideLocale(chosen, preferred, { atRoot, usual: 'nl' })).toEqual(decision)
  })
})
