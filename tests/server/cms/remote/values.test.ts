import { expect, test } from 'vitest'
import type { Value, Values } from '../../../../src/content/types.ts'
import { cmsOrigin, entry, fieldsOf, type Site } from '../../../support/remote-site.ts'

const site: Site = {
  languages: {
    nl: [
      entry('about', { uri: '/over-ons', title: 'Over ons', values: { lead: 'Wie wij zijn' } }),
      entry('draft', { published: false }),
      entry('member', { uri: undefined, title: 'Sien' }),
      entry('only-nl', { uri: '/alleen' }),
    ],
    en: [
      entry('about-en', { key: 'about', locale: 'en', uri: '/about-us', title: 'About us' }),
      entry('gap', { locale: 'en', uri: '/gap', fallback: 'nl' }),
    ],
  },
  assets: {
    'main::img/kap.jpg': {
      url: `${cmsOrigin}/assets/img/kap.jpg`,
      alt: 'De kap',
      width: 640,
      height: 480,
      focus: '20% 30%',
    },
    '/assets/img/kap.jpg': {
      url: `${cmsOrigin}/assets/img/kap.jpg`,
      alt: 'De kap',
      width: 640,
      height: 480,
      focus: '20% 30%',
    },
  },
  origins: ['http://cms.internal:8080'],
}

const read = async (value: Value, locale: 'nl' | 'en' = 'nl') =>
  (await fieldsOf({ list: [value], value }, site, locale)).fields

const kap = {
  url: `${cmsOrigin}/assets/img/kap.jpg`,
  alt: 'De kap',
  width: 640,
  height: 480,
  focus: '20% 30%',
  name: 'kap.jpg',
  extension: 'jpg',
}
const summary = { id: 'about', title: 'Over ons', path: '/over-ons', text: 'Wie wij zijn' }
const apiUrl = `${cmsOrigin}/api/collections/pages/entries/about`
const editUrl = `${cmsOrigin}/cp/collections/pages/about`

