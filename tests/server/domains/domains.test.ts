import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import { contentPage, fakeSource, globalsWith } from '../../support/content.ts'
import { buildId, portOf, serve, serveDeps, serveFile, siteUrl, testDeps } from '../../support/test-deps.ts'

const [nl, en, de] = defaultRows
const german = 'https://www.example.de'
/** German has a domain of its own; Dutch and English share that of the site. */
const languages = createLanguages([nl, en, { ...de, domain: { origin: german, prefix: '' } }])
const site = 'www.example.org'
const germanHost = 'www.example.de'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Asks with the host that a visitor sees; `fetch` would not let it be set. */
function ask(
  server: Server,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const options = {
      host: '127.0.0.1',
      port: portOf(server),
      path,
      method: body === undefined ? 'GET' : 'POST',
    }
    const req = httpRequest({ ...options, headers: { Host: host, ...(body && form), ...headers } }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    req.on('error', reject).end(body)
  })
}

const linked = contentPage('de', '/verweise', 'Verweise', {
  alternates: { de: '/de/verweise' },
  fields: {
    title: 'Verweise',
    content:
      '<p><a href="/de/ueber-uns?a=1#b">uns</a> <a href="/en/about-us">us</a> <a href="/assets/a/b.pdf">b</a></p>',
  },
})
const source = () => {
  const fake = fakeSource()
  return {
    ...fake,
    page: async (locale: string, path: string) =>
      locale === 'de' && path === '/verweise'
        ? { kind: 'page' as const, page: linked }
        : fake.page(locale, path),
  }
}
const server = await serveFile({ languages, source: source() })
const german404 = await ask(server, germanHost, '/gibt-es-nicht')

const hrefs = (html: string) => [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) => href)
const tagsOf = (html: string, shape: RegExp) => [...html.matchAll(shape)].map(([, value]) => value)

