import { expect, test } from 'vitest'
import { restFrom, restPage, restSite } from '../../../support/cms/rest.ts'
import { expectLog } from '../../../support/reports.ts'

test('global sets are found by handle, without the address of the API', async () => {
  const { adapter } = await restFrom()
  const globals = await adapter.globals('nl')
  expect(Object.keys(globals)).toEqual(['general', 'organization'])
  expect(globals.organization).toEqual({ naam: 'Molenhof BV' })
  expect(globals.general).toMatchObject({ gtm_id: 'GTM-TEST1', site_name: 'Molenhof' })
})

test('where the globals of a site are status 500, each set is asked for by itself', async () => {
  const { adapter, asked, upstream, logs } = await restFrom()
  expect(await adapter.globals('en')).toMatchObject({ general: { site_name: 'Mill Court' } })
  expect(Object.keys(await adapter.globals('en'))).toEqual(['general'])
  expect(asked(/globals/)).toEqual([
    ...['/api/globals?site=en', '/api/globals', '/api/globals/general?site=en'],
    '/api/globals/organization?site=en',
  ])
  expect(upstream.state()).toEqual({ ok: true, open: false })
  expect(logs.filter(({ level }) => level >= 40)).toEqual([])
})

test('a set that one site lacks is status 500 up to 5.9, and absent there', async () => {
  const { adapter } = await restFrom({
    respond: ({ path }) =>
      path === '/api/globals/organization' ? { status: 500, body: { message: 'Server Error' } } : undefined,
  })
  expect(Object.keys(await adapter.globals('en'))).toEqual(['general'])
})

test('globals that fail in all sites are an error', async () => {
  const { adapter, standIn } = await restFrom()
  await adapter.content()
  expectLog('error', /status 500/)
  standIn.fault('status=500', /globals/)
  await expect(adapter.globals('en')).rejects.toMatchObject({ fault: 'status', status: 500 })
})

test('globals that are not switched on are no globals, and one warning', async () => {
  expectLog('warn', /It has no globals: switch them on/)
  const { adapter, standIn, logs } = await restFrom()
  standIn.fault('status=404', /globals/)
  expect(await adapter.globals('nl')).toEqual({})
  expect(await adapter.globals('en')).toEqual({})
  expect(logs.filter(({ level }) => level >= 40)).toHaveLength(1)
})

test('one malformed set costs itself', async () => {
  const data = [null, 'x', { handle: 7.5 }, { handle: '../x', a: 1 }, { handle: 'general', a: 1 }]
  const { adapter } = await restFrom({
    respond: ({ path }) => (path === '/api/globals' ? { body: { data } } : undefined),
  })
  expect(await adapter.globals('nl')).toEqual({ general: { a: 1 } })
})

test('translations are the entries of either collection, in the language asked for', async () => {
  const { adapter } = await restFrom()
  expect(await adapter.translations('nl')).toEqual([{ slug: 'zoeken', trans: 'Zoeken' }])
  expect(await adapter.translations('en')).toEqual([{ slug: 'zoeken', trans: 'Search' }])
  const translations = [
    restPage({ id: 'b', trans: 'B', uri: null }),
    restPage({ id: 'a', text: 'A', uri: null }),
  ]
  const pages = [restPage({ id: 'home' })]
  const own = await restFrom({ replay: false, respond: restSite({ collections: { pages, translations } }) })
  expect(await own.adapter.translations('nl')).toEqual([
    { slug: 'a', trans: 'A' },
    { slug: 'b', trans: 'B' },
  ])
})

test('a system without translations has none', async () => {
  const respond = restSite({ collections: { pages: [restPage({ id: 'a' })] } })
  const { adapter } = await restFrom({ replay: false, respond })
  expect(await adapter.translations('nl')).toEqual([])
})

test('a node without an address is a label, and one of an entry names it', async () => {
  const { adapter } = await restFrom()
  expect(await adapter.navigation('nl', 'hoofdmenu')).toEqual([
    {
      ...{ title: 'Wie zijn wij', entry: 'p-over', url: '/over-ons' },
      children: [{ title: 'Extern', url: 'https://example.org', children: [] }],
    },
    { title: 'Alleen tekst', children: [] },
    { title: 'Relatief', url: '/contact', children: [] },
  ])
})

test("a node that points at another language's entry names it, with the title that the system delivers", async () => {
  const { adapter } = await restFrom()
  expect(await adapter.navigation('en', 'hoofdmenu')).toEqual([
    { title: 'Over ons', entry: 'p-over', url: '/over-ons', children: [] },
  ])
})

test('a menu that is not there is seldom asked for, one that is there as often as pages', async () => {
  const { adapter, asked } = await restFrom({ pagesTtl: 0 })
  for (const times of [1, 2, 3]) {
    expect(await adapter.navigation('nl', 'nope')).toBeUndefined()
    expect(await adapter.navigation('de', 'hoofdmenu')).toBeUndefined()
    expect(await adapter.navigation('nl', 'hoofdmenu')).toHaveLength(3)
    expect(asked(/navs\/hoofdmenu.*site=nl/)).toHaveLength(times)
  }
  expect(asked(/navs\/nope/)).toHaveLength(1)
  expect(asked(/navs\/hoofdmenu.*site=de/)).toHaveLength(1)
})

