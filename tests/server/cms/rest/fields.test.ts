import { expect, test, vi } from 'vitest'
import type { RemoteEntry } from '../../../../server/cms/remote/adapter.ts'
import { languageOf, type RestChoices, restFrom, restPage, restSite } from '../../../support/cms/rest.ts'
import { expectLog } from '../../../support/reports.ts'

const entry = (id: string, others: Partial<RemoteEntry> = {}): RemoteEntry => ({
  ...{
    id,
    key: id,
    locale: 'nl',
    collection: 'pages',
    blueprint: 'page',
    template: 'default',
    title: id,
    slug: id,
  },
  ...{ uri: `/${id}`, url: `/${id}`, published: true, values: {} },
  ...others,
})

/** The fields of one entry of a site that answers it so. */
async function fieldsOf(members: Readonly<Record<string, unknown>>, choices: RestChoices = {}) {
  const pages = [restPage({ id: 'a', ...members })]
  const { adapter } = await restFrom({
    replay: false,
    respond: restSite({ collections: { pages } }),
    ...choices,
  })
  return adapter.fields(entry('a'))
}

test('an entry has its fields in the order of the system, without what the system adds', async () => {
  const { adapter } = await restFrom()
  const fields = await adapter.fields(entry('p-home'))
  expect(Object.keys(fields ?? {})).toEqual([
    ...['aan', 'artikel', 'blokken', 'content', 'datumveld', 'getal', 'hero', 'html_html', 'keuze'],
    ...[
      'koppeling',
      'koppeling2',
      'leeg',
      'onderwerpen',
      'regels',
      'seo_extra',
      'slug',
      'tekst_kort',
      'title',
    ],
    ...['uit', 'verwant', 'verwant_een'],
  ])
})

test('fields are the same object until they change', async () => {
  const pages = [restPage({ id: 'a', text: 'old' })]
  const { adapter, resources } = await restFrom({
    replay: false,
    pagesTtl: 0,
    respond: restSite({ collections: { pages } }),
  })
  const first = await adapter.fields(entry('a'))
  expect(await adapter.fields(entry('a'))).toBe(first)
  pages[0] = restPage({ id: 'a', text: 'new' })
  expect(await adapter.fields(entry('a'))).toMatchObject({ text: 'new' })
  expect(resources.health().failing).toBe(0)
})

test('a scheduled entry that the system answers nevertheless is not shown', async () => {
  const { adapter } = await restFrom()
  expect(await adapter.fields(entry('n-3', { collection: 'nieuws' }))).toBeUndefined()
})

test.each([
  [{ status: 'draft' }],
  [{ status: 'expired', private: true }],
  [{ private: true }],
  [{ published: false }],
  [{ protect: 'password' }],
])('an entry with %j is not shown', async (members) => {
  expect(await fieldsOf(members)).toBeUndefined()
})

test('an entry of another site is not shown, nor one that answers to another id', async () => {
  const { adapter } = await restFrom()
  expect(await adapter.fields(entry('p-over-en'))).toBeUndefined()
  expect(await adapter.fields(entry('p-over-en', { locale: 'en' }))).toBeDefined()
  const other = await restFrom({
    replay: false,
    respond: ({ path }) =>
      path.endsWith('/a')
        ? { body: { data: restPage({ id: 'b' }) } }
        : restSite({ collections: { pages: [] } })({ path, query: new URLSearchParams() } as never),
  })
  expect(await other.adapter.fields(entry('a'))).toBeUndefined()
})

test('a draft, a deleted entry and one of another collection are missing', async () => {
  const { adapter } = await restFrom()
  const wanted = [entry('p-concept'), entry('nope'), entry('p-home', { collection: 'nieuws' })]
  expect(await Promise.all(wanted.map(adapter.fields))).toEqual([undefined, undefined, undefined])
})

test.each(['..', '.', '', 'a/b', '../globals', 'a\\b'])('the id "%s" is never asked for', async (id) => {
  const { adapter, asked } = await restFrom()
  await adapter.content()
  const before = asked().length
  expect(await adapter.fields(entry(id))).toBeUndefined()
  expect(asked()).toHaveLength(before)
})

test('an id is one segment of the address, encoded', async () => {
  const pages = [restPage({ id: 'über uns?#%' })]
  const { adapter, standIn } = await restFrom({
    replay: false,
    respond: restSite({ collections: { pages } }),
  })
  expect(await adapter.fields(entry('über uns?#%'))).toBeDefined()
  expect(standIn.requests.at(-1)?.url).toBe('/api/collections/pages/entries/%C3%BCber%20uns%3F%23%25')
})

test('a relation that is empty because its target is not translated is an empty list', async () => {
  const { adapter } = await restFrom()
  const { entries } = await languageOf(adapter, 'de')
  const home = entries.find(({ uri }) => uri === '/')
  expect(home && (await adapter.fields(home))).toMatchObject({ verwant: [], verwant_een: null })
})

test.each([
  ['UTC', '2024-03-01T00:00:00.000000Z', '2024-03-01'],
  ['Europe/Amsterdam', '2024-02-29T23:00:00.000000Z', '2024-03-01'],
  ['Europe/Amsterdam', '2024-07-01T12:30:00.000000Z', '2024-07-01T14:30:00'],
  ['UTC', '2024-03-01', '2024-03-01'],
  ['UTC', 'op 2024-03-01T00:00:00.000000Z', 'op 2024-03-01T00:00:00.000000Z'],
])('in %s the date %s is %s, as flat files have it', async (timeZone, value, expected) => {
  const fields = await fieldsOf(
    { when: value, rows: [{ range: { start: value, end: value } }] },
    { timeZone },
  )
  expect(fields).toMatchObject({ when: expected, rows: [{ range: { start: expected, end: expected } }] })
})

test('an entry that was missing is asked for again after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const pages = [restPage({ id: 'a' })]
  const { adapter, standIn } = await restFrom({
    replay: false,
    respond: restSite({ collections: { pages } }),
  })
  standIn.fault('status=404', /entries\/a/)
  expect(await adapter.fields(entry('a'))).toBeUndefined()
  standIn.clearFaults()
  vi.advanceTimersByTime(20_000)
  expect(await adapter.fields(entry('a'))).toBeUndefined()
  vi.advanceTimersByTime(11_000)
  expect(await adapter.fields(entry('a'))).toMatchObject({ title: 'a' })
  vi.useRealTimers()
})

test.each(['text', [], 7, null])('a single answer whose data is %j is a fault, not a page', async (data) => {
  const site = restSite({ collections: { pages: [restPage({ id: 'a' })] } })
  const { adapter } = await restFrom({
    replay: false,
    respond: (request) => (request.path.endsWith('/a') ? { body: { data } } : site(request)),
  })
  expectLog('error', /no object in "data"/)
  await expect(adapter.fields(entry('a'))).rejects.toMatchObject({ fault: 'malformed' })
})

test('own members named like parts of every object do no harm', async () => {
  const fields = await fieldsOf({ constructor: 'x', ['__proto__']: { polluted: true }, toString: 'y' })
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('no preview token is ever sent: what needs one is not asked for and not kept', async () => {
  const { adapter, standIn } = await restFrom()
  await adapter.content()
  await adapter.fields(entry('p-home'))
  expect(
    standIn.requests.filter(({ url, headers }) => /token/i.test(url) || 'x-statamic-token' in headers),
  ).toEqual([])
})
