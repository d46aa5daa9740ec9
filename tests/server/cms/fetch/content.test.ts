import { expect, test } from 'vitest'
import type { RemoteContent, RemoteEntry } from '../../../../server/cms/remote/adapter.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { fetchFrom } from '../../../support/cms/fetch.ts'
import { envelope, pageItem } from '../../../support/cms/fetch-values.ts'
import { expectLog } from '../../../support/reports.ts'

const entriesOf = (content: RemoteContent, locale: Locale): readonly RemoteEntry[] =>
  content.languages.get(locale)?.entries ?? []

const entryAt = (content: RemoteContent, locale: Locale, uri: string): RemoteEntry | undefined =>
  entriesOf(content, locale).find((entry) => entry.uri === uri)

const only = (path: string, items: readonly object[]) => (request: { path: string }) =>
  request.path === path ? { body: envelope(items) } : undefined

test('every page and entry is found in every language, with its address there and its path on the content system', async () => {
  const { adapter } = await fetchFrom()
  const content = await adapter.content()
  const addresses = (locale: Locale) => entriesOf(content, locale).map(({ uri, url }) => [uri, url])
  expect(addresses('nl')).toEqual([
    ['/', '/'],
    ['/over-ons', '/over-ons'],
    ['/nieuws', '/nieuws'],
    ['/concept', '/concept'],
    ['/over-ons/team', '/over-ons/team'],
    ['/nieuws/derde', '/nieuws/derde'],
    ['/nieuws/tweede', '/nieuws/tweede'],
    ['/nieuws/eerste', '/nieuws/eerste'],
  ])
  expect(addresses('en')).toEqual([
    ['/', '/en'],
    ['/about-us', '/en/about-us'],
    ['/nieuws', '/en/nieuws'],
    ['/concept', '/en/concept'],
    ['/about-us/team', '/en/about-us/team'],
    ['/news/derde', '/en/news/derde'],
    ['/news/tweede', '/en/news/tweede'],
    ['/news/first', '/en/news/first'],
  ])
  expect(content.failures.size).toBe(0)
})

test('an entry says what lists show: id, titles, dates, and its address in the default language', async () => {
  const { adapter } = await fetchFrom()
  const { values, ...first } = entryAt(await adapter.content(), 'en', '/news/first') ?? { values: {} }
  expect(first).toEqual({
    id: '22222222-0000-4000-8000-000000000001',
    key: '22222222-0000-4000-8000-000000000001',
    locale: 'en',
    collection: 'nieuws',
    blueprint: 'nieuws',
    template: 'default',
    title: 'First post',
    slug: 'first',
    uri: '/news/first',
    url: '/en/news/first',
    lookup: '/nieuws/eerste',
    published: true,
    date: '2024-01-05',
    updatedAt: '2026-11-20T13:04:58.000Z',
  })
  expect(Object.keys(values)).toEqual(['title', 'onderwerpen', 'content'])
})

test('the content is one object until something in it changes', async () => {
  const { adapter } = await fetchFrom({ pagesTtl: 0 })
  const first = await adapter.content()
  expect(await adapter.content()).toBe(first)
})

test('a draft is known as one, also where only one language says so', async () => {
  const { adapter } = await fetchFrom()
  const content = await adapter.content()
  expect(entryAt(content, 'nl', '/concept')?.published).toBe(false)
  expect(entryAt(content, 'nl', '/nieuws')?.published).toBe(true)
  expect(entryAt(content, 'en', '/nieuws')?.published).toBe(false)
})

test('the mount envelope names the collection, whose wrong total nobody reads', async () => {
  const { adapter, standIn } = await fetchFrom()
  const content = await adapter.content()
  expect(entryAt(content, 'nl', '/over-ons/team')?.mount).toBe('nieuws')
  expect(entriesOf(content, 'nl')).toHaveLength(8)
  expect(standIn.count('/!/Fetch/collection/nieuws')).toBe(3)
})

