import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { contentPage, failing, fakeSource, globalsWith } from '../../../support/content.ts'
import { langOf, mainOf, metaOf } from '../../../support/html.ts'
import { expectLog } from '../../../support/reports.ts'
import { serve, serveFile, siteUrl, testDeps } from '../../../support/test-deps.ts'

const rows = [
  { from: '/old', to: '/over-ons' },
  { from: '/temporary', to: '/over-ons', code: 302 },
  { from: '/kept', to: '/over-ons', code: 308 },
  { from: '/also-kept', to: '/over-ons', code: 307 },
  { from: '/gone', code: 410 },
  { from: '/legacy/*', to: '/*' },
  { from: '/away', to: 'https://other.example/x?y=1' },
  { from: '/über', to: '/straße' },
  { from: '/over-ons/team', to: '/sitemap' },
  { from: '/alleen-hier', to: '/sitemap', override: true },
  { from: '/designsystem/unknown', to: '/designsystem' },
  { from: '/old.pdf', to: '/assets/new.pdf' },
  { from: '/assets/old.pdf', to: '/assets/new.pdf' },
]
const site = await serveFile({ source: fakeSource(globalsWith({}, rows)) })
/** Those of pages. */
const lifetimes = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
}
const ask = (path: string) => request(site).get(path).redirects(0)