test.each<[string, Value, unknown]>([
  [
    'a short asset',
    { id: 'main::img/kap.jpg', url: '/assets/img/kap.jpg', permalink: 'http://x.test/y', api_url: 'x' },
    kap,
  ],
  [
    'an asset that says more than the lists',
    {
      ...{
        id: 'main::img/new.PNG',
        url: '/assets/img/new.PNG',
        is_asset: true,
        alt: 'Nieuw',
        width: 10,
        height: 20,
      },
      ...{ focus_css: '1% 2%', basename: 'new.PNG', extension: 'PNG', size_bytes: 7, edit_url: editUrl },
    },
    {
      ...{ url: `${cmsOrigin}/assets/img/new.PNG`, alt: 'Nieuw', width: 10, height: 20, focus: '1% 2%' },
      ...{ name: 'new.PNG', extension: 'png', size: 7 },
    },
  ],
  [
    'an asset whose focus nobody chose',
    { id: 'main::a.png', url: '/assets/a.png', focus_css: '50% 50%' },
    { url: `${cmsOrigin}/assets/a.png`, alt: '', name: 'a.png', extension: 'png' },
  ],
  [
    'an asset in several sizes',
    {
      ...{ id: 'main::b.png', url: '/assets/b.png', sizes: '50vw' },
      presets: {
        small: { url: '/img/containers/main/b.png?p=small', width: 400 },
        large: { url: 'javascript:alert(1)', width: 800 },
      },
    },
    {
      ...{ url: `${cmsOrigin}/assets/b.png`, alt: '', name: 'b.png', extension: 'png', sizes: '50vw' },
      srcset: `${cmsOrigin}/img/containers/main/b.png?p=small 400w`,
    },
  ],
  [
    'an asset with a public address elsewhere',
    { id: 's3::a.pdf', url: 'https://files.example.org/a.pdf' },
    { url: 'https://files.example.org/a.pdf', alt: '', name: 'a.pdf', extension: 'pdf' },
  ],
  ['the path of a known asset', '/assets/img/kap.jpg', kap],
  ['the URL of a known asset', `${cmsOrigin}/assets/img/kap.jpg`, kap],
  [
    'the URL of a known asset on another of the system’s hosts',
    'http://cms.internal:8080/assets/img/kap.jpg',
    kap,
  ],
  ['the id of a known asset', 'main::img/kap.jpg', kap],
  [
    'the URL of an unknown asset',
    `${cmsOrigin}/assets/doc/plan%201.pdf`,
    { url: `${cmsOrigin}/assets/doc/plan%201.pdf`, alt: '', name: 'plan 1.pdf', extension: 'pdf' },
  ],
  ['the path of an unknown asset', '/assets/doc/plan.pdf', `${cmsOrigin}/assets/doc/plan.pdf`],
  ['the reference of an asset', 'asset::main::img/kap.jpg', kap.url],
  ['a picture elsewhere', 'https://example.org/a.png', 'https://example.org/a.png'],
  [
    'a short entry',
    { id: 'about', title: 'Over ons', url: '/over-ons', permalink: 'x', api_url: apiUrl },
    summary,
  ],
  [
    'a whole entry',
    { id: 'about', title: 'x', uri: '/over-ons', url: '/over-ons', edit_url: editUrl, content: 'y' },
    summary,
  ],
  [
    'an entry without an address',
    {
      id: 'member',
      title: 'Sien',
      url: '/',
      uri: false,
      edit_url: editUrl,
      collection: 'team',
      quote: '<p>Wind</p>',
      photo: 'main::img/kap.jpg',
    },
    { id: 'member', title: 'Sien', quote: '<p>Wind</p>', photo: kap },
  ],
  [
    'an unknown entry without an address',
    { id: 'u', title: 'Sien', url: '/', uri: null, edit_url: editUrl },
    { id: 'u', title: 'Sien' },
  ],
  ['a person', { id: 'u1', name: 'Sien', email: 's@x.test', api_url: `${cmsOrigin}/api/users/u1` }, 'Sien'],
  [
    'a short term',
    { id: 'topics::wind', title: 'Wind', slug: 'wind', url: '/topics/wind', api_url: 'x' },
    { slug: 'wind', title: 'Wind' },
  ],
  [
    'a whole term',
    {
      id: 'topics/wind',
      title: 'Wind',
      slug: 'wind',
      url: '/topics/wind',
      edit_url: 'x',
      taxonomy: 'topics',
      is_term: true,
    },
    { slug: 'wind', title: 'Wind' },
  ],
  ['an option', { value: 'red', label: 'Rood', key: 'red' }, 'red'],
  ['an option that is a number', { value: 3, label: '3', key: 3 }, '3'],
  ['no option', { value: null, label: null, key: null }, null],
  ['a form', { handle: 'contact', title: 'Contact', api_url: 'https://cms/api/forms/contact' }, 'contact'],
  ['a collection', { title: 'Nieuws', handle: 'news' }, 'news'],
  [
    'the envelope of a mounted collection',
    {
      data: [
        { id: 'about', title: 'x', url: '/over-ons', edit_url: editUrl },
        { id: 'draft', title: 'x', url: '/draft', edit_url: editUrl },
      ],
      ...{ page: 1, limit: 0, offset: 0, has_next_page: null, total_results: 2 },
    },
    [summary],
  ],
  [
    'an envelope with numeric keys',
    { data: { 1: { id: 'about', url: '/over-ons', edit_url: editUrl } }, limit: 0 },
    [summary],
  ],
  ['an empty envelope', { data: null, has_next_page: null }, []],
  ['a row with nothing but html', { html: '<b>x</b><script>1</script>' }, '<b>x</b><script>1</script>'],
  ['a row that loses all but its html', { html: '<b>x</b>', edit_url: 'x', api_url: 'y' }, '<b>x</b>'],
  [
    'a set',
    { type: 'text', id: 's1', text: '<p>x</p>', enabled: true },
    { type: 'text', id: 's1', text: '<p>x</p>', enabled: true },
  ],
  ['a path of a page', '/over-ons', '/over-ons'],
  ['a path with query and hash', '/over-ons/?a=1#b', '/over-ons?a=1#b'],
  ['a URL of a page', `${cmsOrigin}/over-ons`, '/over-ons'],
  ['a link to an entry', 'statamic://entry::about', '/over-ons'],
  ['a link to an entry by its reference', 'entry::about', '/over-ons'],
  ['a link tag', '{{ link:about }}', '/over-ons'],
  ['a path that no page has', '/nergens', '/nergens'],
  ['an address elsewhere', 'https://example.org/x?a=1', 'https://example.org/x?a=1'],
  ['a host without a scheme', '//evil.example/x', '//evil.example/x'],
  ['a sentence with a path in it', 'Ga naar /over-ons', 'Ga naar /over-ons'],
  ['markup', '<p><a href="/over-ons">x</a></p>', '<p><a href="/over-ons">x</a></p>'],
  ['code with a template', '{{ title }}', '{{ title }}'],
  ['a date', '2024-03-01T00:00:00.000000Z', '2024-03-01T00:00:00.000000Z'],
  ['nothing', null, null],
  ['a number', 2.5, 2.5],
  ['no', false, false],
  ['a table', { cells: ['a', 1, '/over-ons'] }, { cells: ['a', 1, '/over-ons'] }],
])('%s is read as flat files give it, alone and in a list', async (_, value, expected) => {
  expect(await read(value)).toEqual({ value: expected, list: [expected] })
})

