import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { failing, fakeSource, globalsWith } from '../../support/content.ts'
import { scriptsBesideData } from '../../support/html.ts'
import { sendRaw } from '../../support/raw.ts'
import { expectLog } from '../../support/reports.ts'
import { serve, serveFile, testFrontend } from '../../support/test-deps.ts'

const table = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=()'),
  'strict-transport-security': expect.stringContaining('max-age='),
}
const site = await serveFile()

const everyKind = [
  ...['/', '/en/about-us', '/designsystem/card', '/nope', '/en/', '/%zz', `/${'x'.repeat(3_000)}`],
  ...[
    '/api/globalsData',
    '/api/nope',
    '/en/_payload.json',
    '/_payload.json?test-build',
    '/builds/latest.json',
  ],
  ...['/robots.txt', '/sitemap.xml', '/sitemap_1.xml', '/site.webmanifest', '/health', '/_build/none.js'],
]

const directives = (policy: string | undefined): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

describe('every answer carries the table of headers', () => {
  test('one to a request that expects what is not there, too', async () => {
    const lines = ['GET / HTTP/1.1', 'Host: a.example', 'Expect: cake', 'Connection: close']
    const { status, head } = await sendRaw(site, ...lines)
    expect(status).toBe(417)
    for (const name of [...Object.keys(table), 'content-security-policy'])
      expect(head.toLowerCase()).toContain(`\r\n${name}: `)
  })

  test.each([
    ['a page', '/en/about-us', 200],
    ['home', '/', 200],
    ['a missing page', '/nope', 404],
    ['a redirect', '/en/', 308],
    ['malformed encoding', '/%zz', 400],
    ['a long address', `/${'x'.repeat(3_000)}`, 414],
    ['the API', '/api/globalsData', 200],
    ['a missing address of the API', '/api/nope', 404],
    ['data', '/en/_payload.json', 200],
    ['robots.txt', '/robots.txt', 200],
    ['health', '/health/live', 200],
  ])('%s', async (_name, path, status) => {
    const { headers } = await request(site).get(path).redirects(0).expect(status)
    expect(headers).toMatchObject(table)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('an error of ours', async () => {
    expectLog('error', 'Request failed')
    const answer = await request(await serve({ source: fakeSource({ page: failing() }) }))
      .get('/over-ons')
      .expect(500)
    expect(answer.headers).toMatchObject(table)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('a method that is not allowed', async () => {
    expect((await request(site).delete('/en').expect(405)).headers).toMatchObject(table)
  })

  test('an answer that says nothing changed', async () => {
    const first = await request(site).get('/en/about-us')
    const { headers } = await request(site)
      .get('/en/about-us')
      .set('If-None-Match', first.headers.etag ?? '')
      .expect(304)
    expect(headers).toMatchObject(table)
    expect(headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test('text says how it is encoded', async () => {
    for (const path of ['/', '/nope', '/api/globalsData', '/robots.txt'])
      expect((await request(site).get(path)).headers['content-type']).toMatch(/charset=utf-8$/)
  })

  test('without https there is no strict transport security', async () => {
    const { headers } = await request(await serve({ config: { SITE_URL: 'http://localhost:3000' } })).get('/')
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('content security policy', () => {
  const policyOf = async (source = fakeSource(), config = {}) =>
    directives((await request(await serve({ source, config })).get('/')).headers['content-security-policy'])

  test('allows nothing inline but what has a hash', async () => {
    const policy = await policyOf()
    for (const values of Object.values(policy)) {
      expect(values).not.toContain("'unsafe-inline'")
      expect(values).not.toContain("'unsafe-eval'")
      expect(values).not.toContain('*')
    }
    expect(policy['script-src']).toEqual(
      expect.arrayContaining(["'self'", expect.stringMatching(/^'sha256-/)]),
    )
    expect(policy['style-src']).toEqual(["'self'"])
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    })
  })

  test('the tag manager’s hosts are in it only when there is an id', async () => {
    expect((await policyOf())['script-src']).toContain('https://www.googletagmanager.com')
    const without = await policyOf(fakeSource(globalsWith({ gtm_id: null })))
    expect(JSON.stringify(without)).not.toContain('google')
  })

  describe('hosts that a tag may need are a setting, per directive', () => {
    const config = {
      TAG_ORIGINS:
        'script-src=https://tag.example;connect-src=https://tag.example,https://ask.example;frame-src=https://frame.example',
    }

    test('they join the policy of pages that may load the tag manager, and nothing else of it changes', async () => {
      const [plain, tagged] = [await policyOf(), await policyOf(fakeSource(), config)]
      const and = (name: string, ...more: readonly string[]) => [...(plain[name] ?? []), ...more]
      expect(tagged).toEqual({
        ...plain,
        'script-src': and('script-src', 'https://tag.example'),
        'connect-src': and('connect-src', 'https://tag.example', 'https://ask.example'),
        'frame-src': and('frame-src', 'https://frame.example'),
      })
    })

    test('without an id of the tag manager the policy stays strict', async () => {
      const source = fakeSource(globalsWith({ gtm_id: null }))
      expect(await policyOf(source, config)).toEqual(await policyOf(source))
    })

    test('an answer that is no page allows none of them', async () => {
      const server = await serve({ config })
      for (const path of ['/api/globalsData', '/_payload.json', '/robots.txt'])
        expect((await request(server).get(path)).headers['content-security-policy']).not.toContain('example')
    })
  })

  test('IMAGE_ORIGINS and API_BASE join it', async () => {
    const policy = await policyOf(fakeSource(), {
      IMAGE_ORIGINS: 'https://cms.example, https://cdn.example/',
      API_BASE: 'https://api.example.org',
    })
    expect(policy['img-src']).toEqual(expect.arrayContaining(['https://cms.example', 'https://cdn.example']))
    expect(policy['connect-src']).toContain('https://api.example.org')
  })

  test('holds no nonce, and is the same for every request', async () => {
    const ask = () => request(site).get('/').set('Content-Security-Policy', "script-src 'nonce-x'")
    const [first, second] = [await ask(), await ask()]
    expect(first.headers['content-security-policy']).not.toContain('nonce')
    expect(first.headers['content-security-policy']).toBe(second.headers['content-security-policy'])
  })

  test('a document has an inline script, the module, two behind the first screen that write its later styles and wait for them, and data that nobody runs', async () => {
    const assets = { ...testFrontend.assets('home', 'default'), laterStyles: ['/_build/below.css'] }
    const server = await serveFile({ frontend: { assets: () => assets } })
    for (const [path, writing] of [
      ['/', ['', '']],
      ['/en/about-us', ['', '']],
      ['/designsystem/buttons', []],
      ['/nope', []],
    ] as const) {
      const { text } = await request(server).get(path)
      expect(scriptsBesideData(text)).toEqual([
        '',
        'type="module" src="/_build/entry.js" fetchpriority="low"',
        ...writing,
        'type="application/json" id="state"',
      ])
      expect(text).not.toMatch(/<[^>]+\son[a-z]+=/)
    }
  })

  test('is off in development, where styles are replaced while they are edited', async () => {
    const server = await serve({ frontend: { isBuilt: false } })
    expect((await request(server).get('/')).headers['content-security-policy']).toBeUndefined()
  })
})

describe('search engines', () => {
  test('SITE_INDEXABLE=false keeps them out of every answer', async () => {
    const server = await serve({ config: { SITE_INDEXABLE: 'false' } })
    // Twice: the second answer comes from memory.
    for (const path of [...everyKind, ...everyKind]) {
      const { headers } = await request(server).get(path).redirects(0)
      expect(headers['x-robots-tag'], path).toBe('noindex, nofollow')
    }
    const posted = await request(server).post('/preferences').redirects(0)
    expect(posted.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect((await request(server).get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  })

  test('otherwise they are welcome, and told where the sitemap is', async () => {
    for (const path of ['/', '/en/about-us', '/designsystem', '/robots.txt'])
      expect((await request(site).get(path)).headers['x-robots-tag'], path).toBeUndefined()
    const robots = await request(site).get('/robots.txt')
    expect(robots.headers['content-type']).toMatch(/^text\/plain/)
    expect(robots.text).toContain('\nAllow: /\n')
    expect(robots.text).not.toContain('Disallow: /\n')
    expect(robots.text).toContain('\nSitemap: https://www.example.org/sitemap.xml\n')
  })

  test('what code asks for is for reading, not for finding', async () => {
    for (const path of [
      '/_payload.json?test-build',
      '/en/_payload.json',
      '/api/sitemap',
      '/builds/latest.json',
    ])
      for (const _ of ['made', 'known'])
        expect((await request(site).get(path).expect(200)).headers['x-robots-tag'], path).toBe('noindex')
  })

  test('no rule forbids them to read what carries noindex', async () => {
    const { text } = await request(site).get('/robots.txt')
    const forbidden = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)
    expect(forbidden).toEqual([])
  })
})
