import request from 'supertest'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openRest } from '../../../support/cms/contract-systems.ts'
import { languageOf, restFrom, restPage, restSite } from '../../../support/cms/rest.ts'
import { eventually } from '../../../support/eventually.ts'
import { expectLog } from '../../../support/reports.ts'

/** The clock of what is fresh stands still until the test moves it. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

const siteList = /fields=id(?:,|%2C)locale/
const inThree = ['nl', 'en', 'de'].map((locale) => restPage({ id: `a-${locale}`, locale, uri: '/a' }))
const three = () => ({ replay: false, respond: restSite({ collections: { pages: inThree } }) })

test('pages do not wait for a list of sites that is out of date, and never answered again', async () => {
  stopClock()
  const { adapter, standIn, upstream } = await restFrom({ ...three(), pagesTtl: 3600 })
  const before = await adapter.content()
  standIn.fault('hang', siteList)
  vi.advanceTimersByTime(400_000)
  expect(await adapter.content()).toBe(before)
  await eventually(() => expect(standIn.count(siteList)).toBe(2))
  expect(upstream.state().ok).toBe(true)
})

test.each([
  ['status=500', /status 500/],
  ['status=404', /check CMS_URL and CMS_API_ROUTE/],
  ['html', /web page/],
] as const)(
  'a list of sites that is answered with %s later leaves the languages as they are',
  async (fault, said) => {
    expectLog('error', said)
    stopClock()
    const { adapter, standIn } = await restFrom({ ...three(), pagesTtl: 3600, retryAfter: 5 })
    const before = await adapter.content()
    standIn.fault(fault, siteList)
    for (const count of [2, 3]) {
      vi.advanceTimersByTime(400_000)
      // The answer before may still be on its way: nothing is asked meanwhile.
      await eventually(async () => {
        expect(await adapter.content()).toBe(before)
        expect(standIn.count(siteList)).toBe(count)
      })
    }
  },
)

test('one of two lists of sites that is gone leaves the languages that it told of', async () => {
  stopClock()
  const news = restPage({ id: 'n', locale: 'nl', uri: '/n' })
  const { adapter, standIn } = await restFrom({
    replay: false,
    collections: ['news', 'pages'],
    pagesTtl: 3600,
    retryAfter: 5,
    respond: restSite({ collections: { pages: inThree, news: [news] } }),
  })
  await adapter.content()
  standIn.fault('status=404', /pages\/entries\?fields=id(?:,|%2C)locale/)
  for (const count of [2, 3]) {
    vi.advanceTimersByTime(400_000)
    await eventually(async () => {
      await adapter.content()
      expect(standIn.count(/pages\/entries\?fields=id(?:,|%2C)locale/)).toBe(count)
    })
  }
  expect([...(await adapter.content()).languages.keys()]).toEqual(['nl', 'en', 'de'])
})

test('a list of sites that lost most of its entries is used only once a second answer confirms it', async () => {
  expectLog('warn', /lost 8 of 9 items/)
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const pages = ['nl', 'en', 'de'].flatMap((locale) =>
    [1, 2, 3].map((at) => restPage({ id: `${locale}-${at}`, locale, uri: `/${at}` })),
  )
  const cms = { pages }
  const { adapter, standIn } = await restFrom({
    replay: false,
    pagesTtl: 3600,
    respond: (asked) =>
      restSite({ collections: { pages: siteList.test(asked.url) ? cms.pages : pages } })(asked),
  })
  const languages = async () => [...(await adapter.content()).languages.keys()]
  expect(await languages()).toEqual(['nl', 'en', 'de'])
  cms.pages = pages.slice(0, 1)
  vi.advanceTimersByTime(400_000)
  await languages()
  await eventually(() => expect(standIn.count(siteList)).toBe(2))
  expect(await languages()).toEqual(['nl', 'en', 'de'])
  await vi.advanceTimersByTimeAsync(6000)
  await eventually(async () => expect(await languages()).toEqual(['nl']))
})

test.each([
  ['nl and en are discovered', { de: 'oostenrijk' }],
  ['all sites are configured', { nl: 'nl', en: 'en', de: 'oostenrijk' }],
])(
  'a configured site that does not exist is one warning, and its language has no pages: %s',
  async (_, locales) => {
    expectLog('warn', /No entries in the site oostenrijk of language de: check CMS_LOCALES/)
    const { adapter, logs } = await restFrom({ ...three(), locales })
    expect([...(await adapter.content()).languages.keys()]).toEqual(['nl', 'en'])
    expect((await languageOf(adapter, 'en')).entries.map(({ id }) => id)).toEqual(['a-en'])
    await adapter.content({ maxAge: 0 })
    expect([...(await adapter.content()).failures]).toEqual([])
    expect(logs.filter(({ level }) => level >= 40)).toHaveLength(1)
  },
)

test.each([
  ['nl', 'default', ['No site is known to be en, de: if default is, say so in CMS_LOCALES']],
  ['nl', 'fr', []],
  ['default', 'english', []],
] as const)('of the sites %s and %s the log says what only an operator knows: %j', async (a, b, said) => {
  for (const problem of said) expectLog('warn', problem)
  const pages = [restPage({ id: 'a', locale: a }), restPage({ id: 'b', locale: b, origin_id: 'a' })]
  const { adapter, logs } = await restFrom({ replay: false, respond: restSite({ collections: { pages } }) })
  await adapter.content()
  expect(logs.flatMap(({ problem }) => problem ?? [])).toEqual(said)
})

test('through the whole product, the language of a configured site that does not exist is 404, the others work', async () => {
  const open = await openRest([], { CMS_LOCALES: 'de=oostenrijk' })
  onTestFinished(open.close)
  const statuses = await Promise.all(
    ['/', '/en', '/de'].map(async (path) => (await request(open.server).get(path)).status),
  )
  expect(statuses).toEqual([200, 200, 404])
  const said = open.logs.filter(({ level, problem }) => level >= 40 && /oostenrijk/.test(String(problem)))
  expect(said).toHaveLength(1)
})

test('a system without menus is asked for at most 12 in each language and five minutes', async () => {
  const open = await openRest()
  onTestFinished(open.close)
  open.standIn?.fault('status=404', '/navs/')
  stopClock()
  const paths = ['/', '/en', '/de', '/sitemap']
  for (let seconds = 0; seconds < 300; seconds += 20) {
    for (const path of paths) expect((await request(open.server).get(path)).status).toBe(200)
    vi.advanceTimersByTime(20_000)
  }
  for (const site of ['nl', 'en', 'de']) {
    const calls = open.standIn?.count(new RegExp(`/navs/.*site=${site}`)) ?? 0
    expect(calls).toBeGreaterThan(0)
    expect(calls).toBeLessThanOrEqual(12)
  }
})

test('the content system calls itself by the host of its own pages, not by those that redirects lead to', async () => {
  const pages = [
    restPage({ id: 'a', permalink: 'https://cms.example.org/a' }),
    restPage({ id: 'b', permalink: 'https://else.example/b', redirect: 'https://else.example/b' }),
    restPage({ id: 'c', url: 'https://hidden.example', permalink: 'https://hidden.example' }),
    restPage({ id: 'd', permalink: null }),
  ]
  const { adapter } = await restFrom({ replay: false, respond: restSite({ collections: { pages } }) })
  expect((await adapter.content()).origins).toEqual(['https://cms.example.org'])
})