test.each<[string, Value]>([
  ['a draft', { id: 'draft', title: 'x', url: '/draft', edit_url: editUrl }],
  ['an unknown entry', { id: 'gone', title: 'x', url: '/gone', permalink: 'x', api_url: apiUrl }],
  ['a draft without an address', { id: 'u', title: 'Sien', published: false, uri: null, edit_url: editUrl }],
  [
    'an entry to come without an address',
    { id: 'u', title: 'Sien', status: 'scheduled', url: null, api_url: apiUrl },
  ],
  [
    'an entry for some visitors alone, without an address',
    { id: 'u', title: 'Sien', protect: 'password', uri: null, edit_url: editUrl },
  ],
  ['a draft of the lists, sent without its address', { id: 'draft', title: 'x', url: null, api_url: apiUrl }],
  ['an asset without an address', { id: 'private::a.pdf', url: null, permalink: null }],
  ['an asset with an address that is a script', { id: 'main::a.png', url: 'javascript:alert(1)' }],
  ['a set that is switched off', { type: 'text', text: 'x', enabled: false }],
  ['a link to an entry that is gone', 'statamic://entry::gone'],
  ['a link to a draft', '/draft'],
  ['a link tag of an entry that is gone', '{{ link:gone }}'],
  ['a link to a file that is gone', 'asset::main::gone.jpg'],
])('%s is left out', async (_, value) => {
  expect(await read(value)).toEqual({ list: [] })
})

test('related entries are shown in the language of the page and left out when they are not translated', async () => {
  const about = { id: 'about', title: 'Over ons', url: '/over-ons', edit_url: editUrl }
  const only = { id: 'only-nl', title: 'x', url: '/alleen', edit_url: editUrl }
  const gap = { id: 'gap', title: 'x', url: '/en/gap', edit_url: editUrl }
  expect((await read([about, only, gap], 'en')).value).toEqual([
    { id: 'about-en', title: 'About us', path: '/en/about-us' },
  ])
})

test('links lead to the translation, else to the page itself', async () => {
  expect((await read('/over-ons', 'en')).value).toBe('/en/about-us')
  expect((await read('entry::about', 'en')).value).toBe('/en/about-us')
  expect((await read('/alleen', 'en')).value).toBe('/alleen')
  expect((await read('/en/about-us')).value).toBe('/over-ons')
})

test('alt texts of the page’s language win', async () => {
  const asset = { id: 'main::x.png', url: '/assets/x.png', alt: 'Dak', alt_en: 'Roof' }
  expect((await read(asset, 'en')).value).toMatchObject({ alt: 'Roof' })
  expect((await read(asset)).value).toMatchObject({ alt: 'Dak' })
})

test('what the system says about an entry is no field of it', async () => {
  const system: Values = {
    ...{
      id: 'home',
      edit_url: 'x',
      api_url: 'x',
      permalink: 'x',
      url_path: 'x',
      content_raw: 'x',
      url: '/',
      uri: '/',
    },
    ...{
      is_entry: true,
      is_page: true,
      private: false,
      published: true,
      status: 'published',
      last_modified: 1,
    },
    ...{
      updated_at: 'x',
      updated_by: 'u',
      origin_id: null,
      locale: 'nl',
      order: 1,
      order_type: 'date',
      datestring: 'x',
    },
    ...{
      datestamp: 1,
      timestamp: 1,
      has_timestamp: false,
      parent: {},
      collection: {},
      blueprint: {},
      template: 'x',
    },
    ...{ layout: 'x', redirect: null, mount: null, '0': 'home', '17': 'x' },
  }
  expect((await fieldsOf({ ...system, content: '<p>x</p>', lead: 'y' })).fields).toEqual({
    content: '<p>x</p>',
    lead: 'y',
  })
})

test('fields keep their order', async () => {
  const { fields } = await fieldsOf({ b: '1', a: '2', content: '3' })
  expect(Object.keys(fields)).toEqual(['b', 'a', 'content'])
})

