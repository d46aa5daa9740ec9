import { expect, test, vi } from 'vitest'
import { languageOf, restFrom, restPage, restSite } from '../../../support/cms/rest.ts'
import { expectLog } from '../../../support/reports.ts'

const idsOf = async (...[adapter, locale]: Parameters<typeof languageOf>) =>
  (await languageOf(adapter, locale)).entries.map(({ id }) => id)

test('entries of other sites never leak into a list, also when the system ignores the filter', async () => {
  const mixed = [
    restPage({ id: 'a' }),
    restPage({ id: 'a-en', locale: 'en' }),
    restPage({ id: 'a-fr', locale: 'fr' }),
  ]
  const respond = restSite({ collections: { pages: mixed } })
  const { adapter } = await restFrom({
    replay: false,
    respond: (request) => {
      request.query.delete('filter[site]')
      return respond(request)
    },
  })
  expect(await idsOf(adapter, 'nl')).toEqual(['a'])
  expect(await idsOf(adapter, 'en')).toEqual(['a-en'])
  expect([...(await adapter.content()).languages.keys()]).toEqual(['nl', 'en'])
})

test('a list of many pages is asked for page by page with its own parameters, and links.next is never followed', async () => {
  expectLog('warn', /No entries in the site/)
  const pages = Array.from({ length: 450 }, (_, at) => restPage({ id: `p${at}`, title: `Page ${at}` }))
  const { adapter, asked } = await restFrom({
    replay: false,
    locales: { nl: 'nl', en: 'en', de: 'de' },
    respond: restSite({ collections: { pages } }),
  })
  expect(await idsOf(adapter, 'nl')).toEqual(pages.map(({ id }) => id))
  const urls = asked(/pages\/entries.*\[site\]=nl/)
  expect(urls).toHaveLength(3)
  expect(urls.map((url) => /&page=(\d+)$/.exec(url)?.[1])).toEqual([undefined, '2', '3'])
  for (const url of urls)
    expect(url).toMatch(/\?fields=id,title,.*&filter\[site\]=nl&limit=200&sort=order,-date,title,id(?:&|$)/)
})

test('a system that gives the first page again and again is not followed for ever', async () => {
  expectLog('warn', /No entries in the site/)
  const data = [restPage({ id: 'a' }), restPage({ id: 'b' })]
  const { adapter, asked } = await restFrom({
    replay: false,
    locales: { nl: 'nl', en: 'en', de: 'de' },
    respond: ({ path, query }) =>
      path.endsWith('/entries')
        ? { body: { data, meta: { current_page: Number(query.get('page') ?? 1), last_page: 9999 } } }
        : undefined,
  })
  expect(await idsOf(adapter, 'nl')).toEqual(['a', 'b'])
  expect(asked(/pages\/entries.*\[site\]=nl/)).toHaveLength(2)
})

test('a list with more pages than any site has is cut, and that is said', async () => {
  expectLog('warn', /No entries in the site/)
  expectLog('warn', /collections\/pages\/entries has more than 100 pages/)
  const { adapter, asked } = await restFrom({
    replay: false,
    locales: { nl: 'nl', en: 'xx', de: 'yy' },
    respond: ({ path, query }) => {
      const page = Number(query.get('page') ?? 1)
      const data = query.get('filter[site]') === 'nl' ? [restPage({ id: `p${page}` })] : []
      return path.endsWith('/entries')
        ? { body: { data, meta: { current_page: page, last_page: 100_000 } } }
        : undefined
    },
  })
  expect(await idsOf(adapter, 'nl')).toHaveLength(100)
  expect(asked(/pages\/entries.*\[site\]=nl/)).toHaveLength(100)
})

