/** One malformed entry among a thousand, from each content system. */
import { describe, expect, test } from 'vitest'
import { pageItem } from '../support/cms/fetch-values.ts'
import { restPage, restSite } from '../support/cms/rest.ts'
import type { StandInAnswer, StandInRequest } from '../support/cms/stand-in.ts'
import { mainOf } from '../support/html.ts'
import { writeProject } from '../support/project.ts'
import { fetchSite, openFiles, openRemote, type Site } from './site.ts'

/** 999 good pages, home among them, and a malformed one. */
const names = Array.from({ length: 998 }, (_, at) => `p${at}`)

async function expectOneLost(site: Site): Promise<void> {
  const sitemap = mainOf((await site.get('/sitemap')).text)
  const linked = new Set([...sitemap.matchAll(/href="(\/p\d+)"/g)].map(([, href]) => href))
  expect(linked.size).toBe(998)
  for (const path of ['/', '/p0', '/p500', '/p997']) {
    const { status, text } = await site.get(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).not.toMatch(/\[object |>undefined</)
  }
  expect((await site.get('/stuk')).status).toBe(404)
}

/** A list in pages, which only the Dutch site has. */
function dutchList(items: readonly unknown[], { path, query }: StandInRequest): StandInAnswer | undefined {
  if (!path.startsWith('/api/collections/pages/')) return undefined
  const all = query.get('filter[site]') === 'nl' ? items : []
  const [limit, page] = [Number(query.get('limit')), Number(query.get('page') ?? 1)]
  const meta = { current_page: page, last_page: Math.ceil(all.length / limit) }
  return { body: { data: all.slice((page - 1) * limit, page * limit), meta } }
}

const id = { id: 'stuk' }
const wrongMembers = { title: { a: [] }, slug: 7, uri: ['/stuk'], url: {}, published: 'x', blueprint: 3 }

describe('one malformed entry among a thousand costs one page', { timeout: 20_000 }, () => {
  test.each([
    ['no YAML', '---\ntitle: "open\n---\n'],
    ['a list', '---\n- een\n---\n'],
    ['nothing', ''],
    ['bytes that are no text', '\u0000\u0001\uFFFD---'],
  ])('files: an entry that is %s', async (_, text) => {
    const entry = (name: string) => `---\nid: ${name}\ntitle: Pagina ${name}\n---\n`
    const project = await writeProject({
      'content/collections/pages.yaml': "route: '/{slug}'\n",
      'content/collections/home.yaml': 'route: /\n',
      'content/collections/home/home.md': entry('home'),
      ...Object.fromEntries(names.map((name) => [`content/collections/pages/${name}.md`, entry(name)])),
      'content/collections/pages/stuk.md': text,
    })
    const site = await openFiles(project.dir)
    await expectOneLost(site)
    expect(
      site.complaints().filter((line) => line.includes('content/collections/pages/stuk.md')),
    ).toHaveLength(1)
    expect(await site.health()).toMatchObject({ status: 'degraded' })
  })

  const malformed: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['a text', 'stuk'],
    ['a list', [[], {}]],
    ['without an id', { title: 'Stuk', uri: '/stuk', url: '/stuk' }],
    ['of wrong types throughout', { ...id, ...wrongMembers }],
    ['without anything but an id', id],
  ]

  test.each(malformed)('fetch: an entry that is %s', async (_, bad) => {
    const good = [pageItem('/'), ...names.map((name) => pageItem(`/${name}`))]
    const items = [...good.slice(0, 400), bad, ...good.slice(400)]
    const site = await openRemote('fetch', fetchSite({ pages: () => items }))
    await expectOneLost(site)
    expect(site.faults()).toEqual([])
  })

  test.each(malformed)('rest: an entry that is %s', async (_, bad) => {
    const good = [restPage({ id: 'home', uri: '/' }), ...names.map((name) => restPage({ id: name }))]
    const items = [...good.slice(0, 400), bad, ...good.slice(400)]
    const entries = restSite({ collections: { pages: good } })
    const site = await openRemote(
      'rest',
      (asked) => (asked.path.endsWith('/entries') ? dutchList(items, asked) : entries(asked)),
      { CMS_LOCALES: 'nl=nl,en=en,de=de' },
    )
    await expectOneLost(site)
    expect(site.faults()).toEqual([])
  })

  test.each([
    ['fetch', 'page/p3'],
    ['rest', 'entries/p3'],
  ] as const)('%s: a single answer that is no entry costs that page alone', async (source, address) => {
    const respond = {
      fetch: () => fetchSite({ pages: () => [pageItem('/'), ...names.map((name) => pageItem(`/${name}`))] }),
      rest: () => restSite({ collections: { pages: names.map((name) => restPage({ id: name })) } }),
    }[source]()
    const site = await openRemote(source, (asked) =>
      asked.path.endsWith(address) ? { body: { data: 'stuk' } } : respond(asked),
    )
    expect([404, 503]).toContain((await site.get('/p3')).status)
    for (const path of ['/p2', '/p4', '/sitemap']) expect((await site.get(path)).status).toBe(200)
  })
})
