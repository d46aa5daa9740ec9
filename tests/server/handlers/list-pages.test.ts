/** Lists that go on over several pages, as visitors and search engines ask for them. */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { untilCompared } from '../../support/compared.ts'
import { openSource } from '../../support/flat-files.ts'
import { writeProject } from '../../support/project.ts'
import { buildId, serve, serveDeps, siteUrl, testDeps } from '../../support/test-deps.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** `count` articles, the first of them the newest: from January 2026 back, one each month. */
const articles = (count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const day = `${2026 - Math.floor(at / 12)}-${two(12 - (at % 12))}-15`
      const number = at + 1
      return [
        `content/collections/news/${day}.n-${number}.md`,
        `---\nid: n-${number}\ntitle: Bericht ${number}\n---\n`,
      ]
    }),
  )

const project = {
  'resources/sites.yaml': 'nl: { name: Nederlands, locale: nl_NL, url: / }\n',
  'content/globals/general.yaml':
    'title: General\ndata: { site_name: Example, google_site_verification: made-up }\n',
  'content/collections/pages.yaml': "title: Pages\nroute: '{parent_uri}/{slug}'\nstructure: { root: true }\n",
  'content/collections/pages/home.md': '---\nid: home\ntitle: Home\n---\n',
  'content/collections/pages/nieuws.md':
    '---\nid: nieuws\ntitle: Nieuws\nlead: Al het nieuws\nseo_description: Wat er gebeurt\n---\n',
  'content/collections/pages/over.md': '---\nid: over\ntitle: Over\n---\n',
  'content/trees/collections/pages.yaml':
    'tree:\n  - { entry: home }\n  - { entry: nieuws }\n  - { entry: over }\n',
  'content/collections/news.yaml':
    "title: News\nroute: '/nieuws/{slug}'\nmount: nieuws\ndate: true\nsort_dir: desc\n",
}

async function site(count = 30, more: Readonly<Record<string, string>> = {}) {
  const files = await writeProject({ ...project, ...articles(count), ...more })
  const now = () => Date.parse('2027-01-01T12:00:00Z')
  return serve({ source: await openSource(files, { now }) })
}

/** The articles on a page, by their numbers. */
const shown = (html: string) => [...html.matchAll(/>Bericht (\d+)</g)].map(([, number]) => Number(number))
const linkOf = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1]

describe('a list of a mounted collection', () => {
  test('shows twelve entries of a page, says which, and links the others', async () => {
    const { text } = await request(await site()).get('/nieuws?page=2')
    expect(shown(text)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    expect(text).toContain('>13–24 van 30</p>')
    expect(text).toMatch(/href="\/nieuws#list-news-summary" rel="prev"/)
    expect(text).toMatch(/href="\/nieuws\?page=3#list-news-summary" rel="next"/)
    expect(text).toMatch(/href="\/nieuws\?page=2#list-news-summary" aria-current="page"/)
  })

  test('has pages with addresses, titles and neighbours of their own, and no description twice', async () => {
    const server = await site()
    const [first, second, third] = await Promise.all(
      ['/nieuws', '/nieuws?page=2', '/nieuws?page=3'].map(async (path) => {
        const { text } = await request(server).get(path)
        return {
          title: /<title>([^<]+)/.exec(text)?.[1]?.split(' – Example')[0],
          links: ['canonical', 'prev', 'next'].map((rel) => linkOf(text, rel)?.replace(siteUrl, '')),
          hasDescription: text.includes('<meta name="description"'),
          url: /property="og:url" content="([^"]+)"/.exec(text)?.[1]?.replace(siteUrl, ''),
        }
      }),
    )
    expect(first).toMatchObject({ links: ['/nieuws', undefined, '/nieuws?page=2'], hasDescription: true })
    expect(second).toMatchObject({
      links: ['/nieuws?page=2', '/nieuws', '/nieuws?page=3'],
      ...{ hasDescription: false, url: '/nieuws?page=2' },
    })
    expect(second?.title).toMatch(/^Nieuws – pagina 2 van 3/)
    expect(third?.links).toEqual(['/nieuws?page=3', '/nieuws?page=2', undefined])
  })

  test('shows a year or month, with pages of its own', async () => {
    const server = await site(30)
    const year = await request(server).get('/nieuws?archive=2025')
    expect(shown(year.text)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    expect(year.text).toMatch(/<title>Nieuws – 2025/)
    const month = await request(server).get('/nieuws?archive=2025-03')
    expect(shown(month.text)).toEqual([22])
    expect(month.text).toMatch(/<title>Nieuws – maart 2025/)
    expect(linkOf(month.text, 'canonical')).toBe(`${siteUrl}/nieuws?archive=2025-03`)
  })

  test('has no links between pages where everything fits on one', async () => {
    const { text } = await request(await site(12)).get('/nieuws')
    expect(shown(text)).toHaveLength(12)
    expect(text).not.toContain('class="pagination"')
  })

  test('takes the number of entries of a page and the order from the fields of its block', async () => {
    const block =
      '---\nid: nieuws\ntitle: Nieuws\nblocks:\n  - { type: rows, collection: news, per_page: 5, sort: oldest }\n---\n'
    const { text } = await request(await site(30, { 'content/collections/pages/nieuws.md': block })).get(
      '/nieuws?page=6',
    )
    expect(shown(text)).toEqual([5, 4, 3, 2, 1])
    expect(text).toContain('>26–30 van 30</p>')
  })

  test('does not go on where its block has a limit', async () => {
    const block = '---\nid: over\ntitle: Over\nblocks:\n  - { type: rows, collection: news, limit: 3 }\n---\n'
    const server = await site(30, { 'content/collections/pages/over.md': block })
    const { text, status } = await request(server).get('/over?page=2')
    expect([status, shown(text)]).toEqual([200, [1, 2, 3]])
  })
})