test.each([
  ['a handle, where deep is off', 'nieuws'],
  ['an envelope whose list was collapsed to its one entry', { data: { id: 'e1', collection: 'nieuws' } }],
])('a mount may be %s', async (_, mount) => {
  const { adapter } = await fetchFrom({ respond: only('/!/Fetch/pages', [pageItem('/', { mount })]) })
  expect(entriesOf(await adapter.content(), 'nl').map(({ collection }) => collection)).toContain('nieuws')
})

test('a page that mounts itself, so to speak, hides no page', async () => {
  const { adapter } = await fetchFrom({
    respond: only('/!/Fetch/pages', [pageItem('/', { mount: 'pages' })]),
  })
  expect(entriesOf(await adapter.content(), 'nl').map(({ uri }) => uri)).toEqual(['/'])
})

test('an entry is dated by its datestamp, because `date` is a list', async () => {
  const dated = { order_type: 'date', date: [], datestamp: 1707143400, has_timestamp: true }
  const items = [pageItem('/a', dated), pageItem('/b', { ...dated, has_timestamp: false })]
  const respond = only('/!/Fetch/collection/nieuws', items)
  const { adapter } = await fetchFrom({ respond, collections: ['nieuws'], timeZone: 'Europe/Amsterdam' })
  const content = await adapter.content()
  expect(entryAt(content, 'nl', '/a')?.date).toBe('2024-02-05T15:30:00+01:00')
  expect(entryAt(content, 'nl', '/b')?.date).toBe('2024-02-05')
})

test('the time of a dated entry is right on the day that the clock changes', async () => {
  const dated = { order_type: 'date', date: [], has_timestamp: true }
  const at = (iso: string) => ({ ...dated, datestamp: Date.parse(iso) / 1000 })
  const items = [
    pageItem('/lente', at('2024-03-31T10:30:00Z')),
    pageItem('/herfst', at('2024-10-27T22:30:00Z')),
  ]
  const respond = only('/!/Fetch/collection/nieuws', items)
  const { adapter } = await fetchFrom({ respond, collections: ['nieuws'], timeZone: 'Europe/Amsterdam' })
  const content = await adapter.content()
  expect(entryAt(content, 'nl', '/lente')?.date).toBe('2024-03-31T12:30:00+02:00')
  expect(entryAt(content, 'nl', '/herfst')?.date).toBe('2024-10-27T23:30:00+01:00')
})

test('without a datestamp the date in the file name counts', async () => {
  const item = pageItem('/a', { order_type: 'date', order: '2024-02-05-1430', has_timestamp: true })
  const { adapter } = await fetchFrom({
    respond: only('/!/Fetch/collection/nieuws', [item]),
    collections: ['nieuws'],
  })
  expect(entryAt(await adapter.content(), 'nl', '/a')?.date).toBe('2024-02-05T14:30:00+00:00')
})

test('Fetch knows no scheduled state: an entry with a date to come is published, and its page is shown', async () => {
  const later = Math.ceil(Date.now() / 1000) + 365 * 86_400
  const item = pageItem('/nieuws/later', {
    ...{ is_page: undefined, is_entry: true, collection: 'nieuws', slug: 'later' },
    ...{ order_type: 'date', date: [], datestamp: later, tekst: 'Straks' },
  })
  const { adapter } = await fetchFrom({
    collections: ['nieuws'],
    respond: (request) =>
      request.path === '/!/Fetch/entry/nieuws/later'
        ? { body: { data: item } }
        : only('/!/Fetch/collection/nieuws', [item])(request),
  })
  const entry = entryAt(await adapter.content(), 'nl', '/nieuws/later')
  expect(entry).toMatchObject({ published: true, date: new Date(later * 1000).toISOString().slice(0, 10) })
  expect(entry && (await adapter.fields(entry))).toMatchObject({ tekst: 'Straks' })
})

