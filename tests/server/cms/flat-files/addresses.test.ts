import { describe, expect, it } from 'vitest'
import { isReservedPath } from '../../../../src/router/reserved-paths.ts'
import { answerAt, createLogger, pageAt, readProject } from '../../../support/flat-files.ts'

const entry = (id: string, more = '') => `---\nid: ${id}\ntitle: ${id}\n${more}---\n`
const sites =
  'nl: { url: /, locale: nl_NL }\nen: { url: /en, locale: en_GB }\nde: { url: /de/, locale: de_DE }\n'

/** `home`, `erf` with `molen` below it; in English only home, in German home and `erf`. */
const pages = {
  'resources/sites.yaml': sites,
  'content/collections/pages.yaml':
    "sites: [nl, en, de]\nroute: '{parent_uri}/{slug}'\nstructure: { root: true }\n",
  'content/collections/pages/nl/home.md': entry('home'),
  'content/collections/pages/nl/erf.md': entry('erf'),
  'content/collections/pages/nl/molen.md': entry('molen'),
  'content/collections/pages/de/start.md': entry('home-de', 'origin: home\n'),
  'content/collections/pages/en/start.md': entry('home-en', 'origin: home\n'),
  'content/trees/collections/nl/pages.yaml':
    'tree:\n  - entry: home\n  - entry: erf\n    children:\n      - entry: molen\n',
}
const treeOfThree =
  'tree:\n  - entry: a\n    children:\n      - entry: b\n        children:\n          - entry: c\n'

