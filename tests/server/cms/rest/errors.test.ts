import { expect, test, vi } from 'vitest'
import { languageOf, restFrom, restPage, restSite } from '../../../support/cms/rest.ts'
import { expectLog } from '../../../support/reports.ts'

const site = () => ({
  replay: false,
  respond: restSite({ collections: { pages: [restPage({ id: 'a' }), restPage({ id: 'b' })] } }),
})

test('every call accepts JSON alone, so that errors are JSON too', async () => {
  const { adapter, standIn } = await restFrom()
  await adapter.content()
  await Promise.all([adapter.globals('en'), adapter.translations('nl'), adapter.navigation('nl', 'x')])
  await Promise.all([adapter.forms(), adapter.redirects('nl')])
  expect(standIn.requests.filter(({ headers }) => headers.accept !== 'application/json')).toEqual([])
  expect(standIn.requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('the token goes into the header alone, and into no log line', async () => {
  const apiKey = 'geheim-token-123'
  const { adapter, standIn, logs } = await restFrom({ apiKey })
  await adapter.content()
  expect(standIn.requests.every(({ headers }) => headers.authorization === `Bearer ${apiKey}`)).toBe(true)
  expect(standIn.requests.filter(({ url }) => url.includes(apiKey))).toEqual([])
  expect(logs.length).toBeGreaterThan(5)
  expect(JSON.stringify(logs)).not.toContain(apiKey)
})

test.each([
  ['a wrong or missing token', 'status=401', 'unauthorised', /check CMS_API_KEY/],
  ['maintenance', 'status=503', 'status', /status 503/],
  ['a server error', 'status=500', 'status', /status 500/],
  ['a web page in place of JSON', 'html', 'not-json', /web page/],
  ['JSON that is none', 'not-json', 'malformed', /cannot be read/],
] as const)('%s is one clear error, and what is known stays', async (_name, fault, kind, message) => {
  expectLog('error', message)
  const { adapter, standIn, logs } = await restFrom(site())
  const before = await adapter.content()
  standIn.fault(fault)
  expect(await adapter.content({ maxAge: 0 })).toBe(before)
  expect(logs.filter(({ level }) => level >= 50)).toHaveLength(1)
  const cold = await restFrom(site())
  cold.standIn.fault(fault)
  await expect(cold.adapter.content()).rejects.toMatchObject({ fault: kind })
})

test('a limit on calls is kept to for as long as the system says, and what is known stays', async () => {
  expectLog('error', /limits the number of calls/)
  const { adapter, standIn } = await restFrom(site())
  const before = await adapter.content()
  standIn.fault('status=429')
  expect(await adapter.content({ maxAge: 0 })).toBe(before)
  const asked = standIn.requests.length
  expect(await adapter.content({ maxAge: 0 })).toBe(before)
  expect(standIn.requests.length).toBe(asked)
})

test('a list without any object in it is a fault, however often it comes, and what is known stays', async () => {
  expectLog('error', /no list in "data"/)
  const { adapter, standIn } = await restFrom(site())
  const before = await adapter.content()
  standIn.fault('many=1000')
  for (let n = 0; n < 3; n++) expect(await adapter.content({ maxAge: 0 })).toEqual(before)
})

test('a page that was not in the lists is found when they are asked again', async () => {
  const pages = [restPage({ id: 'a' })]
  const { adapter } = await restFrom({ replay: false, respond: restSite({ collections: { pages } }) })
  expect((await languageOf(adapter, 'nl')).entries).toHaveLength(1)
  pages.push(restPage({ id: 'new' }))
  expect((await languageOf(adapter, 'nl')).entries).toHaveLength(1)
  const { languages } = await adapter.content({ maxAge: 0 })
  expect(languages.get('nl')?.entries.map(({ id }) => id)).toEqual(['a', 'new'])
})

test('nulls where there were addresses are an index that was cleared, not pages that went away', async () => {
  expectLog('warn', /lost 10 of 10 items/)
  vi.useFakeTimers({ toFake: ['performance'] })
  const pages = Array.from({ length: 10 }, (_, at) => restPage({ id: `p${at}`, locale: 'en' }))
  const cleared = pages.map((page) => ({ ...page, uri: null, url: null, permalink: null }))
  const collections = { pages }
  const { adapter } = await restFrom({
    replay: false,
    respond: (request) => restSite({ collections })(request),
  })
  const urisOf = async () => {
    const { languages } = await adapter.content({ maxAge: 0 })
    return languages.get('en')?.entries.map(({ uri }) => uri)
  }
  const before = await urisOf()
  expect(before).toContain('/p0')
  collections.pages = cleared
  vi.advanceTimersByTime(1000)
  expect(await urisOf()).toEqual(before)
  collections.pages = pages
  vi.advanceTimersByTime(10_000)
  expect(await urisOf()).toEqual(before)
  vi.useRealTimers()
})
