/** What the product sends to content systems, and what it never sends. */
import { describe, expect, test } from 'vitest'
import { molenhof, openRemote, type RemoteSite, type Respond, type SourceName, sources } from './site.ts'

/**
 * Nothing else changes what the content system answers, or is a second spelling of the same question to its
 * cache.
 */
const parameters: Readonly<Record<SourceName, readonly string[]>> = {
  fetch: ['locale', 'limit', 'offset'],
  rest: ['fields', 'filter[site]', 'limit', 'page', 'site', 'sort'],
}

const pages = [
  '/',
  '/erf',
  '/erf/molen',
  '/nieuws',
  '/en',
  '/en/yard',
  '/de/hof',
  '/blokken',
  '/namen',
  '/alleen',
]
const others = ['/sitemap', '/en/sitemap', '/designsystem', '/robots.txt', '/health', '/favicon.ico']
const answers = [
  '/erf/_payload.json',
  '/api/pages/erf',
  '/api/collections/translations',
  '/api/navigation/main',
]
const missing = [
  '/nergens',
  '/en/nergens',
  '/concept',
  '/home/x',
  '/0',
  '/ERF',
  '/cp',
  '/.env',
  '/erf/..%2f..%2fcp',
]

/** What a visitor's browser, or an attacker, may bring. */
const baggage = {
  cookie: 'laravel_session=van-de-bezoeker; statamic=x',
  origin: 'https://evil.example',
  'x-forwarded-for': '10.0.0.1',
  'x-forwarded-host': 'evil.example',
  authorization: 'Bearer van-de-bezoeker',
  'x-statamic-token': 'van-de-bezoeker',
}

const withCookies =
  (respond: Respond): Respond =>
  (asked) => {
    const answer = respond(asked)
    return (
      answer && {
        ...answer,
        headers: { ...answer.headers, 'set-cookie': 'laravel_session=van-het-systeem; path=/; httponly' },
      }
    )
  }

/** Every kind of address, asked for in every way. */
async function journey(source: SourceName): Promise<{ site: RemoteSite; cookies: readonly unknown[] }> {
  const site = await openRemote(source, withCookies(molenhof[source]()))
  const cookies: unknown[] = []
  for (const path of [...pages, ...others, ...answers, ...missing]) {
    for (const answer of [await site.get(path, baggage), await site.head(path), await site.post(path)])
      cookies.push(answer.headers['set-cookie'])
  }
  return { site, cookies }
}

describe.each(sources)('%s', { timeout: 20_000 }, (source) => {
  test('whatever a visitor sends, the content system is asked by GET alone', async () => {
    const { site } = await journey(source)
    expect(site.cms.requests.length).toBeGreaterThan(10)
    expect(new Set(site.cms.requests.map(({ method }) => method))).toEqual(new Set(['GET']))
  })

  test('no parameter is sent but the few that are needed, each once, with a value that has a meaning', async () => {
    const { site } = await journey(source)
    const asked = site.cms.requests.map(({ query }) => [...query])
    expect(asked.flat().length).toBeGreaterThan(5)
    for (const pairs of asked) {
      const names = pairs.map(([name]) => name)
      expect(names).toHaveLength(new Set(names).size)
      expect(names.filter((name) => !parameters[source].includes(name))).toEqual([])
      const numbers = pairs.filter(([name]) => ['limit', 'page'].includes(name)).map(([, value]) => value)
      expect(numbers.filter((value) => !/^[1-9]\d*$/.test(value))).toEqual([])
    }
  })

  test('paths that visitors type are never asked of the content system', async () => {
    const { site } = await journey(source)
    expect(site.cms.count(/nergens|home\/x|ERF|\/cp\b|\.env|\.\./)).toBe(0)
  })

  test("cookies, tokens and addresses of visitors stay here, and so do the content system's cookies", async () => {
    const { site, cookies } = await journey(source)
    const sent = site.cms.requests.map(({ headers }) => headers)
    expect(JSON.stringify(sent)).not.toMatch(/van-de-bezoeker|van-het-systeem|evil\.example|10\.0\.0\.1/)
    expect(sent.filter(({ cookie, origin }) => cookie ?? origin)).toEqual([])
    expect(JSON.stringify(cookies)).not.toContain('laravel')
  })
})
