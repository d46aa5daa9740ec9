import { expect, test, vi } from 'vitest'
import type { RemoteAdapter } from '../../../../server/cms/remote/adapter.ts'
import { fetchFrom, type Respond } from '../../../support/cms/fetch.ts'
import { envelope, pageItem } from '../../../support/cms/fetch-values.ts'
import { eventually } from '../../../support/eventually.ts'
import { expectLog } from '../../../support/reports.ts'

const inNoList = /names pages that are in no list.*CMS_COLLECTIONS/

interface Cms {
  /** Paths that the sitemap names. */
  sitemap: readonly string[]
  readonly collections?: Readonly<Record<string, readonly object[]>>
}

/** A site of one page, with collections that no page mounts. */
const answering =
  (cms: Cms): Respond =>
  ({ path, headers }) => {
    const origin = `http://${headers.host}`
    const locs = cms.sitemap.map((each) => `<url><loc>${origin}${each}</loc></url>`).join('')
    if (path === '/sitemap.xml')
      return { headers: { 'content-type': 'text/xml' }, body: `<urlset>${locs}</urlset>` }
    if (path === '/!/Fetch/pages') return { body: envelope([pageItem('/')]) }
    const items = cms.collections?.[/^\/!\/Fetch\/collection\/(.+)$/.exec(path)?.[1] ?? '']
    return items && { body: envelope(items) }
  }

const entry = (uri: string) => pageItem(uri, { is_page: false, collection: 'faq', is_entry: true })
const faq = {
  sitemap: ['/', '/faq/een', '/faq/twee'],
  collections: { faq: ['/faq/een', '/faq/twee'].map(entry) },
}

async function pagesOf(adapter: RemoteAdapter) {
  const language = (await adapter.content()).languages.get('nl')
  return {
    listed: language?.entries.map(({ uri }) => uri),
    unlisted: language?.unlisted.map(({ uri }) => uri),
  }
}

test('a collection that only the sitemap tells of is listed: its entries are entries like any other', async () => {
  const { adapter, standIn } = await fetchFrom({ respond: answering(faq) })
  expect(await pagesOf(adapter)).toEqual({ listed: ['/', '/faq/een', '/faq/twee'], unlisted: [] })
  expect(standIn.count('collection/faq')).toBe(3)
  expect(await adapter.content()).toBe(await adapter.content())
})

test('visitors who come at the same time all find its pages', async () => {
  const { adapter } = await fetchFrom({ respond: answering(faq) })
  const all = await Promise.all(Array.from({ length: 5 }, () => pagesOf(adapter)))
  expect(new Set(all.map(({ listed }) => listed?.length))).toEqual(new Set([3]))
})

test('a handle that is no collection costs one call, for as long as the sitemap is the same', async () => {
  expectLog('warn', inNoList)
  vi.useFakeTimers({ toFake: ['performance'] })
  const cms = { sitemap: ['/los/x', '/los/y'] }
  const { adapter, standIn } = await fetchFrom({ respond: answering(cms), pagesTtl: 0 })
  for (const _ of Array(20)) {
    expect(await pagesOf(adapter)).toEqual({ listed: ['/'], unlisted: ['/los/x', '/los/y'] })
    vi.advanceTimersByTime(31_000)
  }
  expect(standIn.count('collection/los')).toBe(1)
  cms.sitemap = ['/los/x', '/los/z']
  // Longer than the lifetime of the sitemap, which is random by a tenth.
  vi.advanceTimersByTime(331_000)
  await adapter.content()
  await eventually(async () => expect((await pagesOf(adapter)).unlisted).toEqual(['/los/x', '/los/z']))
  expect(standIn.count('collection/los')).toBe(2)
  vi.useRealTimers()
})

