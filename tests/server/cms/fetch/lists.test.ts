import { expect, test } from 'vitest'
import type { RemoteAdapter } from '../../../../server/cms/remote/adapter.ts'
import { fetchFrom } from '../../../support/cms/fetch.ts'
import { envelope, pageItem } from '../../../support/cms/fetch-values.ts'
import type { StandInRequest } from '../../../support/cms/stand-in.ts'
import { expectLog } from '../../../support/reports.ts'

const addresses = async (adapter: RemoteAdapter) =>
  (await adapter.content()).languages.get('nl')?.entries.map(({ uri }) => uri)

const answering =
  (wanted: string, answer: (request: StandInRequest) => unknown) => (request: StandInRequest) =>
    request.path === wanted ? { body: answer(request) } : undefined

test.each([
  ['a list', [pageItem('/'), pageItem('/a')]],
  ['an object with numbers for keys', { 0: pageItem('/'), 7: pageItem('/a') }],
  ['an object with handles for keys', { home: pageItem('/'), a: pageItem('/a') }],
])('the data of a list may be %s', async (_, data) => {
  const { adapter } = await fetchFrom({ respond: answering('/!/Fetch/pages', () => envelope(data)) })
  expect(await addresses(adapter)).toEqual(['/', '/a'])
})

test('an empty list is a list', async () => {
  const { adapter } = await fetchFrom({ respond: answering('/!/Fetch/pages', () => envelope([])) })
  expect(await addresses(adapter)).toEqual([])
})

const many = Array.from({ length: 250 }, (_, i) =>
  pageItem(i === 0 ? '/' : `/p${i}`, { tekst: 'x'.repeat(200) }),
)

/** As Fetch pages: by limit and offset, with a total that is another list's. */
const paged = ({ query }: StandInRequest) => {
  const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
  const hasNext = offset + limit < many.length
  return limit === 0
    ? envelope(many, { total_results: 3 })
    : envelope(many.slice(offset, offset + limit), {
        limit,
        offset,
        has_next_page: hasNext,
        total_results: 3,
      })
}

test('lists come in one call, whatever total they name', async () => {
  const { adapter, standIn } = await fetchFrom({ respond: answering('/!/Fetch/pages', paged) })
  expect(await addresses(adapter)).toHaveLength(250)
  expect(standIn.count(/limit|offset/)).toBe(0)
})

test('a list that is too large comes in pages of one size, so that a cached Fetch mistakes none for another', async () => {
  const { adapter, standIn, upstream, logs } = await fetchFrom({
    respond: answering('/!/Fetch/pages', paged),
    limits: { maxBytes: 64_000, breakerFailures: 1 },
  })
  expect(await addresses(adapter)).toEqual(many.map(({ uri }) => uri))
  expect(upstream.state()).toEqual({ ok: true, open: false })
  expect(logs.filter(({ level }) => level >= 40)).toEqual([])
  const asked = standIn.requests.filter(({ url }) => /pages\?limit/.test(url)).map(({ url }) => url)
  expect(asked).toEqual([0, 100, 200].map((offset) => `/!/Fetch/pages?limit=100&offset=${offset}`))
  expect(standIn.count(/page=/)).toBe(0)
})

test('a list whose pages are too large as well is an error', async () => {
  expectLog('error', 'CMS_MAX_BYTES')
  const { adapter } = await fetchFrom({
    respond: answering('/!/Fetch/pages', paged),
    limits: { maxBytes: 2000 },
  })
  await expect(adapter.content()).rejects.toMatchObject({ fault: 'too-large' })
})

test('a server that repeats its pages is asked no further', async () => {
  const repeating = ({ query }: StandInRequest) =>
    envelope(many.slice(0, query.has('limit') ? 100 : 250), { has_next_page: true })
  const { adapter, standIn } = await fetchFrom({
    respond: answering('/!/Fetch/pages', repeating),
    limits: { maxBytes: 64_000 },
  })
  expect(await addresses(adapter)).toHaveLength(100)
  expect(standIn.count('pages\\?limit')).toBe(2)
})

test('of two items with one id the first counts', async () => {
  const items = [pageItem('/'), pageItem('/a'), pageItem('/b', { id: 'page:/a' })]
  const { adapter } = await fetchFrom({ respond: answering('/!/Fetch/pages', () => envelope(items)) })
  expect(await addresses(adapter)).toEqual(['/', '/a'])
})

test('lists and items are fresh for the time of the setting', async () => {
  const { adapter, standIn } = await fetchFrom()
  await adapter.content()
  const before = standIn.requests.length
  await adapter.content()
  expect(standIn.requests).toHaveLength(before)
})

test('files are known by id, path and address, with what the content system says of them', async () => {
  const { adapter, standIn } = await fetchFrom()
  const { asset } = await adapter.content()
  const file = {
    url: `${standIn.url}assets/img/dak.png`,
    focus: '50% 50%',
    name: 'dak.png',
    extension: 'png',
    size: 70,
  }
  expect(asset('main::img/dak.png')).toEqual(file)
  expect(asset('/assets/img/dak.png')).toBe(asset('main::img/dak.png'))
  expect(asset(file.url)).toBe(asset('main::img/dak.png'))
  expect(asset('constructor')).toBeUndefined()
})

test('without a list of files only their sizes are missing', async () => {
  expectLog('error', '500')
  const { adapter, standIn } = await fetchFrom()
  standIn.fault('status=500', 'assets')
  const content = await adapter.content()
  expect(content.languages.size).toBe(3)
  expect(content.asset('main::img/dak.png')).toBeUndefined()
  await adapter.content()
  expect(standIn.count('assets')).toBe(1)
})
