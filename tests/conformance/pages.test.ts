/** What pages show of the odd answers of content systems. */
import { describe, expect, test } from 'vitest'
import { envelope, pageItem } from '../support/cms/fetch-values.ts'
import { restPage, restSite } from '../support/cms/rest.ts'
import { alternatesOf, mainOf } from '../support/html.ts'
import {
  type FetchItem,
  fetchSite,
  molenhof,
  openRemote,
  type RemoteSite,
  type Respond,
  type SourceName,
  sources,
} from './site.ts'

const named = (locale: string | undefined) => locale ?? 'nl'

/** One page at `/x` beside home, with these fields, from either system. */
function onePage(source: SourceName, fields: object): Promise<RemoteSite> {
  const item = (uri: string, own: object): FetchItem => ({ ...pageItem(uri), uri, ...own })
  const respond: Readonly<Record<SourceName, () => Respond>> = {
    fetch: () => fetchSite({ pages: () => [item('/', {}), item('/x', fields)] }),
    rest: () =>
      restSite({
        collections: { pages: [restPage({ id: 'home', uri: '/' }), restPage({ id: 'x', ...fields })] },
      }),
  }
  return openRemote(source, respond[source]())
}

describe.each(sources)('%s', (source) => {
  test('nothing that only the system and its editors may see is in a document, a payload or a list of the API', async () => {
    const site = await openRemote(source, molenhof[source]())
    const inner =
      /edit_url|api_url|content_raw|permalink|url_path|updated_by|\/cp\/|\{\{ link|statamic:\/\/|entry::|asset::/g
    const addresses = [
      ...['/', '/erf/molen', '/nieuws/eerste', '/en/yard/mill', '/blokken', '/erf/molen/_payload.json'],
      ...['/api/globals', '/api/sitemap', '/api/collections/news'],
    ]
    for (const path of addresses) {
      const { status, text } = await site.get(path)
      expect([path, status, text.match(inner)]).toEqual([path, 200, null])
    }
  })

  test('scripts, handlers and script addresses of the content system are in no page and no payload', async () => {
    const attack =
      '<p>Veilig <a href="javascript:alert(1)">woord</a> <a href="/x" onclick="alert(2)">y</a></p>' +
      '<script>alert(3)</script><img src="x" onerror="alert(4)"><iframe src="javascript:alert(5)"></iframe>' +
      '<svg onload="alert(6)"></svg><a href="data:text/html,alert(7)">z</a><style>*{background:url(//alert.8)}</style>'
    const site = await onePage(source, {
      title: 'Titel',
      content: attack,
      blokken: [{ id: 'b1', type: 'text', text: attack }],
      artikel: [
        { type: 'text', text: attack },
        { id: 's1', type: 'call_to_action', title: 'a', link: 'javascript:alert(9)', link_label: 'b' },
      ],
    })
    for (const path of ['/x', '/x/_payload.json']) {
      const { status, text } = await site.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('Veilig')
      expect(text).not.toMatch(/alert[(.]|javascript:|onerror|onclick|<iframe/)
    }
  })

  test('a template tag reaches no visitor, except as the sample that its author wrote', async () => {
    const site = await onePage(source, {
      content: '<p>Naam: {{ site:name }}{{ foreach }}</p><pre><code>{{ title }}</code></pre>',
    })
    const main = mainOf((await site.get('/x')).text)
    expect(main).toContain('Naam:')
    expect(main).toContain('{{ title }}')
    expect(main.match(/\{\{/g)).toHaveLength(1)
  })

  test.each(['<a>woord</a>', '<a href="">woord</a>', '<a href="/weg">woord</a>'])(
    'a link that the system could not resolve is text: %s',
    async (link) => {
      const site = await onePage(source, { content: `<p>Een ${link}.</p>` })
      const main = mainOf((await site.get('/x')).text)
      expect(main).toContain('Een woord.')
    },
  )

  test('an address is answered as it is written: other spellings lead to it, other capitals are no page', async () => {
    const site = await openRemote(source, molenhof[source]())
    const answerOf = async (path: string) => {
      const { status, headers } = await site.get(path)
      return headers.location ? `${status} ${headers.location}` : String(status)
    }
    const spellings = [
      '/erf/molen',
      '/erf/molen/',
      '/erf//molen',
      '/erf/mole%6E',
      '/erf%2Fmolen',
      '/Erf/molen',
    ]
    expect(await Promise.all(spellings.map(answerOf))).toEqual([
      ...['200', '308 /erf/molen', '308 /erf/molen', '308 /erf/molen', '404', '404'],
    ])
  })
})

test.each([
  ['status 200 and a bare list', { body: '[]' }],
  [
    'status 404 and a line of text',
    { status: 404, headers: { 'content-type': 'text/html' }, body: 'Page [/x] not found.' },
  ],
])('a page that Fetch denies with %s is our 404', async (_, denial) => {
  const pages = [pageItem('/'), pageItem('/x')]
  const state = { isDenied: true }
  const list = fetchSite({ pages: () => pages })
  const site = await openRemote('fetch', (asked) =>
    state.isDenied && asked.path === '/!/Fetch/page/x' ? denial : list(asked),
  )
  expect((await site.get('/x')).status).toBe(404)
  expect((await site.get('/')).status).toBe(200)
  expect(site.faults()).toEqual([])
})

test.each([
  ['an empty list', []],
  ['null', null],
])('an entry that Fetch answers with %s as data is our 404', async (_, data) => {
  const entry = { ...pageItem('/nieuws/een', { slug: 'een', collection: 'nieuws' }), is_page: undefined }
  const list = fetchSite({ pages: () => [pageItem('/')], collections: { nieuws: () => [entry] } })
  const site = await openRemote(
    'fetch',
    (asked) => (asked.path.startsWith('/!/Fetch/entry') ? { body: envelope(data) } : list(asked)),
    { CMS_COLLECTIONS: 'nieuws' },
  )
  expect((await site.get('/nieuws/een')).status).toBe(404)
  expect(site.faults()).toEqual([])
})

test('a page that is a draft in one language is missing there, and no alternate of the others', async () => {
  const pages = (locale: string | undefined) => [
    pageItem('/', { title: named(locale) }),
    { ...pageItem('/over'), title: named(locale), published: locale !== 'en' },
  ]
  const site = await openRemote('fetch', fetchSite({ pages }))
  const [dutch, english] = [await site.get('/over'), await site.get('/en/over')]
  expect([dutch.status, english.status]).toEqual([200, 404])
  expect(Object.keys(alternatesOf(dutch.text)).sort()).toEqual(['de', 'nl', 'x-default'])
})

test('a CMS_URL below a language implies no language: each is asked for by name', async () => {
  const list = fetchSite({ pages: (locale) => [pageItem('/', { title: `Titel ${named(locale)}` })] })
  const below: Respond = (asked) =>
    asked.path.startsWith('/en/') ? list({ ...asked, path: asked.path.slice(3) }) : undefined
  const { cms } = await openRemote('fetch', below)
  const site = await openRemote('fetch', () => undefined, { CMS_URL: `${cms.url}en/` })
  for (const [path, locale] of [
    ['/', 'nl'],
    ['/en', 'en'],
    ['/de', 'de'],
  ])
    expect((await site.get(path as string)).text).toContain(`Titel ${locale}`)
})

test('an English entry that redirects leads to its target under one prefix, not to the doubled one', async () => {
  const pages = [
    restPage({ id: 'home', uri: '/' }),
    restPage({ id: 'home-en', uri: '/', locale: 'en', origin_id: 'home' }),
    restPage({ id: 'about-en', uri: '/about', locale: 'en' }),
    {
      ...restPage({ id: 'old-en', uri: '/old', locale: 'en' }),
      url: '/en/about',
      permalink: 'http://cms.test/en/en/about',
      redirect: 'entry::about-en',
    },
  ]
  const site = await openRemote('rest', restSite({ collections: { pages } }))
  const redirect = await site.get('/en/old')
  expect([redirect.status, redirect.headers.location]).toEqual([302, '/en/about'])
  expect((await site.get('/en/about')).status).toBe(200)
  expect((await site.get('/en/en/about')).status).toBe(404)
})

test('a scheduled entry that is answered when asked for by its id is in no page, list or sitemap', async () => {
  const later = { ...restPage({ id: 'later', title: 'Later bekend' }), status: 'scheduled', private: true }
  const pages = [restPage({ id: 'home', uri: '/' }), restPage({ id: 'x' }), later]
  const site = await openRemote('rest', restSite({ collections: { pages } }))
  expect((await site.get('/later')).status).toBe(404)
  for (const path of ['/', '/x', '/sitemap'])
    expect((await site.get(path)).text).not.toContain('Later bekend')
})

test('a system below a path, with another route for its API, is read like any other', async () => {
  const at = (id: string, uri: string, fields: object = {}) => ({
    ...restPage({ id, uri, locale: 'default' }),
    url: uri === '/' ? '/cms' : `/cms${uri}`,
    ...fields,
  })
  const file = { id: 'main::img/ä b.jpg', url: '/cms/assets/img/ä b.jpg', api_url: 'x', alt: 'Een kap' }
  const content = '<p><a href="/cms/b">b</a> <a href="/cms/assets/een%20folder.pdf">folder</a></p>'
  const pages = [
    at('home', '/'),
    at('a', '/a', { content, blocks: [{ id: '1', type: 'gallery', images: [file] }] }),
    at('b', '/b'),
    at('old', '/old', { url: '/cms/a', redirect: 'entry::a' }),
  ]
  const entries = restSite({ collections: { pages } })
  const below: Respond = (asked) =>
    asked.path.startsWith('/cms/inhoud/')
      ? entries({ ...asked, path: asked.path.replace('/cms/inhoud', '/api') })
      : undefined
  const { cms } = await openRemote('rest', below)
  const site = await openRemote('rest', () => undefined, {
    CMS_URL: `${cms.url}cms/`,
    CMS_API_ROUTE: 'inhoud',
  })
  const main = mainOf((await site.get('/a')).text)
  expect(main).toContain('href="/b"')
  expect(main).toContain(`href="${cms.url}cms/assets/een%20folder.pdf"`)
  expect(main).toContain(`src="${cms.url}cms/assets/img/ä%20b.jpg"`)
  expect((await site.get('/old')).headers.location).toBe('/a')
  // The picture is asked for its size in the background, perhaps before this.
  const isKnown = (path: string) => /^\/cms\/(?:inhoud|assets)\//.test(path)
  expect(cms.requests.filter(({ path }) => !isKnown(path))).toEqual([])
})