test('addresses of the content system’s own pages never come out, wherever they stand', async () => {
  const deep = { rows: [{ edit_url: editUrl, api_url: apiUrl, more: { edit_url: editUrl, text: 'x' } }] }
  const { fields } = await fieldsOf({ deep, grid: [deep] })
  expect(JSON.stringify(fields)).not.toMatch(/edit_url|api_url|\/cp\//)
  expect(fields.deep).toEqual({ rows: [{ more: { text: 'x' } }] })
})

test('the user and password of the content system never come out', async () => {
  const { fields, page } = await fieldsOf({
    picture: '/assets/a.png',
    file: { id: 'main::b.pdf', url: '/assets/b.pdf' },
  })
  const html = page.texts()('<a href="/assets/a.pdf">a</a><img src="/assets/b.png" alt="">').html
  expect(JSON.stringify(fields) + html).not.toMatch(/editor|secret/)
  expect(html).toContain(`${cmsOrigin}/assets/a.pdf`)
})

test('no object passes for clean markup', async () => {
  const { fields } = await fieldsOf({
    a: { html: '<script>1</script>' },
    b: [{ html: '<script>1</script>' }],
    c: { x: { html: 'y' } },
  })
  expect(fields).toEqual({ a: '<script>1</script>', b: ['<script>1</script>'], c: { x: 'y' } })
})

test('names that every object has are nothing special, and no prototype changes', async () => {
  const hostile = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"x":"y"},"list":[{"__proto__":{"type":"text"}}]}',
  )
  const { fields } = await fieldsOf(hostile)
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
  expect(Object.hasOwn(fields, '__proto__')).toBe(false)
  expect(fields.list).toEqual([{}])
  expect(({} as Values).polluted).toBeUndefined()
})

test('what lies deeper than sixteen levels is left out, and depth costs no stack', async () => {
  let bomb: Value = 'x'
  for (let depth = 0; depth < 100_000; depth++) bomb = [bomb]
  const { fields } = await fieldsOf({ bomb })
  expect(JSON.stringify(fields.bomb)).toBe(`${'['.repeat(16)}${']'.repeat(16)}`)
})

test('objects that are nested as deep as sixty-four levels are cut as well', async () => {
  let deep: Value = 'x'
  for (let depth = 0; depth < 64; depth++) deep = { in: deep, at: depth }
  const { fields } = await fieldsOf({ deep, text: 'y' })
  expect(fields.text).toBe('y')
  expect(JSON.stringify(fields.deep).match(/"at"/g)).toHaveLength(16)
})

test('a page of 20,000 values is read to its end', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => ({
    ...{ id: `r${at}`, type: 'text', enabled: true, text: `<p>Tekst <a href="/x">${at}</a></p>` },
    image: { id: `main::${at}.jpg`, url: `/assets/${at}.jpg`, width: 3, height: 4, alt: 'a' },
    related: { id: `e${at}`, title: 'x', url: `/e${at}`, api_url: 'x' },
    list: ['a', 'b', `/pagina/${at}`, `${cmsOrigin}/y/${at}`, at, true, null],
  }))
  const { fields } = await fieldsOf({ rows })
  expect(fields.rows).toHaveLength(1000)
  expect((fields.rows as Values[]).at(-1)).toMatchObject({
    id: 'r999',
    list: expect.arrayContaining(['/pagina/999', 999]),
  })
})

test('entries that relate to each other end somewhere', async () => {
  const related = (id: string) => ({ id, title: id, url: `/${id}`, edit_url: 'x' })
  const { fields } = await fieldsOf(
    { related: related('a') },
    {
      languages: {
        nl: [
          entry('a', { values: { lead: related('b'), picture: related('b') } }),
          entry('b', { values: { lead: related('a') } }),
        ],
      },
    },
  )
  expect(fields.related).toEqual({ id: 'a', title: 'a', path: '/a' })
})

test('shapes that nobody expects cost nothing but themselves', async () => {
  const odd: readonly Value[] = [
    { id: {} },
    { id: 'about', url: [] },
    { data: 7, limit: {} },
    { value: {}, label: 1, key: [] },
    [[[]]],
    {},
  ]
  const { fields } = await fieldsOf({ odd, text: 'x' }, site)
  expect(fields.text).toBe('x')
  expect(fields.odd).toHaveLength(6)
})

test.each([
  { id: 'u1', name: null, email: 's@x.test', roles: [], initials: 'S' },
  { name: 's@x.test', email: 's@x.test', is_user: true },
])('nothing is shown of a user who has no name: %j', async (user) => {
  expect(await read(user)).toEqual({ list: [] })
})