describe('Routes give addresses', () => {
  it.each([
    ['/', 'home'],
    ['/erf', 'erf'],
    ['/erf/molen', 'molen'],
    ['/home', 'missing'],
    ['/Erf', 'missing'],
    ['/erf/', 'erf'],
    ['//erf///molen/', 'molen'],
    ['/erf?x=1', 'erf'],
  ])('a tree answers %s with %s', async (path, id) => {
    expect(await answerAt(await readProject(pages), 'nl', path)).toBe(id)
  })

  it('has the home of a prefixed language at its prefix', async () => {
    const source = await readProject(pages)
    expect((await pageAt(source, 'de', '/')).path).toBe('/de')
    expect(await answerAt(source, 'en', '/erf')).toBe('missing')
  })

  it('puts the whole address of the parent into parent_uri', async () => {
    const source = await readProject({
      'content/collections/d.yaml': "route: '/doc/{parent_uri}/{slug}'\nstructure: { root: false }\n",
      'content/collections/d/a.md': entry('a'),
      'content/collections/d/b.md': entry('b'),
      'content/collections/d/c.md': entry('c'),
      'content/trees/collections/d.yaml': treeOfThree,
    })
    expect(await answerAt(source, 'nl', '/doc/a')).toBe('a')
    expect(await answerAt(source, 'nl', '/doc/doc/a/b')).toBe('b')
    expect(await answerAt(source, 'nl', '/doc/doc/doc/a/b/c')).toBe('c')
  })

  it('leaves the file extension of the parent out', async () => {
    const source = await readProject({
      'content/collections/d.yaml': "route: '{parent_uri}/{slug}.html'\nstructure: { root: false }\n",
      'content/collections/d/a.md': entry('a'),
      'content/collections/d/b.md': entry('b'),
      'content/trees/collections/d.yaml': 'tree:\n  - entry: a\n    children:\n      - entry: b\n',
    })
    expect(await answerAt(source, 'nl', '/a/b.html')).toBe('b')
  })

  it.each([
    ["'{mount}/{year}/{slug}'", '/erf/2024/eerste'],
    ["'{mount}/{month}-{day}/{slug}'", '/erf/01-05/eerste'],
    ["'/{{ date | format:Y }}/{{ slug | upper }}'", '/2024/eerste'],
    ["'products/{slug}/'", '/products/eerste'],
    ["'/v/{soort}/{{ title | slugify }}/{slug}.html'", '/v/soort/heel-mooi-zo/slug.html'],
    ["'/v/{{ soort | lower }}/{{ slug }}'", '/v/eerste-soort/eerste'],
    ["'/v/{soort}/{weg}/{slug}'", '/v/eerste-soort/eerste'],
    ["'/v/{ soort }_{published}/{slug}'", '/v/eerste-soort_1/eerste'],
    ["'/Ünder_x/{slug}'", '/under_x/eerste'],
  ])('route %s is %s', async (route, path) => {
    const source = await readProject({
      ...pages,
      'content/collections/n.yaml': `sites: [nl]\ndate: true\nmount: erf\nroute: ${route}\n`,
      'content/collections/n/nl/2024-01-05.eerste.md':
        "---\nid: n1\ntitle: 'Héél Mooi & Zo'\nsoort: Eerste Soort\n---\n",
    })
    expect(await answerAt(source, 'nl', path)).toBe('n1')
  })

  it('mounts on the page in each language, and on nothing where it is not translated', async () => {
    const source = await readProject({
      ...pages,
      'content/collections/pages/de/hof.md': entry('erf-de', 'origin: erf\n'),
      'content/trees/collections/de/pages.yaml': 'tree:\n  - entry: home-de\n',
      'content/collections/n.yaml': "sites: [nl, en, de]\nmount: erf\nroute: '{mount}/{slug}'\n",
      'content/collections/n/nl/een.md': entry('n1'),
      'content/collections/n/en/one.md': entry('n1-en', 'origin: n1\n'),
      'content/collections/n/de/eins.md': entry('n1-de', 'origin: n1\n'),
    })
    expect(await answerAt(source, 'nl', '/erf/een')).toBe('n1')
    expect(await answerAt(source, 'de', '/hof/eins')).toBe('n1-de')
    expect(await answerAt(source, 'en', '/one')).toBe('n1-en')
    const page = await pageAt(source, 'de', '/hof/eins')
    expect(page.alternates).toEqual({ nl: '/erf/een', en: '/en/one', de: '/de/hof/eins' })
    expect(page.ancestors).toEqual([{ title: 'erf-de', path: '/de/hof' }])
  })

  it('repeats the mount below a parent, as the system does', async () => {
    const source = await readProject({
      ...pages,
      'content/collections/d.yaml':
        "sites: [nl]\nmount: molen\nroute: '{mount}/{parent_uri}/{slug}'\nstructure: { root: false }\n",
      'content/collections/d/nl/a.md': entry('a'),
      'content/collections/d/nl/b.md': entry('b'),
      'content/trees/collections/nl/d.yaml': 'tree:\n  - entry: a\n    children:\n      - entry: b\n',
    })
    expect(await answerAt(source, 'nl', '/erf/molen/a')).toBe('a')
    expect(await answerAt(source, 'nl', '/erf/molen/erf/molen/a/b')).toBe('b')
  })

  it('gives no address where a map of routes has no row, or there is no route', async () => {
    const source = await readProject({
      ...pages,
      'content/collections/n.yaml': 'sites: [nl, en]\nroute: { en: "/news/{slug}" }\n',
      'content/collections/n/nl/een.md': entry('n1'),
      'content/collections/n/en/one.md': entry('n1-en', 'origin: n1\n'),
      'content/collections/o.yaml': 'sites: [nl]\nroute: false\n',
      'content/collections/o/nl/los.md': entry('los'),
    })
    expect(await answerAt(source, 'en', '/news/one')).toBe('n1-en')
    expect(await answerAt(source, 'nl', '/news/een')).toBe('missing')
    expect(await source.entries('nl', { collection: 'o' })).toEqual([])
    expect((await pageAt(source, 'en', '/news/one')).alternates).toEqual({ en: '/en/news/one' })
  })

  it('gives a doubled address to the first collection by handle, then the first file, and logs it', async () => {
    const logger = createLogger()
    const source = await readProject(
      {
        'content/collections/b.yaml': "route: '/{slug}'\n",
        'content/collections/b/x.md': entry('second'),
        'content/collections/a.yaml': "route: '/{slug}'\n",
        'content/collections/a/x.md': entry('third'),
        'content/collections/a/x.1.md': entry('first'),
      },
      { logger },
    )
    expect(await answerAt(source, 'nl', '/x')).toBe('first')
    expect(logger.warnings.map(({ problem }) => problem)).toEqual([
      'content/collections/a/x.md has the same address as content/collections/a/x.1.md: /x',
      'content/collections/b/x.md has the same address as content/collections/a/x.1.md: /x',
    ])
  })

  it('does not serve what the site itself needs, and says so', async () => {
    const logger = createLogger()
    const files = {
      'resources/sites.yaml': sites,
      'content/collections/a.yaml': "sites: [nl]\nroute: '/{slug}'\n",
      'content/collections/a/nl/health.md': entry('health'),
      'content/collections/a/nl/en.md': entry('en'),
    }
    const source = await readProject(files, { logger, isTaken: isReservedPath })
    expect(await answerAt(source, 'nl', '/health')).toBe('missing')
    expect(await answerAt(source, 'nl', '/en')).toBe('missing')
    expect(logger.warnings).toHaveLength(2)
  })

  it('does not serve, list or link to entries at addresses that are never asked of content', async () => {
    const logger = createLogger()
    const deep = `/${Array.from({ length: 11 }, (_, at) => `s${at}`).join('/')}`
    const source = await readProject(
      {
        'content/collections/a.yaml': "route: '{path}'\n",
        'content/collections/a/site.md': '---\nid: site\npath: /sitemap\n---\n',
        'content/collections/a/api.md': '---\nid: api\npath: /api/eigen\n---\n',
        'content/collections/a/diep.md': `---\nid: diep\npath: ${deep}\n---\n`,
        'content/collections/a/goed.md': '---\nid: goed\npath: /goed/sitemap\n---\n',
      },
      { logger, isTaken: isReservedPath, fixed: ['/sitemap', '/designsystem'], maxSegments: 10 },
    )
    expect((await source.tree('nl')).map(({ path }) => path)).toEqual(['/goed/sitemap'])
    for (const path of ['/sitemap', '/api/eigen', deep])
      expect(await answerAt(source, 'nl', path)).toBe('missing')
    expect(logger.warnings.map(({ problem }) => problem)).toEqual([
      'content/collections/a/api.md cannot be shown: /api/eigen is taken by the site itself',
      `content/collections/a/diep.md cannot be shown: ${deep} has more than 10 segments`,
      'content/collections/a/site.md cannot be shown: /sitemap is taken by the site itself',
    ])
  })

  it('lets a file keep its address, and says so', async () => {
    const logger = createLogger()
    const files = {
      'content/collections/a.yaml': "route: '{path}'\n",
      'content/collections/a/over.md': '---\nid: over\npath: /assets/about\n---\n',
      'content/collections/a/map.md': '---\nid: map\npath: /assets/map\n---\n',
      'public/assets/about': 'a file',
    }
    const source = await readProject(files, { logger, isTaken: isReservedPath })
    expect((await source.tree('nl')).map(({ path }) => path)).toEqual(['/assets/map'])
    expect(logger.warnings.map(({ problem }) => problem)).toEqual([
      'content/collections/a/over.md cannot be shown: a file lies at /assets/about',
    ])
  })

  it('takes year and day from the clock of the content system', async () => {
    const source = await readProject(
      {
        'content/collections/n.yaml': "date: true\nroute: '/{year}/{month}/{day}/{slug}'\n",
        'content/collections/n/2024-01-01.een.md': entry('een'),
      },
      { timeZone: 'Europe/Amsterdam' },
    )
    expect((await pageAt(source, 'nl', '/2024/01/01/een')).date).toBe('2024-01-01')
  })

  it('builds missing titles by title_format', async () => {
    const source = await readProject({
      'content/collections/p.yaml': "route: '/{slug}'\ntitle_format: '{name} ({year})'\n",
      'content/collections/p/jan.md': '---\nid: jan\nname: Jan\nyear: 1712\n---\n',
    })
    expect((await pageAt(source, 'nl', '/jan')).title).toBe('Jan (1712)')
  })
})