test('a list whose pages are too large is asked for in smaller ones, and that is remembered', async () => {
  expectLog('warn', /No entries in the site/)
  const text = 'x'.repeat(40_000)
  const pages = Array.from({ length: 150 }, (_, at) => restPage({ id: `p${at}`, text }))
  const { adapter, asked, standIn, upstream, logs } = await restFrom({
    replay: false,
    locales: { nl: 'nl', en: 'en', de: 'de' },
    respond: restSite({ collections: { pages } }),
  })
  expect(await idsOf(adapter, 'nl')).toHaveLength(150)
  expect(upstream.state()).toEqual({ ok: true, open: false })
  expect(logs.filter(({ level }) => level >= 50)).toEqual([])
  expect(asked(/\[site\]=nl.*limit=25/)).toHaveLength(6)
  standIn.forget()
  await adapter.content({ maxAge: 0 })
  expect(asked(/limit=200/)).toEqual([])
})

test('every list is asked for with an explicit sort', async () => {
  const { adapter, asked } = await restFrom()
  await adapter.content()
  await adapter.translations('nl')
  await adapter.addCollection('molens')
  const lists = asked(/\/(entries|assets\/\w+)\?/)
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter((url) => !/[?&]sort=/.test(url))).toEqual([])
})

test('neither status nor published is ever filtered on: that would list drafts', async () => {
  const { adapter, asked } = await restFrom()
  await adapter.content()
  await adapter.translations('nl')
  expect(asked(/filter\[(?!site\])/)).toEqual([])
})

test('a structured collection is in the order of its tree, a dated one newest first, another by title', async () => {
  const { adapter } = await restFrom()
  const { entries, trees } = await languageOf(adapter, 'nl')
  const idsIn = (collection: string) =>
    entries.filter((each) => each.collection === collection).map(({ id }) => id)
  expect(idsIn('pages')).toEqual([
    ...['p-home', 'p-over', 'p-team', 'p-nieuws', 'p-redir', 'p-redir2', 'p-redir404', 'p-bard', 'p-wees'],
  ])
  expect(idsIn('nieuws')).toEqual(['n-2', 'n-1'])
  expect([...trees.keys()]).toEqual(['pages'])
  expect(trees.get('pages')?.[1]).toEqual({ id: 'p-over', children: [{ id: 'p-team', children: [] }] })

  const titled = ['Zes 10', 'zes 9', 'Één', 'eb'].map((title, at) => restPage({ id: `t${at}`, title }))
  const own = await restFrom({ replay: false, respond: restSite({ collections: { pages: titled } }) })
  expect((await languageOf(own.adapter, 'nl')).entries.map(({ title }) => title)).toEqual([
    ...['eb', 'Één', 'zes 9', 'Zes 10'],
  ])
})

test('entries of one day are in the order of their slugs, those without a date come last', async () => {
  const dated = [
    restPage({ id: 'c', date: '2024-01-05T00:00:00.000000Z' }),
    restPage({ id: 'a', date: '2024-01-05T00:00:00.000000Z' }),
    restPage({ id: 'none' }),
    restPage({ id: 'b', date: '2024-02-01T00:00:00.000000Z' }),
  ]
  const { adapter } = await restFrom({ replay: false, respond: restSite({ collections: { pages: dated } }) })
  expect(await idsOf(adapter, 'nl')).toEqual(['b', 'a', 'c', 'none'])
})

test('a system that forbids the site filter is asked without it, once for all languages, and is remembered', async () => {
  const pages = [restPage({ id: 'a' }), restPage({ id: 'a-en', locale: 'en', origin_id: 'a' })]
  const { adapter, asked, standIn, resources } = await restFrom({
    replay: false,
    respond: restSite({ collections: { pages }, forbidden: ['site'] }),
  })
  expect(await idsOf(adapter, 'nl')).toEqual(['a'])
  expect(await idsOf(adapter, 'en')).toEqual(['a-en'])
  expect(resources.health().failing).toBe(0)
  expect(asked(/fields=id,title.*filter\[site\]/)).toHaveLength(2)
  standIn.forget()
  await adapter.content({ maxAge: 0 })
  expect(asked(/filter\[site\]/)).toEqual([])
  expect(asked(/fields=id,title/)).toHaveLength(1)
})

