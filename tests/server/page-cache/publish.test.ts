import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { CmsError } from '../../../server/cms/http-client/cms-error.ts'
import type { ContentSource } from '../../../server/cms/source.ts'
import type { ContentPage, Summary } from '../../../src/content/types.ts'
import { contentPage, type FakeSource, fakeSource, globalSets, only } from '../../support/content.ts'
import { eventually } from '../../support/eventually.ts'
import { openSource } from '../../support/flat-files.ts'
import { writeProject } from '../../support/project.ts'
import { buildId, serve } from '../../support/test-deps.ts'

const paths = ['/en', '/en/about-us', '/en/news', '/en/sitemap', '/en/designsystem', '/over-ons', '/sitemap']
const payloadOf = (path: string) => `${path}/_payload.json?${buildId}`

/** A site whose pages are all made, and which of them are rendered from then on. */
async function publishable(source: ContentSource) {
  const rendered: string[] = []
  const finish = async (path: string, html: Buffer) => {
    rendered.push(path)
    return html
  }
  const server = await serve({ source, frontend: { transformHtml: finish } })
  const visit = async (known: readonly string[] = paths) => {
    const answers = []
    for (const path of known.flatMap((each) => [each, payloadOf(each)]))
      answers.push(await request(server).get(path))
    return answers.map(({ status, text, headers }) => ({ status, text, etag: headers.etag }))
  }
  return { server, rendered, visit }
}

const news: readonly Summary[] = [{ title: 'First news', path: '/en/news/first' }]
const listing: Partial<ContentPage> = {
  fields: { title: 'News', blocks: [{ type: 'cards', collection: 'news' }] },
  mounts: ['news'],
}

/** Content of which tests change one thing; every question is answered with new objects. */
function changeable() {
  const state = {
    title: 'About us',
    menu: 'Contact',
    site: 'Example',
    word: 'Home',
    news,
    isGone: false,
    isDown: false,
  }
  const copy = <T>(value: T): T => structuredClone(value)
  const source: FakeSource = fakeSource({
    async page(locale, path) {
      if (state.isDown) throw new CmsError('unreachable', 'The content system is down')
      if (state.isGone && path === '/about-us') return { kind: 'missing' }
      const pages = only(
        contentPage('en', '/', 'Welcome'),
        contentPage('nl', '/', 'Welkom'),
        contentPage('nl', '/over-ons', 'Over ons'),
        contentPage('en', '/about-us', state.title),
        contentPage('en', '/news', 'News', listing),
      )
      return pages.page(locale, path)
    },
    has: async (locale, path) => (await source.page(locale, path)).kind === 'page',
    navigation: async (locale, handle) =>
      handle === 'main'
        ? [{ title: locale === 'en' ? state.menu : 'Menu', href: '/x', children: [] }]
        : undefined,
    globals: async (locale) =>
      copy({
        ...globalSets,
        general: { ...globalSets.general, site_name: locale === 'en' ? state.site : 'Voorbeeld' },
      }),
    translations: async (locale) => (locale === 'en' ? [{ slug: 'home', trans: state.word }] : []),
    entries: async (_locale, { collection }) => (collection === 'news' ? copy(state.news) : []),
  })
  const publish = (change: Partial<typeof state>) => {
    Object.assign(state, change)
    source.change()
  }
  return { source, publish }
}

/** Visits when all pages are compared with the content: those from before are sent for half a second at most. */
async function afterGrace<T>(visit: () => Promise<T>): Promise<T> {
  await visit()
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(600)
  try {
    return await visit()
  } finally {
    vi.useRealTimers()
  }
}

const english = paths.filter((path) => path.startsWith('/en'))

test.each([
  ['nothing that a page shows', {}, []],
  ['an entry', { title: 'Who we are' }, ['/en/about-us']],
  [
    'an entry of a list',
    { news: [...news, { title: 'Second news', path: '/en/news/second' }] },
    ['/en/news'],
  ],
  ['a menu', { menu: 'Reach us' }, english],
  ['a setting', { site: 'Another name' }, english],
  ['a text', { word: 'Start' }, english],
])(
  'publishing %s renders exactly the pages that show it',
  async (_, change, expected) => {
    const { source, publish } = changeable()
    const { rendered, visit } = await publishable(source)
    const before = await visit()
    rendered.length = 0
    publish(change)
    await eventually(() => expect(rendered.toSorted()).toEqual(expected.toSorted()))
    const after = await afterGrace(visit)
    expect(rendered.toSorted()).toEqual(expected.toSorted())
    const changed = paths.filter((_path, n) => before[2 * n]?.etag !== after[2 * n]?.etag)
    for (const path of changed) expect(expected).toContain(path)
    expect(after.map(({ status }) => status)).toEqual(before.map(() => 200))
  },
  30_000,
)

test('a page that is taken away is gone for its visitors at once, and no other is rendered', async () => {
  const { source, publish } = changeable()
  const { rendered, visit } = await publishable(source)
  await visit()
  rendered.length = 0
  publish({ isGone: true })
  const statuses = (await visit()).map(({ status }) => status)
  expect(statuses).toEqual(paths.flatMap((path) => (path === '/en/about-us' ? [404, 404] : [200, 200])))
  // The page that says so.
  expect(rendered).toEqual(['/en/about-us'])
})

test('a page that was missing is there as soon as it is published', async () => {
  const { source, publish } = changeable()
  const { server } = await publishable(source)
  publish({ isGone: true })
  for (let n = 0; n < 3; n++) expect((await request(server).get('/en/about-us')).status).toBe(404)
  publish({ isGone: false })
  expect((await request(server).get('/en/about-us')).status).toBe(200)
})

test('an answer names what it is made of, for caches that drop it when that changes', async () => {
  const { source } = changeable()
  const { server } = await publishable(source)
  const { headers } = await request(server).get('/en/news')
  const tags = String(headers['surrogate-key']).split(' ')
  for (const tag of [
    'page:en:/news',
    'navigation:en:main',
    'globals:en',
    'translations:en',
    'entries:en:news',
  ])
    expect(tags).toContain(tag)
  expect(headers['cache-tag']).toBe(tags.join(','))
  expect(tags).not.toContain('navigation:nl:main')
})

const entry = (title: string) => `---\nid: ${title.toLowerCase()}\ntitle: ${title}\n---\n`

test('an edit of a file renders the pages that show it, and leaves the bytes of the others', async () => {
  const project = await writeProject({
    'content/globals/general.yaml': 'data: { site_name: X, gsc_verification: x }',
    'content/collections/pages.yaml': 'title: Pages\nroute: "/{slug}"\n',
    'content/collections/pages/one.md': entry('One'),
    'content/collections/pages/two.md': entry('Two'),
  })
  const source = await openSource(project, { watch: true })
  const { rendered, visit } = await publishable(source)
  const known = ['/one', '/two', '/designsystem']
  const before = await visit(known)
  expect(before.map(({ status }) => status)).toEqual(before.map(() => 200))
  rendered.length = 0
  const changed = new Promise<void>((resolve) => source.onChange(resolve))
  await project.write('content/collections/pages/two.md', `${entry('Two')}More to read here.\n`)
  await changed
  await eventually(() => expect(rendered).toEqual(['/two']))
  const after = await afterGrace(() => visit(known))
  expect(rendered).toEqual(['/two'])
  expect([after[0], after[1], after[4]]).toEqual([before[0], before[1], before[4]])
  expect(after[2]?.etag).not.toBe(before[2]?.etag)
}, 30_000)
