/** Projects on disk with faults, served by the whole product. */
import { describe, expect, test } from 'vitest'
import { createLogger, readProject } from '../support/flat-files.ts'
import { mainOf } from '../support/html.ts'
import { writeProject } from '../support/project.ts'
import { openFiles } from './site.ts'

const entry = (id: string, more = '') => `---\nid: ${id}\ntitle: Titel ${id}\n${more}---\n`

/** Every fault that a project can have (docs/reference/content-system.md#broken-files), in one. */
const broken: Readonly<Record<string, string>> = {
  'resources/sites.yaml': 'nl: { url: /, locale: nl_NL }\nen: { url: /en, locale: en_GB }\n',
  'resources/blueprints/collections/p/p.yaml':
    'tabs: { main: { sections: [ { fields: [ { handle: raar, field: { type: hologram } } ] } ] } }',
  'content/collections/p.yaml':
    "sites: [nl, en, xx]\nroute: '/{parent_uri}/{slug}'\nstructure: { root: true }\n",
  'content/trees/collections/nl/p.yaml':
    'tree:\n  - entry: home\n  - entry: weg\n    children: [ { entry: onder } ]\n  - entry: goed\n  - entry: goed\n',
  'content/collections/p/nl/home.md': entry('home'),
  'content/collections/p/nl/goed.md': entry('goed', 'raar: { a: [1] }\n'),
  'content/collections/p/nl/onder.md': entry('onder'),
  'content/collections/p/nl/slechte-yaml.md': '---\nid: [\n---\n',
  'content/collections/p/nl/leeg.md': '',
  'content/collections/p/nl/bom.md': '\uFEFF---\r\nid: bom\r\ntitle: Titel bom\r\n---\r\nRegel\r\n',
  'content/collections/p/nl/zelfde-id.md': entry('goed'),
  'content/collections/p/nl/goed.z.md': entry('zelfde-adres'),
  'content/collections/p/nl/kring-a.md': entry('kring-a', 'origin: kring-b\n'),
  'content/collections/p/nl/kring-b.md': entry('kring-b', 'origin: kring-a\n'),
  'content/collections/p/nl/met spatie én ünicode.md': entry('naam'),
  'content/collections/p/nl/.DS_Store': 'x',
  'content/collections/p/nl/.gitkeep': '',
  'content/collections/p/nl/goed.md~': entry('reserve'),
  'content/collections/p/nl/goed.md.bak': entry('reserve-2'),
  'content/collections/m.yaml': "sites: [nl]\nroute: '/{mount}/{slug}'\nmount: m1\n",
  'content/collections/m/nl/m1.md': entry('m1'),
  'content/collections/leeg.yaml': '',
  'content/collections/zonder-map.yaml': "title: Zonder map\nsites: [nl]\nroute: '/z/{slug}'\n",
  'content/collections/zonder-config/nl/los.md': entry('los'),
  'content/globals/leeg.yaml': '',
}

describe('malformed input of every kind at once', () => {
  test('every good page of a project with every kind of fault is served, and each fault is named once', async () => {
    const site = await openFiles((await writeProject(broken)).dir)
    for (const path of ['/', '/goed', '/bom', '/kring-a', '/kring-b', '/met-spatie-en-unicode', '/m1'])
      expect([path, (await site.get(path)).status]).toEqual([path, 200])
    for (const path of [
      '/slechte-yaml',
      '/leeg',
      '/zelfde-id',
      '/weg',
      '/onder',
      '/reserve',
      '/los',
      '/home',
    ])
      expect([path, (await site.get(path)).status]).toEqual([path, 404])
    expect(mainOf((await site.get('/goed')).text)).toContain('Titel goed')
    expect((await site.get('/sitemap')).status).toBe(200)
    const complaints = site.complaints()
    expect(complaints).toHaveLength(new Set(complaints).size)
    for (const named of [
      ...['slechte-yaml.md', 'leeg.md', 'zelfde-id.md has the same id', 'goed.z.md has the same address'],
      ...['names site xx', 'inherit from each other in a circle', 'mounted on itself', 'goed.md twice'],
    ])
      expect(complaints.filter((line) => line.includes(named)).length, named).toBeGreaterThan(0)
    expect(await site.health()).toMatchObject({ status: 'degraded' })
  })

  test('a name without a Latin letter and a modifier of a route that nobody knows are reported by name', async () => {
    const logger = createLogger()
    await readProject(
      {
        'content/collections/a.yaml': "route: '/a/{slug}'\n",
        'content/collections/a/日本.md': entry('jp'),
        'content/collections/b.yaml': "route: '/b/{{ slug | rot13 }}'\n",
        'content/collections/b/een.md': entry('een'),
      },
      { logger },
    )
    const problems = logger.warnings.map(({ problem }) => problem).join('\n')
    expect(problems).toContain('content/collections/a/日本.md')
    expect(problems).toContain('| rot13')
  })
})

describe('changes on disk, as a visitor sees them', () => {
  const files = {
    'content/collections/p.yaml': "route: '/{slug}'\n",
    'content/collections/p/a.md': entry('a'),
    'content/collections/p/b.md': entry('b'),
  }
  const headingOf = (html: string) => /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]

  test('a page shows its change without a restart, and a half-written file takes nothing down', async () => {
    const project = await writeProject(files)
    const site = await openFiles(project.dir, { watch: true })
    const heading = async (path: string) => headingOf((await site.get(path)).text)
    expect(await heading('/a')).toBe('Titel a')
    await project.write('content/collections/p/a.md', entry('a').replace('Titel a', 'Nieuwe titel'))
    await expect.poll(() => heading('/a')).toBe('Nieuwe titel')
    await project.write('content/collections/p/a.md', '---\nid: a\ntitle: "Half')
    await expect.poll(async () => (await site.health()).status).toBe('degraded')
    expect([await heading('/a'), await heading('/b')]).toEqual(['Nieuwe titel', 'Titel b'])
    await project.write('content/collections/p/a.md', entry('a').replace('Titel a', 'Hele titel'))
    await expect.poll(() => heading('/a')).toBe('Hele titel')
    expect(await site.health()).toMatchObject({ status: 'ok' })
  })
})