test('collections are those configured, those that pages mount, and those asked for', async () => {
  const { adapter, asked } = await restFrom()
  const { entries } = await languageOf(adapter, 'nl')
  expect(new Set(entries.map(({ collection }) => collection))).toEqual(new Set(['pages', 'nieuws']))
  expect(entries.find(({ id }) => id === 'p-nieuws')?.mount).toBe('nieuws')
  await adapter.addCollection('vertalingen')
  await adapter.addCollection('nope')
  await adapter.addCollection('../../users')
  const after = await languageOf(adapter, 'nl')
  expect(after.entries.map(({ collection }) => collection)).toContain('vertalingen')
  expect(asked(/users|nope\/entries\?fields=id,title/)).toEqual([])
})

test('a configured collection that is not there costs itself and is named, not the site', async () => {
  expectLog('warn', /no collection weg: check CMS_URL and CMS_API_ROUTE, switch on its REST API/)
  const { adapter } = await restFrom({ collections: ['pages', 'weg'] })
  expect(await idsOf(adapter, 'nl')).toContain('p-over')
})

test('collections that an operator names come besides `pages`', async () => {
  const collections = { pages: [restPage({ id: 'a' })], news: [restPage({ id: 'n', uri: '/news/n' })] }
  const { adapter } = await restFrom({
    replay: false,
    collections: ['news'],
    respond: restSite({ collections }),
  })
  expect(await idsOf(adapter, 'nl')).toEqual(['a', 'n'])
})

test('a system whose pages are in a collection of another name is well without `pages`', async () => {
  const { adapter, resources } = await restFrom({
    replay: false,
    collections: ['paginas'],
    respond: restSite({ collections: { paginas: [restPage({ id: 'a' })] } }),
  })
  expect(await idsOf(adapter, 'nl')).toEqual(['a'])
  expect(resources.health().failing).toBe(0)
})

test('an API that is not switched on is an error whatever collections an operator names', async () => {
  const { adapter } = await restFrom({ replay: false, collections: ['news', 'projects'] })
  await expect(adapter.content()).rejects.toMatchObject({ fault: 'wrong-address' })
})

test('an API that is not switched on is an error that says what to do, not an empty site', async () => {
  expectLog('error', /check CMS_URL and CMS_API_ROUTE, switch on its REST API/)
  const { adapter } = await restFrom({ replay: false })
  await expect(adapter.content()).rejects.toMatchObject({ fault: 'wrong-address' })
})

test('an API that is switched off later leaves what is known', async () => {
  expectLog('error', /check CMS_URL and CMS_API_ROUTE, switch on its REST API/)
  vi.useFakeTimers({ toFake: ['performance'] })
  const { adapter, standIn } = await restFrom()
  const before = await adapter.content()
  standIn.fault('status=404')
  for (const seconds of [10, 20, 30, 40]) {
    vi.advanceTimersByTime(seconds * 1000)
    const after = await adapter.content({ maxAge: 0 })
    expect(after.languages.get('nl')).toEqual(before.languages.get('nl'))
  }
  vi.useRealTimers()
})

test('sites are discovered, matched with our languages by handle, and asked for by it', async () => {
  const pages = [
    restPage({ id: 'a', locale: 'default' }),
    restPage({ id: 'b', locale: 'english', origin_id: 'a' }),
    restPage({ id: 'c', locale: 'de_AT', origin_id: 'a' }),
    restPage({ id: 'd', locale: 'jp', origin_id: 'a' }),
  ]
  const { adapter, asked } = await restFrom({ replay: false, respond: restSite({ collections: { pages } }) })
  expect(await idsOf(adapter, 'nl')).toEqual(['a'])
  expect(await idsOf(adapter, 'en')).toEqual(['b'])
  expect(await idsOf(adapter, 'de')).toEqual(['c'])
  expect(asked(/tree/)).toEqual(expect.arrayContaining([expect.stringContaining('site=default')]))
  expect(asked(/=jp/)).toEqual([])
})

test('configured sites are not discovered', async () => {
  const { adapter, asked } = await restFrom({ locales: { nl: 'nl', en: 'de', de: 'en' } })
  expect(await idsOf(adapter, 'en')).toContain('p-home-de')
  expect(asked(/fields=id,locale/)).toEqual([])
})