test('an entry whose collection has no route has no address, and is not home', async () => {
  const item = { ...pageItem('/'), url: '/', uri: false, is_page: undefined, collection: 'losse' }
  const { adapter } = await fetchFrom({
    respond: only('/!/Fetch/collection/losse', [item, { ...item, id: 'l2', uri: '/' }]),
    collections: ['losse'],
  })
  const loose = entriesOf(await adapter.content(), 'nl').filter(({ collection }) => collection === 'losse')
  expect(loose.map(({ uri, url }) => [uri, url])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('the tree follows the addresses in the default language, in every language', async () => {
  const { adapter } = await fetchFrom()
  const content = await adapter.content()
  const node = (number: number, ...children: object[]) => ({ id: idOf(number), children })
  const tree = [node(1), node(2, node(3)), node(4), node(5)]
  expect(content.languages.get('nl')?.trees.get('pages')).toEqual(tree)
  expect(content.languages.get('de')?.trees.get('pages')).toEqual(tree)
})

const idOf = (number: number) => `11111111-0000-4000-8000-00000000000${number}`

test('a page whose parent is not there hangs below the nearest one that is', async () => {
  const items = [pageItem('/'), pageItem('/a'), pageItem('/a/weg/b'), pageItem('/c/d')]
  const { adapter } = await fetchFrom({ respond: only('/!/Fetch/pages', items) })
  expect((await adapter.content()).languages.get('nl')?.trees.get('pages')).toEqual([
    { id: 'page:/', children: [] },
    { id: 'page:/a', children: [{ id: 'page:/a/weg/b', children: [] }] },
    { id: 'page:/c/d', children: [] },
  ])
})

test('pages that come nested are all found', async () => {
  const child = (uri: string, ...children: object[]) => ({ page: pageItem(uri), depth: 1, children })
  const home = { ...pageItem('/'), children: [child('/a', child('/a/b')), child('/c')] }
  const { adapter } = await fetchFrom({ respond: only('/!/Fetch/pages', [home]) })
  const content = await adapter.content()
  expect(entriesOf(content, 'nl').map(({ uri }) => uri)).toEqual(['/', '/a', '/a/b', '/c'])
})

test('an untranslated page is marked with the language of its texts', async () => {
  const { adapter } = await fetchFrom()
  const content = await adapter.content()
  const untranslated = (locale: Locale) =>
    entriesOf(content, locale).flatMap(({ uri, fallback }) => (fallback ? [`${uri} ${fallback}`] : []))
  expect(untranslated('nl')).toEqual([])
  expect(untranslated('en')).toEqual([
    '/concept nl',
    '/about-us/team nl',
    '/news/derde nl',
    '/news/tweede nl',
  ])
  expect(untranslated('de')).toContain('/ nl')
})

test('a language that Fetch does not know gets the default content: all of it is untranslated', async () => {
  const items = [pageItem('/'), pageItem('/a')]
  const respond = only('/!/Fetch/pages', items)
  const on = await (await fetchFrom({ respond })).adapter.content()
  expect(entriesOf(on, 'de').map(({ fallback }) => fallback)).toEqual(['nl', 'nl'])
  const off = await (await fetchFrom({ respond, fallback: false })).adapter.content()
  expect(entriesOf(off, 'de')).toEqual([])
})

test('with the fallback off an untranslated page is no page of that language', async () => {
  const { adapter } = await fetchFrom({ fallback: false })
  const content = await adapter.content()
  expect(entriesOf(content, 'de').map(({ uri }) => uri)).toEqual(['/ueber-uns'])
  expect(content.languages.get('de')?.trees.get('pages')).toEqual([{ id: idOf(2), children: [] }])
})

test('a localized file with nothing but its id changes nothing: the page is untranslated', async () => {
  const own = { intro: 'Welkom', content: '<p>Tekst</p>' }
  const respond = (request: { path: string; query: URLSearchParams }) => {
    if (request.path !== '/!/Fetch/pages') return undefined
    const localized = request.query.has('locale') ? { 0: 'page:/', content: '' } : {}
    return { body: envelope([pageItem('/', { ...own, ...localized })]) }
  }
  const { adapter } = await fetchFrom({ respond })
  const home = entryAt(await adapter.content(), 'en', '/')
  expect(home?.fallback).toBe('nl')
  expect(Object.keys(home?.values ?? {})).not.toContain('0')
})

test('CMS_LOCALES: `default` sends no parameter, other names are sent as they are', async () => {
  const { adapter, standIn } = await fetchFrom({
    locales: { nl: 'nl_NL', en: 'default', de: 'deutsch' },
    respond: ({ path, query }) =>
      path === '/!/Fetch/pages'
        ? { body: envelope([pageItem('/', { title: query.get('locale') ?? 'none' })]) }
        : undefined,
  })
  const content = await adapter.content()
  expect((['nl', 'en', 'de'] as const).map((locale) => entryAt(content, locale, '/')?.title)).toEqual([
    'nl_NL',
    'none',
    'deutsch',
  ])
  expect(standIn.count(/locale=default/)).toBe(0)
})

test('a language whose lists fail does not take the others along, and comes back by itself', async () => {
  expectLog('error', /500/)
  const { adapter, standIn, resources } = await fetchFrom()
  standIn.fault('status=500', 'locale=de')
  const content = await adapter.content()
  expect([...content.languages.keys()]).toEqual(['nl', 'en'])
  expect(content.failures.get('de')).toMatchObject({ name: 'CmsError', fault: 'status' })
  // What failed is asked for again behind the visitors' backs, and is part of the content after that.
  expect(await adapter.content()).toBe(content)
  const changed = new Promise<void>((resolve) => resources.onChange(resolve))
  standIn.clearFaults()
  await adapter.content()
  await changed
  expect([...(await adapter.content()).languages.keys()]).toEqual(['nl', 'en', 'de'])
})

test('nothing at all is an error, and the content system is asked again', async () => {
  expectLog('error', /503/)
  const { adapter, standIn } = await fetchFrom()
  standIn.fault('status=503')
  await expect(adapter.content()).rejects.toMatchObject({ name: 'CmsError', fault: 'status' })
  standIn.clearFaults()
  expect((await adapter.content()).languages.size).toBe(3)
})

test('a collection that is asked for becomes part of the content; one that is not there changes nothing', async () => {
  const { adapter, standIn } = await fetchFrom()
  await adapter.addCollection('translations')
  await adapter.addCollection('weg')
  await adapter.addCollection('../users')
  const collections = new Set(entriesOf(await adapter.content(), 'en').map(({ collection }) => collection))
  expect([...collections]).toEqual(['pages', 'nieuws', 'translations'])
  expect(standIn.count(/users/)).toBe(0)
})

test('a collection that only CMS_COLLECTIONS knows is reported once', async () => {
  expectLog('warn', 'CMS_COLLECTIONS names a collection that the content system does not have')
  const { adapter, logs } = await fetchFrom({ collections: ['weg', 'pages', 'no handle'] })
  await adapter.content()
  await adapter.content()
  expect(logs.filter(({ msg }) => msg?.startsWith('CMS_COLLECTIONS'))).toHaveLength(1)
})

test('one malformed entry among 1,000 costs itself, not the list', async () => {
  const items = Array.from({ length: 1000 }, (_, i) => pageItem(`/p${i}`))
  const broken = [null, 7, 'page', [], { title: 'no id' }, { id: 'x', title: { a: [] }, uri: 5, slug: null }]
  const { adapter } = await fetchFrom({ respond: only('/!/Fetch/pages', [...items, ...broken] as object[]) })
  const entries = entriesOf(await adapter.content(), 'nl')
  expect(entries.filter(({ uri }) => uri !== undefined)).toHaveLength(1000)
})
