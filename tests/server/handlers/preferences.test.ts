import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { consentAnswer } from '../../support/consent.ts'
import { contentPage, fakeSource, globalsWith, only } from '../../support/content.ts'
import { serve, serveFile, siteUrl } from '../../support/test-deps.ts'

const site = await serveFile()

type Headers = Readonly<Record<string, string>>
const post = async (
  fields: string | Readonly<Record<string, string>>,
  headers: Headers = {},
  path = '/preferences',
) => request(site).post(path).type('form').set(headers).send(fields).redirects(0)

describe('POST /preferences', () => {
  test.each([
    ['theme', 'dark', 31_536_000, 'dark', '#y'],
    ['theme', 'light', 31_536_000, 'light', '#y'],
    ['theme', 'auto', 0, 'auto', '#y'],
    ['consent', 'yes', 31_536_000, consentAnswer('yes'), '#consent-told'],
    ['consent', 'no', 31_536_000, consentAnswer('no'), '#consent-told'],
    ['consent', 'undecided', 0, 'undecided', '#y'],
  ])(
    '%s=%s sets the cookie, and goes back to the page that asked, after an answer to its confirmation',
    async (name, value, age, kept, hash) => {
      const answer = await post({ [name]: value, back: '/en/about-us?x=1#y' })
      expect(answer.status).toBe(303)
      expect(answer.headers.location).toBe(`/en/about-us?x=1${hash}`)
      expect(answer.headers['set-cookie']).toEqual([
        `${name}=${kept}; Max-Age=${age}; Path=/; SameSite=Lax; Secure`,
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  test('both at once', async () => {
    const answer = await post({ theme: 'dark', consent: 'no' })
    expect(answer.headers['set-cookie']).toHaveLength(2)
    expect(answer.headers.location).toBe('/#consent-told')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/x',
    'javascript:alert(1)',
    'en',
    '',
    '/a\r\nSet-Cookie: x=1',
    '/\t/evil.example',
  ])('the way back %j is a path of this site', async (back) => {
    const answer = await post({ theme: 'dark', back })
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/')
    expect(answer.headers['set-cookie']).toHaveLength(1)
  })

  test('a way back with letters beyond ASCII is encoded', async () => {
    const answer = await post({ theme: 'dark', back: '/日本' })
    expect(answer.headers.location).toBe('/%E6%97%A5%E6%9C%AC')
  })

  const from = async (referer: string, back: string) =>
    (await post({ theme: 'dark', back }, { Host: 'kwelder.example', Referer: referer })).headers.location

  test.each([
    ['https://kwelder.example/search?q=zoute+plas&page=2', '/search', '/search?q=zoute+plas&page=2'],
    ['https://kwelder.example/?utm_source=brief#top', '/', '/?utm_source=brief'],
    ['https://kwelder.example/%E6%97%A5?x=1', '/日', '/%E6%97%A5?x=1'],
    [`${siteUrl}/search?q=kust`, '/search', '/search?q=kust'],
  ])('from %s the way back keeps the query', async (referer, back, location) => {
    expect(await from(referer, back)).toBe(location)
  })

  test.each([
    ['another site', 'https://evil.example/search?q=1'],
    ['another port', 'https://kwelder.example:8443/search?q=1'],
    ['another port of the public address', `${siteUrl}:8443/search?q=1`],
    ['another page', 'https://kwelder.example/en?q=1'],
    ['a query that no browser sends', 'https://kwelder.example/search?q=\\evil'],
    ['no address', 'search?q=1'],
    ['an address without a host', 'about:blank?q=1'],
  ])('of %s the way back takes no query', async (_name, referer) => {
    expect(await from(referer, '/search')).toBe('/search')
  })

  test('a request without a host has a way back without a query', async () => {
    const { status, headers } = await post(
      { theme: 'dark', back: '/search' },
      { Host: '', Referer: 'about:blank?q=1' },
    )
    expect([status, headers.location]).toEqual([303, '/search'])
  })

  test('a way back with a query of its own keeps that', async () => {
    expect(await from('https://kwelder.example/kust?b=2', '/kust?a=1')).toBe('/kust?a=1')
  })

  test.each([
    ['nothing', ''],
    ['an unknown value', 'theme=pink'],
    ['an unknown name', 'locale=en'],
    ['a list', 'theme=dark&theme=light'],
    ['an object', 'theme[x]=dark'],
    ['an inherited name', '__proto__=dark'],
    ['a value with another header in it', 'theme=dark%0d%0aX:%20y'],
  ])('%s is 400 and sets nothing', async (_name, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a body that is no form is 400', async () => {
    const answer = await request(site).post('/preferences').send({ theme: 'dark' })
    expect(answer.status).toBe(400)
  })

  test('more than 64 KiB is 413', async () => {
    expect((await post(`theme=dark&x=${'x'.repeat(65_536)}`)).status).toBe(413)
  })

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin in an older browser', { Origin: 'https://evil.example' }],
    ['an origin that is null', { Origin: 'null' }],
    ['a foreign site with our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.example.org' }],
  ])('a form of %s is 403 and sets nothing', async (_name, headers) => {
    const answer = await post({ theme: 'dark' }, headers)
    expect(answer.status).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['this site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['the visitor', { 'Sec-Fetch-Site': 'none' }],
    ['this site in an older browser', { Origin: 'http://a.example', Host: 'a.example' }],
    ['this site in an older browser, behind a proxy', { Origin: siteUrl, Host: '127.0.0.1:3000' }],
    ['a browser that sends neither', {}],
  ])('a form of %s is accepted', async (_name, headers) => {
    expect((await post({ theme: 'dark' }, headers)).status).toBe(303)
  })

  test.each([
    ['no', ['_ga', '_gat', '_gid']],
    ['undecided', ['_ga', '_gat', '_gid']],
    ['yes', []],
  ])(
    'consent=%s removes the cookies of measurement %j, wherever they stand on this site',
    async (consent, names) => {
      const { headers } = await post(
        { consent },
        {
          Cookie: '_ga=1; theme=dark; _gat=1; _gid=x; _gidx=1; _gallery=1; x_ga=1; _ga=2',
          Host: 'www.evil.example',
        },
      )
      const [, ...removed] = headers['set-cookie'] ?? []
      expect(removed).toEqual(
        names.flatMap((name) => [
          `${name}=; Max-Age=0; Path=/`,
          `${name}=; Max-Age=0; Path=/; Domain=www.example.org`,
          `${name}=; Max-Age=0; Path=/; Domain=example.org`,
        ]),
      )
    },
  )

  const forgetAt = async (SITE_URL: string, Cookie: string) =>
    request(await serve({ config: { SITE_URL } }))
      .post('/preferences')
      .type('form')
      .set('Cookie', Cookie)
      .send({ consent: 'no' })
      .redirects(0)

  test.each(['192.0.2.7', '[2001:db8::1]'])(
    'on an IP address (%s) they stand on no other domain',
    async (host) => {
      const { headers } = await forgetAt(`http://${host}:3000`, '_ga=1')
      expect(headers['set-cookie']?.slice(1)).toEqual(['_ga=; Max-Age=0; Path=/'])
    },
  )

  test('a thousand cookies with names of measurement are answered with no more than forty', async () => {
    const Cookie = Array.from({ length: 1_000 }, (_, index) => `_ga_${index}=`).join('; ')
    const { headers } = await forgetAt('http://a.b.c.d.e.f.example.org', Cookie)
    expect(headers['set-cookie']?.length).toBeLessThanOrEqual(41)
  })

  test('on https the cookie is Secure', async () => {
    const answer = await request(await serve({ config: { TRUST_PROXY: '1' } }))
      .post('/preferences')
      .type('form')
      .set('X-Forwarded-Proto', 'https')
      .send({ theme: 'dark' })
      .redirects(0)
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure$/)
  })
})

describe('what differs by visitor', () => {
  const page = async (cookie: string, source = fakeSource()) =>
    request(await serve({ source }))
      .get('/en/about-us')
      .set('Cookie', cookie)

  test.each([
    ['theme=dark', /<html lang="en" dir="ltr" data-theme="dark">/],
    ['theme=light', /<html lang="en" dir="ltr" data-theme="light">/],
    [`consent=${consentAnswer('yes')}`, /<html lang="en" dir="ltr" data-consent="yes">/],
    [
      `theme=dark; consent=${consentAnswer('no')}`,
      /<html lang="en" dir="ltr" data-theme="dark" data-consent="no">/,
    ],
  ])('%s is in the attributes of <html>, and the answer is private', async (cookie, html) => {
    const answer = await page(cookie)
    expect(answer.text).toMatch(html)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  })

  test.each([
    'theme=pink',
    'theme=auto',
    'consent=undecided',
    'consent=yes',
    'consent=yes.1.2001-01-01',
    'consent=yes.1.9999-01-01',
    'consent=yes.999.2026-11-22',
    `consent=; consent=${consentAnswer('yes')}`,
    'other=1',
    'theme=j:{"a":1}',
    'theme="><script>',
  ])('%s is the default, and the answer is public', async (cookie) => {
    const answer = await page(cookie)
    expect(answer.text).toContain('<html lang="en" dir="ltr">')
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/)
  })

  test('an answer that may be shared never sets a cookie', async () => {
    const server = site
    for (const path of ['/', '/en', '/en/about-us', '/nope', '/sitemap']) {
      const { headers } = await request(server).get(path)
      if (/public/.test(headers['cache-control'] ?? '')) expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('consent is asked for where it is required and analytics exist', async () => {
    const required = fakeSource({
      ...globalsWith({ consent: 'required' }),
      ...only(contentPage('en', '/about-us', 'A')),
    })
    expect((await page('', required)).text).toContain('name="consent"')
    expect((await page('', fakeSource())).text).not.toContain('name="consent"')
  })
})

describe('POST /forms/{handle}', () => {
  test('without a content system that could receive it, it is 501, says that nothing was sent, and is not stored', async () => {
    const answer = await post({ email: 'a@b.example' }, {}, '/forms/contact')
    expect(answer.status).toBe(501)
    expect(answer.headers['retry-after']).toBeUndefined()
    expect(answer.text).toContain('niet verstuurd')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('a form that the content does not have is 404', async () => {
    expect((await post({}, {}, '/forms/other')).status).toBe(404)
  })

  test('a form of another site is 403', async () => {
    expect((await post({}, { 'Sec-Fetch-Site': 'cross-site' }, '/forms/contact')).status).toBe(403)
  })

  test('a handle that is none is 405', async () => {
    expect((await post({}, {}, '/forms/a.b')).status).toBe(405)
  })
})