test('sites that are none of our languages are an error that says what to set', async () => {
  expectLog('warn', /fr, it\) is one of our languages/)
  const pages = [restPage({ id: 'a', locale: 'fr' }), restPage({ id: 'b', locale: 'it' })]
  const { adapter } = await restFrom({ replay: false, respond: restSite({ collections: { pages } }) })
  await expect(adapter.content()).rejects.toThrow('set CMS_LOCALES')
})

test('content is the same object until an answer changes', async () => {
  const pages = [restPage({ id: 'a' })]
  const { adapter } = await restFrom({ replay: false, respond: restSite({ collections: { pages } }) })
  const first = await adapter.content()
  expect(await adapter.content({ maxAge: 0 })).toBe(first)
  pages.push(restPage({ id: 'b' }))
  const second = await adapter.content({ maxAge: 0 })
  expect(second).not.toBe(first)
  expect(second.languages.get('nl')?.entries.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('content is the same object where a language has nothing in a collection', async () => {
  const { adapter } = await restFrom({
    replay: false,
    collections: ['nieuws'],
    respond: restSite({
      collections: {
        pages: [restPage({ id: 'a' }), restPage({ id: 'a-en', locale: 'en' })],
        nieuws: [restPage({ id: 'n' })],
      },
    }),
  })
  const first = await adapter.content()
  expect([...first.languages.keys()]).toEqual(['nl', 'en'])
  expect(await adapter.content()).toBe(first)
})

test('content is the same object while a language keeps failing', async () => {
  expectLog('error', /status 500/)
  const { adapter, standIn } = await restFrom({ retryAfter: 60 })
  standIn.fault('status=500', 'entries.*site%5D=de|entries.*site\\]=de')
  const first = await adapter.content()
  expect(first.failures.has('de')).toBe(true)
  expect(await adapter.content()).toBe(first)
})

test('a language whose lists fail is named with its error while the others work', async () => {
  expectLog('error', /status 500/)
  const { adapter, standIn } = await restFrom()
  standIn.fault('status=500', 'entries.*site%5D=de|entries.*site\\]=de')
  const { languages, failures } = await adapter.content()
  expect([...languages.keys()]).toEqual(['nl', 'en'])
  expect(failures.get('de')).toMatchObject({ fault: 'status', status: 500 })
})

test('one malformed entry among a thousand costs itself', async () => {
  expectLog('warn', /No entries in the site/)
  const good = Array.from({ length: 1000 }, (_, at) => restPage({ id: `p${at}` }))
  const bad = [
    null,
    7,
    'x',
    [],
    {},
    { id: null },
    { id: [] },
    { id: 'odd', title: {}, slug: [], uri: 7, url: {}, date: {} },
  ]
  const respond = restSite({ collections: { pages: good } })
  const { adapter } = await restFrom({
    replay: false,
    locales: { nl: 'nl', en: 'en', de: 'de' },
    respond: (request) => {
      if (!request.path.endsWith('/entries') || request.query.get('filter[site]') !== 'nl')
        return respond(request)
      return { body: { data: [...bad, ...good] } }
    },
  })
  const { entries } = await languageOf(adapter, 'nl')
  expect(entries).toHaveLength(1001)
  expect(entries.find(({ id }) => id === 'odd')).toMatchObject({
    title: 'odd',
    uri: undefined,
    url: undefined,
  })
})

test.each(['text', 7, null, { a: 1 }])(
  'a list whose data is %j does not replace one that is known',
  async (data) => {
    const answer: { data?: unknown } = {}
    const respond = restSite({ collections: { pages: [restPage({ id: 'a' })] } })
    const { adapter } = await restFrom({
      replay: false,
      respond: (request) =>
        'data' in answer && /entries$/.test(request.path) ? { body: answer } : respond(request),
    })
    expect(await idsOf(adapter, 'nl')).toEqual(['a'])
    answer.data = data
    expectLog('error', /no list in "data"/)
    await adapter.content({ maxAge: 0 })
    expect(await idsOf(adapter, 'nl')).toEqual(['a'])
  },
)
