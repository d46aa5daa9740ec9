import { expect, test } from 'vitest'
import { languageOf, type RestPage, restFrom, restPage, restSite } from '../../../support/cms/rest.ts'

/** One entry as the adapter reads it, beside a plain one that tells the prefix of the site. */
async function entryOf(page: RestPage, timeZone = 'UTC') {
  const locale = page.locale ?? 'nl'
  const pages = [restPage({ id: 'plain', locale }), page]
  const { adapter } = await restFrom({
    replay: false,
    timeZone,
    respond: restSite({ collections: { pages } }),
  })
  const { entries } = await languageOf(adapter, locale === 'en' ? 'en' : 'nl')
  const entry = entries.find(({ id }) => id === page.id)
  if (!entry) throw new Error(`no ${page.id}`)
  return entry
}

test('the url of a redirect entry is its target, and its own address is prefix and uri', async () => {
  const page = restPage({
    id: 'old',
    locale: 'en',
    url: '/en/about-us',
    permalink: 'http://cms.test/en/en/about-us',
    redirect: 'entry::about',
  })
  expect(await entryOf(page)).toMatchObject({
    uri: '/old',
    url: '/en/old',
    redirect: 'entry::about',
    redirectsTo: '/en/about-us',
  })
})

test('redirects as recorded: to an entry, to the first child, and to nothing', async () => {
  const { adapter } = await restFrom()
  const { entries } = await languageOf(adapter, 'nl')
  const redirects = entries.filter(({ redirect }) => redirect !== undefined)
  expect(redirects.map(({ url, redirect, redirectsTo }) => ({ url, redirect, redirectsTo }))).toEqual([
    { url: '/doorverwijs', redirect: 'entry::p-over', redirectsTo: '/over-ons' },
    { url: '/doorverwijs2', redirect: '@child', redirectsTo: '/doorverwijs2/404' },
    { url: '/doorverwijs2/404', redirect: 404, redirectsTo: undefined },
  ])
})

test('a redirect to another host keeps its address as it is', async () => {
  const page = restPage({
    id: 'old',
    url: 'https://example.org/',
    redirect: { url: 'https://example.org/', status: 301 },
  })
  expect(await entryOf(page)).toMatchObject({
    redirectsTo: 'https://example.org/',
    redirect: { url: 'https://example.org/', status: 301 },
  })
})

test('a system that excludes `redirect` shows a redirect by its url', async () => {
  expect(await entryOf(restPage({ id: 'old', url: '/elsewhere' }))).toMatchObject({
    url: '/old',
    redirect: '/elsewhere',
    redirectsTo: '/elsewhere',
  })
})

test('a redirect entry that points at a page is not taken for that page', async () => {
  const { adapter } = await restFrom()
  const { entries } = await languageOf(adapter, 'nl')
  expect(entries.filter(({ uri }) => uri === '/over-ons').map(({ id }) => id)).toEqual(['p-over'])
  expect(entries.filter(({ url }) => url === '/over-ons').map(({ id }) => id)).toEqual(['p-over'])
})

test('the root page is / inside its language, and its prefix on the system', async () => {
  const { adapter } = await restFrom()
  const homes = await Promise.all((['nl', 'en', 'de'] as const).map((locale) => languageOf(adapter, locale)))
  expect(homes.map(({ entries }) => entries.find(({ uri }) => uri === '/')?.url)).toEqual(['/', '/en', '/de'])
})

test('addresses that end with a slash are the same without it', async () => {
  const page = restPage({ id: 'molen', locale: 'en', uri: '/molen/', url: '/en/molen/' })
  const entry = await entryOf(page)
  expect(entry).toMatchObject({ uri: '/molen', url: '/en/molen' })
  expect(entry.redirectsTo).toBeUndefined()
})

test('an entry without a route has no address', async () => {
  const { uri, url, redirectsTo } = await entryOf(restPage({ id: 'loose', uri: null }))
  expect({ uri, url, redirectsTo }).toEqual({ uri: undefined, url: undefined, redirectsTo: undefined })
})

test('every key but the id may be missing', async () => {
  const pages = [{ id: 'bare' }]
  const { adapter } = await restFrom({
    replay: false,
    respond: ({ path }) => (path.endsWith('/entries') ? { body: { data: pages } } : undefined),
  })
  expect((await languageOf(adapter, 'nl')).entries).toEqual([
    {
      ...{
        id: 'bare',
        key: 'bare',
        locale: 'nl',
        collection: 'pages',
        blueprint: 'default',
        template: 'default',
      },
      ...{ title: 'bare', slug: '', uri: undefined, url: undefined, published: true, values: {} },
    },
  ])
})