describe('a page at the domain of its language', () => {
  test.each([
    ['/', 'Willkommen'],
    ['/ueber-uns', 'Über uns'],
    ['/stra%C3%9Fe', 'Straße'],
    ['/sitemap', '<html lang="de"'],
    ['/search?q=x', '<html lang="de"'],
  ])('%s is there without a prefix', async (path, text) => {
    const answer = await ask(server, germanHost, path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(text)
    expect(answer.text).toContain('<html lang="de" dir="ltr"')
  })

  test('names absolute addresses across the hosts', async () => {
    const { text } = await ask(server, germanHost, '/ueber-uns')
    expect(tagsOf(text, /rel="canonical" href="([^"]*)"/g)).toEqual([`${german}/ueber-uns`])
    expect(tagsOf(text, /property="og:url" content="([^"]*)"/g)).toEqual([`${german}/ueber-uns`])
    expect(tagsOf(text, /hreflang="[^"]*" href="([^"]*)"/g)).toEqual([
      `${siteUrl}/over-ons`,
      `${siteUrl}/en/about-us`,
      `${german}/ueber-uns`,
      `${siteUrl}/over-ons`,
    ])
  })

  test('links its own language by path and the others by URL', async () => {
    const { text } = await ask(server, germanHost, '/verweise')
    const found = hrefs(text)
    expect(found).toEqual(expect.arrayContaining(['/ueber-uns?a=1#b', '/assets/a/b.pdf', '/']))
    expect(found).toContain(`${siteUrl}/en/about-us`)
    expect(found.filter((href) => /^\/(?:de|en)(?:\/|$)/.test(href))).toEqual([])
  })

  test('its data has the addresses of its markup', async () => {
    const { headers, text } = await ask(server, germanHost, `/ueber-uns/_payload.json?${buildId}`)
    expect(headers['content-type']).toContain('json')
    const payload = JSON.parse(text)
    expect(payload).toMatchObject({ path: '/ueber-uns', locale: 'de', language: { prefix: '' } })
    const links = payload.shell.languages.map(({ locale, href, home }: Record<string, string>) => [
      locale,
      href,
      home,
    ])
    expect(links).toEqual([
      ['nl', `${siteUrl}/over-ons`, `${siteUrl}/`],
      ['en', `${siteUrl}/en/about-us`, `${siteUrl}/en`],
      ['de', '/ueber-uns', '/'],
    ])
  })

  test('is served from the cache the second time, with the same bytes', async () => {
    const [first, second] = [
      await ask(server, germanHost, '/ueber-uns'),
      await ask(server, germanHost, '/ueber-uns'),
    ]
    expect(second.headers['server-timing']).toContain('hit')
    expect(second.text).toBe(first.text)
  })

  test('an unknown page is one of the language, and repeats the address that was asked for', () => {
    expect(german404.status).toBe(404)
    expect(german404.text).toContain('<html lang="de"')
    expect(german404.text).toContain('Page Not Found: /gibt-es-nicht')
    expect(german404.text).not.toContain('/de/gibt')
  })

  test('the home page has its data too', async () => {
    const { text } = await ask(server, germanHost, `/_payload.json?${buildId}`)
    expect(JSON.parse(text)).toMatchObject({ path: '/', locale: 'de', page: 'home' })
  })
})

describe('a page that is asked for at another domain', () => {
  test.each([
    ['with the inner prefix', site, '/de/ueber-uns?a=1', `${german}/ueber-uns?a=1`],
    ['the home page with the inner prefix', site, '/de', `${german}/`],
    ['in another letter case', site, '/DE/', `${german}/`],
    ['with the inner prefix at its own domain', germanHost, '/de/ueber-uns', `${german}/ueber-uns`],
    ['with the prefix of another language', germanHost, '/en/about-us', `${siteUrl}/en/about-us`],
    ['with the name of the language without a prefix', germanHost, '/nl/over-ons', `${siteUrl}/over-ons`],
    ['an odd spelling', germanHost, '//EN//about-us/', `${siteUrl}/en/about-us`],
    ['an odd spelling at its own domain', germanHost, '/ueber-uns/', `${german}/ueber-uns`],
    ['data', site, '/de/_payload.json?x', `${german}/_payload.json?x`],
    ['a feed', site, '/de/feed.xml', `${german}/feed.xml`],
  ])('%s leads there in one hop', async (_name, host, path, target) => {
    const { status, headers } = await ask(server, host, path)
    expect([status, headers.location]).toEqual([308, target])
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('pages of the site stay as they are', async () => {
    const { status, text } = await ask(server, site, '/en/about-us')
    expect(status).toBe(200)
    expect(hrefs(text)).toContain(`${german}/ueber-uns`)
  })
})

describe('a Host header', () => {
  test.each([
    'evil.example',
    `${germanHost}.evil.example`,
    `evil.example:443`,
    '127.0.0.1',
    'WWW.EXAMPLE.ORG',
  ])('%s is answered as the site, and never repeated', async (host) => {
    const { status, text, headers } = await ask(server, host, '/over-ons')
    expect(status).toBe(200)
    expect(text).toContain('<html lang="nl"')
    expect(text + JSON.stringify(headers)).not.toContain('evil')
    const moved = await ask(server, host, '/de/ueber-uns')
    expect(moved.headers.location).toBe(`${german}/ueber-uns`)
  })

  test.each(['WWW.example.DE', `${germanHost}:443`])('%s is that of the domain', async (host) => {
    expect((await ask(server, host, '/')).text).toContain('<html lang="de"')
  })

  test.each([`${germanHost}/`, `${germanHost}@evil.example`, `${germanHost} evil`])(
    '%s is malformed',
    async (host) => {
      expect((await ask(server, host, '/')).status).toBe(400)
    },
  )

  test('of a proxy counts where it is trusted, and only there', async () => {
    const forwarded = { 'X-Forwarded-Host': germanHost }
    const trusting = await serve({ languages, config: { TRUST_PROXY: '1' } })
    expect((await ask(trusting, 'inner:3000', '/', forwarded)).text).toContain('<html lang="de"')
    expect((await ask(server, site, '/over-ons', forwarded)).text).toContain('<html lang="nl"')
  })
})

test('interleaved requests at two domains never mix', async () => {
  const rounds = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? site : germanHost))
  const answers = await Promise.all(
    rounds.map((host) => ask(server, host, '/', { 'Accept-Language': host === site ? 'nl' : 'de' })),
  )
  answers.forEach(({ text }, n) => {
    expect(text).toContain(rounds[n] === site ? '<html lang="nl"' : '<html lang="de"')
  })
})

describe('detection', () => {
  test('leads from the site to the other domain, and stores the language here', async () => {
    const { status, headers } = await ask(server, site, '/?a=1', { 'Accept-Language': 'de' })
    expect([status, headers.location]).toEqual([302, `${german}/?a=1`])
    expect(headers['set-cookie']?.[0]).toContain('i18n_redirected=de')
    expect(headers['cache-control']).toContain('no-store')
  })

  test('is over at the domain of a language', async () => {
    const { status } = await ask(server, germanHost, '/', { 'Accept-Language': 'en' })
    expect(status).toBe(200)
  })

  test.each([
    ['a browser that says where it comes from', { 'Sec-Fetch-Site': 'cross-site', Referer: `${german}/` }],
    ['an older browser', { Referer: `${german}/` }],
  ])('a link from the other domain is followed: %s', async (_name, headers) => {
    const { status } = await ask(server, site, '/', { 'Accept-Language': 'de', ...headers })
    expect(status).toBe(200)
  })

  test('a link from another site is not one of ours', async () => {
    const headers = {
      'Accept-Language': 'de',
      'Sec-Fetch-Site': 'cross-site',
      Referer: 'https://evil.example/',
    }
    expect((await ask(server, site, '/', headers)).status).toBe(302)
  })
})

test.each([
  ['where everyone belongs to a language', 'nl', 'https://www.example.nl/'],
  ['another language', 'en', 'https://www.example.net/'],
  ['no language of the site', 'fr', 'https://www.example.nl/'],
])('a site without a language of its own leads to the domains: %s', async (_name, wanted, target) => {
  const all = createLanguages([
    { ...nl, domain: { origin: 'https://www.example.nl', prefix: '' } },
    { ...en, domain: { origin: 'https://www.example.net', prefix: '' } },
  ])
  const everywhere = await serve({ languages: all })
  const { status, headers } = await ask(everywhere, site, '/', { 'Accept-Language': wanted })
  expect([status, headers.location]).toEqual([302, target])
  expect(headers['cache-control']).toContain('private')
  const moved = await ask(everywhere, site, '/over-ons')
  expect([moved.status, moved.headers.location]).toEqual([308, 'https://www.example.nl/over-ons'])
  expect((await ask(everywhere, 'www.example.net', '/about-us')).text).toContain('About us')
})

test('a domain may hold two languages, one with a prefix', async () => {
  const shared = createLanguages([
    nl,
    { ...de, prefix: '/de', domain: { origin: german, prefix: '' } },
    { ...en, prefix: '/en', domain: { origin: german, prefix: '/english' } },
  ])
  const both = await serve({ languages: shared })
  const { text } = await ask(both, germanHost, '/english/about-us')
  expect(text).toContain('<html lang="en"')
  expect(hrefs(text)).toEqual(expect.arrayContaining(['/english', '/ueber-uns', `${siteUrl}/over-ons`]))
  expect((await ask(both, germanHost, '/en/about-us')).headers.location).toBe(`${german}/english/about-us`)
})

describe('what search engines and browsers ask for', () => {
  test('each domain has a sitemap of its own pages, with translations across hosts', async () => {
    const [here, there] = [
      await ask(server, site, '/sitemap.xml', { 'Accept-Encoding': 'identity' }),
      await ask(server, germanHost, '/sitemap.xml', { 'Accept-Encoding': 'identity' }),
    ]
    const locs = (xml: string) => tagsOf(xml, /<loc>([^<]*)<\/loc>/g)
    expect(locs(here.text).every((loc) => loc?.startsWith(`${siteUrl}/`))).toBe(true)
    expect(locs(there.text).every((loc) => loc?.startsWith(`${german}/`))).toBe(true)
    expect(locs(there.text)).toEqual(expect.arrayContaining([`${german}/`, `${german}/ueber-uns`]))
    expect(locs(here.text)).toEqual(expect.arrayContaining([`${siteUrl}/`, `${siteUrl}/en/about-us`]))
    expect(there.text).toContain(`hreflang="en" href="${siteUrl}/en/about-us"`)
    expect(here.text).toContain(`hreflang="de" href="${german}/ueber-uns"`)
  })

  test.each([
    [site, siteUrl],
    [germanHost, german],
    ['evil.example', siteUrl],
  ])('robots.txt at %s names the sitemap of %s', async (host, origin) => {
    expect((await ask(server, host, '/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  })

  test('the manifest of the web app is in the language of its domain', async () => {
    const { text } = await ask(server, germanHost, '/site.webmanifest')
    expect(JSON.parse(text)).toMatchObject({ lang: 'de', dir: 'ltr', start_url: '/' })
  })

  test('the manifest of the build has the paths of the domain', async () => {
    const { text } = await ask(server, germanHost, `/builds/meta/${buildId}.json`)
    const { matcher } = JSON.parse(text)
    expect(Object.keys(matcher.static)).toEqual(expect.arrayContaining(['/', '/sitemap']))
    expect(Object.keys(matcher.static).filter((path) => /^\/(?:de|en)\b/.test(path))).toEqual([])
  })

  test('files and endpoints are the same on every domain', async () => {
    for (const path of ['/health', '/api/globalsData', '/builds/latest.json'])
      expect((await ask(server, germanHost, path)).status, path).toBe(200)
    expect((await ask(server, germanHost, '/api/nope')).status).toBe(404)
    const missing = await ask(server, germanHost, '/assets/nope.pdf', { Accept: 'text/html' })
    expect([missing.status, missing.text.includes('<html lang="de"')]).toEqual([404, true])
  })
})

describe('redirects of editors', () => {
  const rules = [
    { source: '/alt', target: '/ueber-uns', type: 301 },
    { source: '/weg', target: 'https://elsewhere.example/x', type: 302 },
  ]

  test.each([
    ['/alt?a=1', 301, `${german}/ueber-uns?a=1`],
    ['/weg', 302, 'https://elsewhere.example/x'],
  ])('%s at the domain of a language', async (path, status, target) => {
    const ruled = await serve({ languages, source: fakeSource(globalsWith({}, rules)) })
    const answer = await ask(ruled, germanHost, path)
    expect([answer.status, answer.headers.location]).toEqual([status, target])
  })

  test('data names the public target', async () => {
    const ruled = await serve({ languages, source: fakeSource(globalsWith({}, rules)) })
    const { text } = await ask(ruled, germanHost, `/alt/_payload.json?${buildId}`)
    expect(JSON.parse(text)).toEqual({ redirect: `${german}/ueber-uns` })
  })
})

test('preferences lead back to the page at their domain', async () => {
  const headers = { Origin: german, 'Sec-Fetch-Site': 'same-origin' }
  const answer = await ask(server, germanHost, '/preferences', headers, 'theme=dark&back=/ueber-uns')
  expect([answer.status, answer.headers.location]).toEqual([303, '/ueber-uns'])
  const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await ask(server, germanHost, '/preferences', foreign, 'theme=dark&back=/')).status).toBe(403)
})

test('a refusal at the domain of a language forgets the measurement there', async () => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: '_ga=1' }
  const answer = await ask(server, germanHost, '/preferences', headers, 'consent=no&back=/')
  expect(answer.headers['set-cookie']?.slice(1)).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.example.de',
    '_ga=; Max-Age=0; Path=/; Domain=example.de',
  ])
})

test.each([
  ['a method that is not allowed', '/ueber-uns', 'x=1', 405],
  ['an address that is too long', `/${'x'.repeat(2_100)}`, undefined, 414],
])('a refusal speaks the language of the domain: %s', async (_name, path, body, status) => {
  const answer = await ask(server, germanHost, path, { Accept: 'text/html' }, body)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain('<html lang="de"')
})

test('a site without domains keeps none', async () => {
  const deps = await testDeps()
  expect(deps.domains).toBeUndefined()
  const plain = await serveDeps(deps)
  expect((await ask(plain, germanHost, '/over-ons')).status).toBe(200)
})
