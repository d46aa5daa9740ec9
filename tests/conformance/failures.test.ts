/** Content systems that fail, and what visitors of the whole product notice. */
import { describe, expect, test } from 'vitest'
import { pageItem } from '../support/cms/fetch-values.ts'
import { restPage, restSite } from '../support/cms/rest.ts'
import { eventually } from '../support/eventually.ts'
import { fetchSite, molenhof, openRemote, type RemoteSite, sources, stopClock } from './site.ts'

const apiKey = 'geheim-en-lang-genoeg'
/** Long enough for a proper answer on a busy machine. */
const patience = { CMS_FIRST_BYTE_TIMEOUT_MS: '1000', CMS_TIMEOUT_MS: '2000' }

const isQuiet = ({ cms }: RemoteSite) => eventually(() => expect(cms.underWay()).toBe(0))

/** Waits until something was asked for behind a visitor's back, and answered. */
async function isRefreshed(site: RemoteSite, before: number): Promise<void> {
  await eventually(() => expect(site.cms.requests.length).toBeGreaterThan(before))
  await isQuiet(site)
}

describe.each(sources)('%s', (source) => {
  test.each([
    ['an empty 401', 'status=401', /CMS_API_KEY/],
    ['a redirect to the login page', 'redirect=/cp/auth/login', /redirect/],
    ['a 500 in HTML', 'status=500', /500/],
    ['nothing in time', 'hang', /did not answer/],
    ['maintenance', 'status=503', /503/],
    ['a web page with status 200', 'html', /web page/],
  ])(
    'while the content system answers %s, visitors get the page they had, the log has one clear error, and no secret shows',
    async (_, fault, message) => {
      const pass = stopClock()
      const site = await openRemote(source, molenhof[source](), { ...patience, CMS_API_KEY: apiKey })
      const before = await site.get('/erf')
      expect(before.status).toBe(200)
      site.cms.fault(fault)
      for (const _time of [1, 2]) {
        // Lists and pages are out of date by then; a fault that nobody met for an hour would be told again.
        pass(1200)
        const after = await site.get('/erf')
        expect([after.status, after.text]).toEqual([200, before.text])
        await eventually(() => expect(site.faults()).toEqual([expect.stringMatching(message)]))
        await isQuiet(site)
      }
      expect(site.faults()).toHaveLength(1)
      expect(await site.health()).toMatchObject({ status: 'degraded' })
      expect(JSON.stringify([site.logs, await site.health()])).not.toContain(apiKey)
    },
  )

  test('during the quiet that a 429 in HTML asks for no call leaves: known pages stay, others are 503 with the wait', async () => {
    const pass = stopClock()
    const site = await openRemote(source, molenhof[source]())
    const known = (await site.get('/erf')).text
    const asked = site.cms.requests.length
    site.cms.fault('status=429,30')
    pass(3600)
    expect((await site.get('/erf')).text).toBe(known)
    await isRefreshed(site, asked)
    const cold = await site.get('/erf/molen')
    expect(cold.status).toBe(503)
    // Calls that had left when the limit was heard of have come by then.
    await isQuiet(site)
    const limited = site.cms.requests.length
    expect(Number(cold.headers['retry-after'])).toBeGreaterThan(20)
    expect(Number(cold.headers['retry-after'])).toBeLessThanOrEqual(30)
    pass(28)
    expect((await site.get('/erf')).text).toBe(known)
    expect((await site.get('/erf/molen')).status).toBe(503)
    expect(site.cms.requests).toHaveLength(limited)
    site.cms.clearFaults()
    pass(10)
    await expect.poll(async () => (await site.get('/erf/molen')).status).toBe(200)
    expect(site.cms.requests.length).toBeGreaterThan(limited)
  })

  test('a first answer that is slow after a change of content keeps no visitor of a known page waiting', async () => {
    const pass = stopClock()
    const site = await openRemote(source, molenhof[source]())
    const known = (await site.get('/erf')).text
    const asked = site.cms.requests.length
    site.cms.fault('delay=1500')
    pass(3600)
    expect((await site.get('/erf')).text).toBe(known)
    // The visitor has the page while the content system is still asked.
    await eventually(() => expect(site.cms.underWay()).toBeGreaterThan(0))
    await isRefreshed(site, asked)
    expect(site.faults()).toEqual([])
  })
})

test('of a system that allows 60 calls a minute every page is there after a minute, and no limit is met again', async () => {
  const pass = stopClock()
  const answer = molenhof.rest()
  const minute = { since: performance.now(), calls: 0, refused: 0 }
  const site = await openRemote('rest', (asked) => {
    if (performance.now() - minute.since >= 60_000)
      Object.assign(minute, { since: performance.now(), calls: 0, refused: 0 })
    minute.calls += 1
    if (minute.calls <= 60) return answer(asked)
    minute.refused += 1
    const wait = Math.ceil((minute.since + 60_000 - performance.now()) / 1000)
    return { status: 429, headers: { 'retry-after': String(wait) }, body: '<h1>Too Many Attempts</h1>' }
  })
  const paths = ['/', '/en', '/de', '/erf/molen', '/en/yard', '/de/hof', '/nieuws/eerste', '/sitemap']
  async function statuses(): Promise<readonly number[]> {
    const found: number[] = []
    for (const path of paths) found.push((await site.get(path)).status)
    await isQuiet(site)
    return found
  }
  expect(await statuses()).toEqual(paths.map(() => expect.toBeOneOf([200, 503])))
  for (const _minute of [1, 2, 3]) {
    pass(61)
    await expect.poll(statuses).toEqual(paths.map(() => 200))
    expect(minute.refused).toBe(0)
  }
})

test('a page that was missing is found within half a minute, also when the content system itself keeps its 404 for a while', async () => {
  const pass = stopClock()
  const pages = [restPage({ id: 'home', uri: '/' }), restPage({ id: 'a' })]
  const site = await openRemote('rest', restSite({ collections: { pages } }))
  expect((await site.get('/nieuw')).status).toBe(404)
  pages.push(restPage({ id: 'nieuw', title: 'Nieuw' }))
  site.cms.fault('status=404', 'entries/nieuw')
  pass(31)
  expect((await site.get('/nieuw')).status).toBe(404)
  site.cms.clearFaults()
  pass(31)
  await expect.poll(async () => (await site.get('/nieuw')).status).toBe(200)
})

test('a deleted entry is a 404 in every language, though Fetch answers 500 for it in all but one', async () => {
  const pass = stopClock()
  const entries = ['een', 'twee', 'drie'].map((slug) => ({
    ...pageItem(`/nieuws/${slug}`, { slug, collection: 'nieuws', is_page: undefined }),
    id: slug,
  }))
  const site = await openRemote(
    'fetch',
    fetchSite({
      pages: (locale) => [pageItem('/', { title: locale ?? 'nl' })],
      collections: {
        nieuws: (locale) => entries.map((each) => ({ ...each, title: `${each.id} ${locale}` })),
      },
    }),
    { CMS_COLLECTIONS: 'nieuws' },
  )
  const statuses = async () =>
    Promise.all(['/nieuws/een', '/en/nieuws/een'].map(async (path) => (await site.get(path)).status))
  expect(await statuses()).toEqual([200, 200])
  entries.shift()
  pass(61)
  await expect.poll(statuses).toEqual([404, 404])
  expect((await site.get('/en/nieuws/twee')).status).toBe(200)
})