describe('redirects of the editors', () => {
  test.each([
    ['/old', 301, '/over-ons'],
    ['/temporary', 302, '/over-ons'],
    ['/kept', 308, '/over-ons'],
    ['/also-kept', 307, '/over-ons'],
    ['/en/old', 301, '/en/over-ons'],
    ['/de/old', 301, '/de/over-ons'],
    ['/old?a=1&b?c', 301, '/over-ons?a=1&b?c'],
    ['/legacy/a/b', 301, '/a/b'],
    ['/away', 301, 'https://other.example/x?y=1'],
    ['/%C3%BCber', 301, '/stra%C3%9Fe'],
    ['/designsystem/unknown', 301, '/designsystem'],
    ['/old.pdf', 301, '/assets/new.pdf'],
    ['/assets/old.pdf', 301, '/assets/new.pdf'],
  ])('%s answers %i to %s, without a body', async (path, status, target) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.location]).toEqual([status, target])
    expect(answer.text).toBe('')
    expect(answer.headers['cache-control']).toBeDefined()
  })

  test.each([
    ['/old', 'nl'],
    ['/de/kept', 'de'],
  ])('%s is for good: caches keep it like a page, and drop it by its tags', async (path, locale) => {
    const { headers } = await ask(path)
    expect(headers).toMatchObject({ ...lifetimes, 'cache-tag': `globals:${locale},redirects:${locale}` })
    expect(headers['surrogate-key']).toBe(`globals:${locale} redirects:${locale}`)
  })

  test('what is for the moment is kept by nobody', async () => {
    const { headers } = await ask('/temporary')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['cdn-cache-control']).toBeUndefined()
  })

  test('content wins over a redirect', async () => {
    expect((await ask('/over-ons/team')).status).toBe(200)
  })

  test('unless the row says override', async () => {
    const answer = await ask('/alleen-hier')
    expect([answer.status, answer.headers.location]).toEqual([301, '/sitemap'])
  })

  test('also after somebody was let through by a rule for an address with a query', async () => {
    const both = [
      { from: '/alleen-hier', to: '/sitemap', override: true },
      { from: '/alleen-hier?id=5', to: '/over-ons' },
    ]
    const site = await serveFile({ source: fakeSource(globalsWith({}, both)) })
    await request(site).get('/alleen-hier?id=5').redirects(0)
    expect((await request(site).get('/alleen-hier').redirects(0)).headers.location).toBe('/sitemap')
  })

  test.each([
    ['/alleen-hier/_payload.json', '/sitemap'],
    ['/en/old/_payload.json?test-build', '/en/over-ons'],
    ['/away/_payload.json', 'https://other.example/x?y=1'],
  ])('%s tells client navigation to go to %s', async (path, target) => {
    const answer = await ask(path)
    expect([answer.status, answer.body]).toEqual([200, { redirect: target }])
  })

  test('410 answers with a page, in the language of the address', async () => {
    const answer = await ask('/de/gone')
    expect(answer.status).toBe(410)
    expect(langOf(answer.text)).toBe('de')
    expect(metaOf(answer.text, 'robots')).toBe('noindex')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(mainOf(answer.text)).toMatch(/<h1[^>]*>.+<\/h1>/)
  })

  test('410 is problem JSON for who asks for JSON', async () => {
    const answer = await ask('/gone').set('Accept', 'application/json')
    expect(answer.body).toMatchObject({ status: 410, title: 'Gone' })
  })

  test('a wildcard never leads off-site', async () => {
    const first = await ask('/legacy//evil.example')
    expect([first.status, first.headers.location]).toEqual([308, '/legacy/evil.example'])
    const second = await ask('/legacy/evil.example')
    expect(second.headers.location).toBe('/evil.example')
  })

  test.each(['/_build/gone.js', '/builds/gone.json', '/api/gone'])(
    '%s is nothing that a rule could be about',
    async (path) => {
      const rules = [{ from: '/*', to: '/over-ons' }]
      const server = await serve({ source: fakeSource(globalsWith({}, rules)) })
      const { status, headers, body } = await request(server).get(path).redirects(0)
      expect([status, headers.location, body]).toMatchObject([404, undefined, { status: 404 }])
    },
  )

  test('HEAD is redirected like GET', async () => {
    const answer = await request(site).head('/old').redirects(0)
    expect([answer.status, answer.headers.location]).toEqual([301, '/over-ons'])
  })

  test('a rule for home keeps home’s answers out of shared caches', async () => {
    const source = fakeSource(globalsWith({}, [{ from: '/', to: '/over-ons', override: true }]))
    const answer = await request(await serve({ source }))
      .get('/')
      .redirects(0)
    expect(answer.headers.location).toBe('/over-ons')
    expect(answer.headers['cache-control']).toContain('private')
    expect(answer.headers['cdn-cache-control']).toBeUndefined()
    expect(answer.headers.vary).toBe('Accept-Language, Cookie')
  })

  test('rules come from the content source’s own list too', async () => {
    const list = [{ source: '/from-a-file', destination: '/over-ons', type: '302' }]
    const answer = await request(await serve({ source: fakeSource({ redirects: async () => list }) }))
      .get('/from-a-file')
      .redirects(0)
    expect([answer.status, answer.headers.location]).toEqual([302, '/over-ons'])
  })

  test('rules follow the content', async () => {
    const rules = { now: [{ from: '/a', to: '/b' }] }
    const source = fakeSource({ globals: (locale) => globalsWith({}, rules.now).globals(locale) })
    const deps = await testDeps({ source })
    expect((await deps.redirects.find('nl', '/a', ''))?.to).toBe('/b')
    rules.now = [{ from: '/a', to: '/c' }]
    source.change()
    expect((await deps.redirects.find('nl', '/a', ''))?.to).toBe('/c')
  })

  test('without redirects in the globals every page answers as before', async () => {
    const source = fakeSource({ globals: async () => ({ general: { gsc_verification: 'x' } }) })
    await request(await serve({ source }))
      .get('/old')
      .expect(404)
  })

  test('when redirects cannot be had, pages are served', async () => {
    expectLog('error', 'Redirect rules could not be loaded')
    await request(await serve({ source: fakeSource({ redirects: failing() }) }))
      .get('/over-ons')
      .expect(200)
  })

  test('what is wrong with rules is reported at load, per language', async () => {
    expectLog('warn', 'Redirect rule: /a: the redirect runs in a circle and was dropped')
    expectLog('warn', 'Redirect rule: /x: the target "javascript:1" is refused')
    expectLog('warn', 'Redirect rule: (a+)+: the pattern could take too long')
    const bad = [
      { from: '/a', to: '/a' },
      { from: '/x', to: 'javascript:1' },
      { source: '(a+)+', destination: '/y', match_type: 'regex' },
    ]
    const deps = await testDeps({ source: fakeSource(globalsWith({}, bad)) })
    await deps.redirects.load()
    expect(deps.logs.filter(({ msg }) => msg === 'Redirect rule')).toHaveLength(9)
    await deps.redirects.load()
    expect(deps.logs.filter(({ msg }) => msg === 'Redirect rule')).toHaveLength(9)
  })

  test('what was reported is not reported again when something else in the content changes', async () => {
    expectLog('warn', 'Redirect rule: /a: the redirect runs in a circle and was dropped')
    // As a source hands them out after any change: equal, and other objects.
    const redirects = async () => [{ from: '/a', to: '/a' }]
    const deps = await testDeps({ source: fakeSource({ redirects }) })
    await deps.redirects.load()
    await deps.redirects.load()
    expect(deps.logs.filter(({ msg }) => msg === 'Redirect rule')).toHaveLength(3)
  })
})