test.each(['..', 'a/b', '', 'x'.repeat(65)])('a menu named "%s" is not asked for', async (handle) => {
  const { adapter, asked } = await restFrom()
  expect(await adapter.navigation('nl', handle)).toBeUndefined()
  expect(asked(/navs/)).toEqual([])
})

test('a form has its fields in order, with labels, hints, types and options', async () => {
  const { adapter } = await restFrom()
  expect(await adapter.forms()).toEqual({
    contact: {
      handle: 'contact',
      honeypot: 'honeypot',
      fields: [
        { handle: 'naam', type: 'text', label: 'Naam', required: true },
        { handle: 'email', type: 'email', label: 'E-mail', required: true },
      ],
    },
  })
})

test.each([
  [{ rood: 'Rood', wit: 'Wit' }],
  [
    [
      { key: 'rood', value: 'Rood' },
      { key: 'wit', value: 'Wit' },
    ],
  ],
  [
    [
      { value: 'rood', label: 'Rood' },
      { value: 'wit', label: 'Wit' },
    ],
  ],
])('options of a form field are read from %j', async (options) => {
  const field = {
    type: 'select',
    display: 'Kleur',
    instructions: 'Kies',
    validate: 'sometimes|required',
    options,
  }
  const data = [{ handle: 'kleur', fields: { kleur: field, stuk: 7 } }, null, { handle: 'a/b', fields: {} }]
  const { adapter } = await restFrom({
    respond: ({ path }) => (path === '/api/forms' ? { body: { data } } : undefined),
  })
  expect((await adapter.forms()).kleur?.fields).toEqual([
    {
      ...{ handle: 'kleur', type: 'select', label: 'Kleur', hint: 'Kies', required: true },
      options: [
        { value: 'rood', label: 'Rood' },
        { value: 'wit', label: 'Wit' },
      ],
    },
  ])
  expect(Object.keys(await adapter.forms())).toEqual(['kleur'])
})

test('a system without forms and without the redirect add-on has neither', async () => {
  const { adapter, standIn } = await restFrom()
  standIn.fault('status=404', /forms|redirects/)
  expect(await adapter.forms()).toEqual({})
  expect(await adapter.redirects('nl')).toEqual([])
})

test('redirects are those of the site and of no site, as the same list until they change', async () => {
  const data = [
    { source: '/a', destination: '/b', type: 301 },
    { source: '/c', destination: '/d', site: 'en' },
    { source: '/e', destination: '/f', sites: ['nl', 'en'] },
  ]
  const { adapter } = await restFrom({
    respond: ({ path }) => (path === '/api/redirects' ? { body: { data } } : undefined),
  })
  expect(await adapter.redirects('nl')).toEqual([data[0], data[2]])
  expect(await adapter.redirects('en')).toEqual(data)
  expect(await adapter.redirects('nl')).toBe(await adapter.redirects('nl'))
})

test('what is known of a file comes from the list of its container', async () => {
  const { adapter, asked } = await restFrom()
  const { asset } = await adapter.content()
  const known = {
    ...{ url: '/assets/img/dak.png', alt: 'Een dak', width: 1, height: 1, focus: '20% 30%' },
    ...{ name: 'dak.png', extension: 'png', size: 68 },
  }
  expect(asset('main::img/dak.png')).toEqual(known)
  expect(asset('/assets/img/dak.png')).toEqual(known)
  expect(asset('/assets/img/weg.png')).toBeUndefined()
  expect(asked(/assets\//)).toHaveLength(1)
})

test('a container that only the fields of a page name is known when these are', async () => {
  const pages = [restPage({ id: 'a', blocks: [{ picture: { id: 'photos::b.jpg', url: '/photos/b.jpg' } }] })]
  const site = restSite({ collections: { pages } })
  const { adapter } = await restFrom({
    replay: false,
    respond: (request) =>
      request.path === '/api/assets/photos'
        ? { body: { data: [{ id: 'photos::b.jpg', url: '/photos/b.jpg', width: 4, height: 3 }] } }
        : site(request),
  })
  const content = await adapter.content()
  const entry = content.languages.get('nl')?.entries[0]
  expect(entry && (await adapter.fields(entry))).toBeDefined()
  expect(content.asset('photos::b.jpg')).toMatchObject({ width: 4, height: 3 })
})

test('a list of files that fails costs nothing but their sizes', async () => {
  expectLog('error', /status 500/)
  const { adapter, standIn } = await restFrom()
  standIn.fault('status=500', /assets\/main/)
  const { languages, asset } = await adapter.content()
  expect(languages.size).toBe(3)
  expect(asset('main::img/dak.png')).toBeUndefined()
})