test('eight handles are tried, those with most pages first, and nothing that is no handle', async () => {
  expectLog('warn', inNoList)
  const others = Array.from({ length: 20 }, (_, at) => `/los-${at}/x`)
  const odd = ['/..%2f..%2fusers/x', '/a%20b/x', `/${'x'.repeat(65)}/x`, '/pages/x', '/pages/y', '/%5Bx%5D/y']
  const sitemap = [...odd, ...others, '/vaak/a', '/vaak/b']
  const { adapter, standIn } = await fetchFrom({ respond: answering({ sitemap }) })
  await adapter.content()
  await adapter.content()
  const asked = standIn.requests.flatMap(({ path }) => /\/collection\/(.*)$/.exec(path)?.[1] ?? [])
  expect(asked.sort()).toEqual([...others.slice(0, 7).map((path) => path.split('/')[1]), 'vaak'])
})

test('a question that fails costs nothing else, and is asked again a minute later', async () => {
  expectLog('error', 'status 500')
  expectLog('warn', inNoList)
  vi.useFakeTimers({ toFake: ['performance'] })
  const { adapter, standIn } = await fetchFrom({ respond: answering(faq) })
  standIn.fault('status=500', 'collection')
  expect((await pagesOf(adapter)).unlisted).toEqual(['/faq/een', '/faq/twee'])
  standIn.clearFaults()
  expect((await pagesOf(adapter)).listed).toEqual(['/'])
  vi.advanceTimersByTime(61_000)
  expect((await pagesOf(adapter)).listed).toEqual(['/', '/faq/een', '/faq/twee'])
  vi.useRealTimers()
})

test('what stays in no list is one warning that says how many pages and what to set', async () => {
  expectLog('warn', inNoList)
  const { adapter, logs } = await fetchFrom({ respond: answering({ sitemap: ['/los', '/en/los', '/x'] }) })
  await adapter.content()
  await adapter.content({ maxAge: 0 })
  expect(logs.filter(({ level }) => level >= 40)).toMatchObject([{ level: 40, count: 3 }])
})

test('pages that lists have and that are none of a language are not unlisted', async () => {
  const { adapter } = await fetchFrom({ fallback: false })
  const { languages } = await adapter.content()
  expect([...languages.values()].flatMap(({ unlisted }) => unlisted)).toEqual([])
  expect(languages.get('de')?.entries.length).toBeLessThan(languages.get('nl')?.entries.length ?? 0)
})

test('pages of a language that cannot be had are no pages of another one', async () => {
  expectLog('error', 'status 500')
  const { adapter, standIn } = await fetchFrom()
  standIn.fault('status=500', 'pages\\?locale=de')
  const { languages, failures } = await adapter.content()
  expect([...failures.keys()]).toEqual(['de'])
  expect([...languages.values()].flatMap(({ unlisted }) => unlisted)).toEqual([])
})

test.each([
  ['the host of its own pages', {}, ['https://cms.example.org']],
  ['not the host that a redirect leads to', { redirect: 'https://cms.example.org/a' }, []],
  ['not a host whose address is of another page', { url: '/elsewhere' }, []],
  ['not what is no address of the web', { permalink: 'ftp://cms.example.org/a' }, []],
])('the content system calls itself by %s', async (_, own, origins) => {
  const item = pageItem('/a', { permalink: 'https://cms.example.org/a', ...own })
  const respond: Respond = ({ path }) => (path === '/!/Fetch/pages' ? { body: envelope([item]) } : undefined)
  const { adapter } = await fetchFrom({ respond })
  expect((await adapter.content()).origins).toEqual(origins)
})

test('addresses of the sitemap are believed on the host that the content system calls itself', async () => {
  expectLog('warn', inNoList)
  const locs = ['https://cms.example.org/los', 'https://evil.example/x', 'http://cms.example.org/y']
  const respond: Respond = ({ path }) => {
    const item = pageItem('/a', { permalink: 'https://cms.example.org/a' })
    if (path === '/!/Fetch/pages') return { body: envelope([item]) }
    if (path !== '/sitemap.xml') return undefined
    const body = `<urlset>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`
    return { headers: { 'content-type': 'text/xml' }, body }
  }
  const { adapter } = await fetchFrom({ respond })
  expect((await adapter.content()).languages.get('nl')?.unlisted).toEqual([
    { uri: '/los', url: 'https://cms.example.org/los' },
  ])
})