test('translations share the root of their origin chain, of whatever length, and a draft origin by its id', async () => {
  const pages = [
    restPage({ id: 'a' }),
    restPage({ id: 'a-de', locale: 'de', origin_id: 'a-en' }),
    restPage({ id: 'a-en', locale: 'en', origin_id: 'a' }),
    restPage({ id: 'b-en', locale: 'en', origin_id: 'b-draft' }),
    restPage({ id: 'b-de', locale: 'de', origin_id: 'b-en' }),
    restPage({ id: 'c-en', locale: 'en', origin_id: 'c-fr' }),
    restPage({ id: 'c-fr', locale: 'fr', origin_id: 'a' }),
    restPage({ id: 'x-en', locale: 'en', origin_id: 'x-de' }),
    restPage({ id: 'x-de', locale: 'de', origin_id: 'x-en' }),
  ]
  const { adapter } = await restFrom({ replay: false, respond: restSite({ collections: { pages } }) })
  const { languages } = await adapter.content()
  const keys = new Map(
    [...languages.values()].flatMap(({ entries }) => entries.map(({ id, key }) => [id, key])),
  )
  expect(['a', 'a-en', 'a-de', 'b-en', 'b-de', 'c-en'].map((id) => keys.get(id))).toEqual([
    ...['a', 'a', 'a', 'b-draft', 'b-draft', 'a'],
  ])
})

test('what is scheduled, expired, draft or private is not published', async () => {
  const hidden = [
    { status: 'scheduled' },
    { status: 'expired' },
    { status: 'draft' },
    { private: true },
    { published: false },
  ]
  for (const members of hidden) {
    expect(await entryOf(restPage({ id: 'hidden', ...members }))).toMatchObject({ published: false })
  }
})

test.each([
  ['UTC', '2024-01-05T00:00:00.000000Z', '2024-01-05'],
  ['UTC', '2024-01-05T14:30:00.000000Z', '2024-01-05T14:30:00+00:00'],
  ['Europe/Amsterdam', '2024-01-04T23:00:00.000000Z', '2024-01-05'],
  ['Europe/Amsterdam', '2024-06-30T22:00:00.000000Z', '2024-07-01'],
  ['Europe/Amsterdam', '2024-01-05T13:30:00.000000Z', '2024-01-05T14:30:00+01:00'],
  ['America/New_York', '2024-01-05T05:00:00.000000Z', '2024-01-05'],
])("in %s an entry of %s is dated %s, as the system's clock shows it", async (timeZone, date, expected) => {
  expect(await entryOf(restPage({ id: 'post', date }), timeZone)).toMatchObject({ date: expected })
})

test('the template is the entry’s own, and @blueprint is that of its blueprint', async () => {
  const templates = await Promise.all([
    entryOf(restPage({ id: 'a', template: 'home' })),
    entryOf(restPage({ id: 'b', template: '@blueprint' })),
    entryOf(restPage({ id: 'c' })),
  ])
  expect(templates.map((entry) => entry.template)).toEqual(['home', 'pages.page', 'default'])
})

test('lists carry what summaries show, and nothing of the system', async () => {
  const page = restPage({
    id: 'a',
    lead: 'Over wind',
    edit_url: 'http://cms.test/cp',
    api_url: 'http://cms.test/api',
  })
  const entry = await entryOf(page)
  expect(entry.values).toMatchObject({ lead: 'Over wind' })
  expect(JSON.stringify(entry)).not.toContain('cms.test')
})

test('a tree keeps to known entries, each once, and lifts the children of those that are not', async () => {
  const node = (id: string, children: readonly unknown[] = []) => ({ page: { id }, depth: 1, children })
  const pages = restSite({ collections: { pages: ['a', 'b', 'c'].map((id) => restPage({ id })) } })
  const { adapter } = await restFrom({
    replay: false,
    respond: (request) =>
      request.path.endsWith('/tree')
        ? {
            body: { data: [node('a', [node('gone', [node('b')])]), node('a'), null, { page: 7 }, node('c')] },
          }
        : pages(request),
  })
  const { trees } = await languageOf(adapter, 'nl')
  expect(trees.get('pages')).toEqual([
    { id: 'a', children: [{ id: 'b', children: [] }] },
    { id: 'c', children: [] },
  ])
})