describe('chains through several languages', () => {
  const chain = [
    { from: '/hier', to: '/en/there' },
    { from: '/en/there', to: '/de/dort#tief' },
    { from: '/de/dort', to: '/de/ueber-uns' },
    { from: '/rond', to: '/en/round' },
    { from: '/en/round', to: '/nl/rond' },
    { from: '/weg', to: '/en/gone' },
    { from: '/en/gone', code: 410 },
    { from: '/naar-pagina', to: '/en/about-us' },
    { from: '/en/about-us', to: '/en/elsewhere' },
  ]

  test('lead there at once, and circles lead nowhere', async () => {
    const site = await serve({ source: fakeSource(globalsWith({}, chain)) })
    const answers: unknown[] = []
    for (const path of ['/hier', '/rond', '/weg', '/naar-pagina']) {
      const { status, headers } = await request(site).get(path).redirects(0)
      answers.push([path, status, headers.location])
    }
    expect(answers).toEqual([
      ['/hier', 301, '/de/ueber-uns#tief'],
      ['/rond', 404, undefined],
      ['/weg', 410, undefined],
      ['/naar-pagina', 301, '/en/about-us'],
    ])
  })
})

describe('redirects of entries', () => {
  const leadingTo = (to: string, status = 302) =>
    fakeSource({ page: async () => ({ kind: 'redirect', to, status }) })

  test.each([
    [301, '/over-ons'],
    [302, '/en/about-us?x#y'],
    [302, 'https://other.example/x'],
  ])('answer %i to %s', async (status, to) => {
    const answer = await request(await serve({ source: leadingTo(to, status) }))
      .get('/entry')
      .redirects(0)
    expect([answer.status, answer.headers.location]).toEqual([status, to])
    expect(answer.text).toBe('')
  })

  test.each(['/entry', '/entry?a=1', '/entry?sent=x'])(
    '%s leads elsewhere for good: caches keep it like a page, and drop it by its tags',
    async (path) => {
      const { headers } = await request(await serve({ source: leadingTo('/over-ons', 301) }))
        .get(path)
        .redirects(0)
      expect(headers).toMatchObject(lifetimes)
      expect(headers['cache-tag']?.split(',')).toContain('page:nl:/entry')
    },
  )

  test('a target with letters beyond ASCII is encoded', async () => {
    const answer = await request(await serve({ source: leadingTo('/日本') }))
      .get('/entry')
      .redirects(0)
    expect(answer.headers.location).toBe('/%E6%97%A5%E6%9C%AC')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/a\r\nX: y',
    '',
  ])('the target %j is not found', async (to) => {
    const answer = await request(await serve({ source: leadingTo(to) }))
      .get('/entry')
      .redirects(0)
    expect(answer.status).toBe(404)
    expect(answer.headers.location).toBeUndefined()
  })

  test('a script in a target is in no body', async () => {
    const answer = await request(await serve({ source: leadingTo('/a"><script>x</script>') }))
      .get('/entry')
      .redirects(0)
    expect(answer.text).toBe('')
    expect(new URL(answer.headers.location ?? '', siteUrl).origin).toBe(siteUrl)
  })
})

test('a page of content is not looked up for the target of a rule', async () => {
  const asked: string[] = []
  const source = fakeSource({
    ...globalsWith({}, [{ from: '/old', to: '/x', override: true }]),
    async page(_locale, path) {
      asked.push(path)
      return { kind: 'page', page: contentPage('nl', path, 'X') }
    },
  })
  await request(await serve({ source }))
    .get('/old')
    .redirects(0)
    .expect(301)
  expect(asked).toEqual([])
})