test('a second list of a page shows its start, and links the page with all its entries', async () => {
  const rows = '  - { type: rows, title: Berichten, collection: news }\n'
  const block = `---\nid: over\ntitle: Over\nblocks:\n${rows}${rows}---\n`
  const server = await site(30, { 'content/collections/pages/over.md': block })
  const { text } = await request(server).get('/over?page=3')
  expect(shown(text)).toEqual([25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(text).toMatch(/<a [^>]*href="\/nieuws"[^>]*>(?:<span[^>]*>)?Alle 30/)
})

describe('the list of a term', () => {
  const terms = {
    'content/taxonomies/topics.yaml': 'title: Topics\n',
    'content/taxonomies/topics/wind.yaml': 'title: Wind\n',
    'resources/views/topics/show.antlers.html': '',
    'content/collections/news.yaml': `${project['content/collections/news.yaml']}taxonomies: [topics]\n`,
  }
  const withTopic = Object.fromEntries(
    Object.entries(articles(30)).map(([file, text]) => [
      file,
      text.replace('title:', 'topics: [wind]\ntitle:'),
    ]),
  )

  test('goes on as that of a collection does', async () => {
    const server = await site(0, { ...terms, ...withTopic })
    const { text, status } = await request(server).get('/topics/wind?page=3')
    expect([status, shown(text)]).toEqual([200, [25, 26, 27, 28, 29, 30]])
    // All entries of the term are of one collection: its own page of the term is the one to be found.
    expect(linkOf(text, 'canonical')).toBe(`${siteUrl}/nieuws/topics/wind?page=3`)
    const own = await request(server).get('/nieuws/topics/wind?page=3')
    expect(linkOf(own.text, 'prev')).toBe(`${siteUrl}/nieuws/topics/wind?page=2`)
    expect((await request(server).get('/topics/wind?page=4')).status).toBe(404)
    expect((await request(server).get('/topics/wind?archive=2024-07')).text).toContain('Bericht 30')
  })
})

test('a page of a list that has become shorter is not there any longer', async () => {
  const files = await writeProject({ ...project, ...articles(25) })
  const source = await openSource(files, { now: () => Date.parse('2027-01-01T12:00:00Z'), watch: true })
  const changed = new Promise<void>((resolve) => source.onChange(resolve))
  const deps = await testDeps({ source })
  const server = await serveDeps(deps)
  expect(shown((await request(server).get('/nieuws?page=3')).text)).toEqual([25])
  await files.remove('content/collections/news/2024-12-15.n-25.md')
  await changed
  await untilCompared(deps)
  expect((await request(server).get('/nieuws?page=3')).status).toBe(404)
  expect((await request(server).get('/nieuws?page=2')).text).toContain('>13–24 van 24</p>')
})

describe('a query', () => {
  const missing = [
    '0',
    '-1',
    '1e9',
    '02',
    '2.0',
    '+2',
    '４',
    '',
    '4',
    '999999',
    '9999999',
    '2&page=2',
    '2&page=3',
  ]
  const noPeriod = [
    '2024-13',
    '2024-00',
    '24',
    '2024-1',
    '',
    '1900',
    '2025&archive=2026',
    '2025&page=2',
    '2026-05&page=2',
  ]

  test('that asks for no page of the list finds none', async () => {
    const server = await site()
    for (const query of [
      ...missing.map((page) => `page=${encodeURI(page)}`),
      ...noPeriod.map((period) => `archive=${period}`),
    ]) {
      const { status } = await request(server).get(`/nieuws?${query}`)
      expect([query, status]).toEqual([query, 404])
    }
  })

  test.each([
    ['page=1', '/nieuws'],
    ['page=%32', '/nieuws?page=2'],
    ['archive=2025&page=1', '/nieuws?archive=2025'],
    ['page=2&archive=2025', '/nieuws?archive=2025&page=2'],
    ['page=1&utm_source=x', '/nieuws?utm_source=x'],
    ['utm_source=a%20b&page=2&x&archive=2025', '/nieuws?archive=2025&page=2&utm_source=a%20b&x'],
  ])('in another spelling leads to the one of the site: %s', async (query, target) => {
    const { status, headers } = await request(await site()).get(`/nieuws?${query}`)
    expect([status, headers.location]).toEqual([301, target])
  })

  test.each(['PAGE=2', '%70age=2', 'pages=2', 'utm_source=x', 'q=page=2'])(
    'that names no part of a list means nothing: %s',
    async (query) => {
      const { status, text } = await request(await site()).get(`/nieuws?${query}`)
      expect([status, shown(text)[0]]).toEqual([200, 1])
    },
  )

  test.each(['page=2', 'page=0', 'page=1', 'archive=2024&page=7'])(
    'means nothing to a page without a list, and is not kept: %s',
    async (query) => {
      const server = await site()
      const first = await request(server).get(`/over?${query}`)
      const again = await request(server).get(`/over?${query}`)
      expect([first.status, again.status]).toEqual([200, 200])
      expect(linkOf(again.text, 'canonical')).toBe(`${siteUrl}/over`)
      const plain = await request(server).get('/over')
      expect(plain.headers['server-timing']).toContain('hit')
      expect(again.headers.etag).toBe(plain.headers.etag)
    },
  )

  test('of others does not keep visitors from a page of the list, nor makes it anew', async () => {
    const server = await site()
    await request(server).get('/nieuws?page=2')
    const { text, headers } = await request(server).get('/nieuws?utm_source=x&page=2')
    expect(shown(text)[0]).toBe(13)
    expect(headers['server-timing']).toContain('hit')
  })
})

describe('the data of a page of a list', () => {
  const payload = (query: string) => `/nieuws/_payload.json?${buildId}${query}`

  test('are those that its document was made with, and are kept', async () => {
    const server = await site()
    const { body } = await request(server).get(payload('&page=3'))
    expect(body.head.title).toMatch(/pagina 3 van 3/)
    const again = await request(server).get(payload('&page=3'))
    expect(again.headers['server-timing']).toContain('hit')
    const withTexts = await request(server).get(payload('&page=3&texts'))
    expect(withTexts.body.translations).toBeDefined()
    expect(withTexts.body.data).toEqual(body.data)
  })

  test('are not there beyond its end, and lead from the first page to the address without a query', async () => {
    const server = await site()
    expect((await request(server).get(payload('&page=4'))).status).toBe(404)
    expect((await request(server).get(payload('&page=1'))).body).toEqual({ redirect: '/nieuws' })
  })

  test('are those of the page where the query means nothing', async () => {
    const server = await site()
    const { body } = await request(server).get(`/over/_payload.json?${buildId}&page=2`)
    expect(body.head.canonical).toBe(`${siteUrl}/over`)
  })
})

test('a kept page of a list is another one for visitors with other choices', async () => {
  const server = await site()
  await request(server).get('/nieuws?page=2')
  const dark = await request(server).get('/nieuws?page=2').set('Cookie', 'theme=dark')
  expect(dark.text).toContain('data-theme="dark"')
  const again = await request(server).get('/nieuws?page=2')
  expect(again.text).not.toContain('data-theme="dark"')
  expect(again.headers['server-timing']).toContain('hit')
})
