/** The types of pages, on the embedded content and on a project with other names. */
import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { embeddedServer } from '../../support/embedded.ts'
import { mainOf, stateOf, withoutSoftHyphens } from '../../support/html.ts'
import { writeProject } from '../../support/project.ts'

const entry = (fields: object) => `---\n${JSON.stringify(fields)}\n---\n`
const tree = (ids: readonly string[]) => JSON.stringify({ tree: ids.map((id) => ({ entry: id })) })

const project = await writeProject(
  {
    'content/collections/pages.yaml': "route: '/{slug}'\nstructure: { root: true }\n",
    'content/trees/collections/pages.yaml': tree(['home', 'blog', 'werk', 'gerechten', 'verhaal']),
    'content/collections/pages/home.md': entry({ id: 'home', title: 'Start' }),
    'content/collections/pages/blog.md': entry({ id: 'blog', title: 'Blog' }),
    'content/collections/pages/werk.md': entry({ id: 'werk', title: 'Ons werk' }),
    'content/collections/pages/gerechten.md': entry({ id: 'gerechten', title: 'Gerechten' }),
    'content/collections/pages/verhaal.md': entry({
      id: 'verhaal',
      title: 'Lang',
      template: 'Pages/Verhaal',
    }),
    'content/collections/blog_posts.yaml': "route: '{mount}/{slug}'\nmount: blog\ndate: true\n",
    'content/collections/blog_posts/2026-02-01.tweede.md': entry({ id: 'b2', title: 'Tweede' }),
    'content/collections/blog_posts/2026-01-01.eerste.md': entry({ id: 'b1', title: 'Eerste' }),
    'content/collections/referenties.yaml': "route: '{mount}/{slug}'\nmount: werk\n",
    'content/collections/referenties/brug.md': entry({
      ...{ id: 'brug', title: 'De brug' },
      facts: [
        { label: 'Plaats', value: 'Delft' },
        { label: 'Jaar', value: '2026' },
      ],
      tekst: '<p>Een lange brug.</p>',
    }),
    'content/collections/recepten.yaml': "route: '{mount}/{slug}'\nmount: gerechten\n",
    'content/collections/recepten/soep.md': entry({ id: 'soep', title: 'Soep' }),
    'content/collections/taarten.yaml': "route: '/taarten/{slug}'\n",
    'content/collections/taarten/appel.md': entry({ id: 'appel', title: 'Appel' }),
    'triptych/blocks.yaml': 'collections:\n  taarten:\n    page: article\n',
  },
  afterAll,
)
const own = await embeddedServer()
const other = await embeddedServer(project.dir)
afterAll(() => own.close())
afterAll(() => other.close())

const pageAt = async ({ server }: typeof own, path: string) => {
  const { text } = await request(server).get(path).expect(200)
  return { type: stateOf(text).data.page, main: withoutSoftHyphens(mainOf(text)) }
}

test.each([
  ['/', 'home'],
  ['/nieuws', 'news'],
  ['/nieuws/2026/stormseizoen-begonnen', 'article'],
  ['/projecten', 'projects'],
  ['/en/projects/noorderhoek', 'project'],
  ['/de/projekte/krummsand', 'project'],
  ['/over-ons/mensen', 'people'],
  ['/contact', 'contact'],
  ['/kennis', 'register'],
  ['/en/themes/foreland/how-a-salt-marsh-grows', 'longread'],
  ['/themas/dijken', 'content'],
])('the embedded content shows %s as %s', async (path, type) => {
  expect((await pageAt(own, path)).type).toBe(type)
})

test.each([
  ['/blog', 'news'],
  ['/blog/eerste', 'article'],
  ['/werk', 'content'],
  ['/werk/brug', 'project'],
  ['/verhaal', 'longread'],
  ['/taarten/appel', 'article'],
  ['/gerechten', 'content'],
  ['/gerechten/soep', 'content'],
])('a project with other names shows %s as %s', async (path, type) => {
  expect((await pageAt(other, path)).type).toBe(type)
})

test('projects without a map are cards on a page of text', async () => {
  const { main } = await pageAt(other, '/werk')
  expect(main).toMatch(/<ul class="cards">.*De brug/s)
})

test('a project has its facts beside the text, once', async () => {
  for (const [site, path, fact] of [
    [own, '/en/projects/noorderhoek', '<dd>64 hectares</dd>'],
    [other, '/werk/brug', '<dd>Delft</dd>'],
  ] as const) {
    const { main } = await pageAt(site, path)
    expect(main.match(/<dl class="facts">/g)).toHaveLength(1)
    const sheet = main.slice(main.indexOf('project__sheet'), main.indexOf('project__body'))
    expect(sheet).toContain(fact)
  }
})

test('a dated entry has its day and its topics in the margin, once, and the entry before it below', async () => {
  const { main } = await pageAt(own, '/nieuws/2026/stormseizoen-begonnen')
  expect(main).toMatch(/class="date__day">12 <\/span>/)
  expect(main.match(/>Storm<\/a>/g)).toHaveLength(1)
  expect(main).toContain('rel="prev"')
})

test('news opens with the newest entry, which is not in the list again', async () => {
  for (const [site, path, title] of [
    [own, '/nieuws', 'Stormseizoen begonnen'],
    [other, '/blog', 'Tweede'],
  ] as const) {
    const { main } = await pageAt(site, path)
    expect(main).toMatch(new RegExp(`news-lead__title"[^>]*><a [^>]*>${title}`))
    expect(main.match(new RegExp(`>${title}`, 'g'))).toHaveLength(1)
  }
})

/** Both are there, one before the other. */
function expectInOrder(html: string, first: string, second: string): void {
  const places = [html.indexOf(first), html.indexOf(second)]
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
}

test('people begin with their portraits, contact has its form beside the address', async () => {
  const { main: people } = await pageAt(own, '/over-ons/mensen')
  expectInOrder(people, 'Geeske Wiersma', 'article__body')
  const { main: contact } = await pageAt(own, '/contact')
  expectInOrder(contact, 'contact__form', 'contact__more')
})

test('a register numbers what its blocks list, and a long read has its chapters beside it', async () => {
  const { main: register } = await pageAt(own, '/kennis')
  expect(register.match(/<li class="register__line">/g)?.length).toBeGreaterThan(3)
  const { main: longread } = await pageAt(own, '/themas/voorland/hoe-een-kwelder-groeit')
  expect(longread).toContain('longread__toc')
})

test('the map of projects has a mark and a row for each of 23 places', async () => {
  const { main } = await pageAt(own, '/projecten')
  expect(main.match(/<a class="mark"/g)).toHaveLength(23)
  expect(main.match(/class="places__row/g)).toHaveLength(23)
})
