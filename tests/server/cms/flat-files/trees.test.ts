import { describe, expect, it } from 'vitest'
import type { TreeItem } from '../../../../src/content/types.ts'
import { answerAt, createLogger, pageAt, readProject } from '../../../support/flat-files.ts'

const entry = (id: string, more = '') => `---\nid: ${id}\ntitle: ${id}\n${more}---\n`
const tree = (...nodes: string[]) => `tree:\n${nodes.map((node) => `  - ${node}\n`).join('')}`
const paths = (items: readonly TreeItem[]): unknown[] =>
  items.map(({ path, children }) => (children.length > 0 ? [path, paths(children)] : path))

const pages = (names: readonly string[], config = 'structure: { root: true }') => ({
  'content/collections/pages.yaml': `route: '{parent_uri}/{slug}'\n${config}\n`,
  ...Object.fromEntries(names.map((name) => [`content/collections/pages/${name}.md`, entry(name)])),
})

describe('Trees are completed as the system does', () => {
  it('drops a deleted entry with what is below it, and appends what is not mentioned', async () => {
    const source = await readProject({
      ...pages(['home', 'los', 'onder', 'weer']),
      'content/trees/collections/pages.yaml':
        'tree:\n  - entry: home\n  - entry: weg\n    children:\n      - entry: onder\n  - entry: weer\n',
    })
    expect(await answerAt(source, 'nl', '/onder')).toBe('missing')
    expect(paths(await source.tree('nl'))).toEqual(['/', '/weer', '/los'])
  })

  it('without a tree has everything on the first level, the first one home', async () => {
    const source = await readProject(pages(['a', 'b', 'c']))
    expect(paths(await source.tree('nl'))).toEqual(['/', '/b', '/c'])
    expect(await answerAt(source, 'nl', '/')).toBe('a')
  })

  it('keeps the first of two nodes with one entry, and logs it', async () => {
    const logger = createLogger()
    const files = {
      ...pages(['home', 'a', 'b']),
      'content/trees/collections/pages.yaml': tree(
        'entry: home',
        'entry: a',
        '{ entry: b, children: [{ entry: a }] }',
      ),
    }
    const source = await readProject(files, { logger })
    expect(paths(await source.tree('nl'))).toEqual(['/', '/a', '/b'])
    expect(logger.warnings).toHaveLength(1)
  })

  it('reads the tree inside the collection file (before 3.1), for one site and for several', async () => {
    const structure =
      'structure: { root: true, tree: [ { entry: home }, { entry: b, children: [ { entry: a } ] } ] }'
    const one = await readProject(pages(['a', 'b', 'home'], structure))
    expect(paths(await one.tree('nl'))).toEqual(['/', ['/b', ['/b/a']]])
    const several = await readProject({
      'content/collections/p.yaml':
        "sites: [nl, en]\nroute: '/{parent_uri}/{slug}'\nstructure: { root: true, tree: { nl: [ { entry: n } ], en: [ { entry: e2 }, { entry: e1 } ] } }\n",
      'content/collections/p/nl/n.md': entry('n'),
      'content/collections/p/en/e1.md': entry('e1'),
      'content/collections/p/en/e2.md': entry('e2'),
    })
    expect(paths(await several.tree('en'))).toEqual(['/en', '/en/e1'])
  })

  it('orders a flat list by hand', async () => {
    const source = await readProject({
      'content/collections/o.yaml': "route: '/o/{slug}'\nstructure: { max_depth: 1 }\n",
      ...Object.fromEntries(['x', 'y', 'z'].map((name) => [`content/collections/o/${name}.md`, entry(name)])),
      'content/trees/collections/o.yaml': tree('entry: y'),
    })
    const entries = await source.entries('nl', { collection: 'o' })
    expect(entries.map(({ title }) => title)).toEqual(['y', 'x', 'z'])
  })

  it('hides the branch of a draft, though its children keep their addresses', async () => {
    const source = await readProject({
      ...pages(['home', 'kind']),
      'content/collections/pages/concept.md': entry('concept', 'published: false\n'),
      'content/trees/collections/pages.yaml': tree(
        'entry: home',
        '{ entry: concept, children: [{ entry: kind }] }',
      ),
    })
    expect(paths(await source.tree('nl'))).toEqual(['/'])
    expect(await answerAt(source, 'nl', '/concept')).toBe('missing')
    const page = await pageAt(source, 'nl', '/concept/kind')
    expect([page.id, page.ancestors]).toEqual(['kind', []])
  })

  it('nests mounted collections below their page, leaves redirects out, and hides the unlisted', async () => {
    const source = await readProject({
      ...pages(['home', 'nieuws', 'erf', 'molen']),
      'content/collections/pages/weg.md': entry('weg', 'redirect: /erf\n'),
      'content/trees/collections/pages.yaml': tree(
        'entry: home',
        'entry: nieuws',
        '{ entry: weg, children: [{ entry: molen }] }',
        'entry: erf',
      ),
      'content/collections/n.yaml':
        "route: '{mount}/{slug}'\nmount: nieuws\ndate: true\ndate_behavior: { past: public, future: unlisted }\n",
      'content/collections/n/2024-01-05.oud.md': entry('oud'),
      'content/collections/n/2025-01-05.nieuw.md': entry('nieuw'),
      'content/collections/n/2099-01-05.later.md': entry('later'),
    })
    expect(paths(await source.tree('nl'))).toEqual([
      '/',
      ['/nieuws', ['/nieuws/nieuw', '/nieuws/oud']],
      '/weg/molen',
      '/erf',
    ])
    expect(await answerAt(source, 'nl', '/nieuws/later')).toBe('later')
    expect((await pageAt(source, 'nl', '/nieuws/oud')).ancestors).toEqual([
      { title: 'nieuws', path: '/nieuws' },
    ])
  })
})

describe('Dates decide what is shown', () => {
  const dated = (behavior: string) => ({
    'content/collections/n.yaml': `route: '/{slug}'\ndate: true\ndate_behavior: ${behavior}\n`,
    'content/collections/n/2024-01-05.oud.md': entry('oud'),
    'content/collections/n/2099-01-05.later.md': entry('later'),
  })

  it.each([
    ['{ past: public, future: private }', 'oud', 'missing', ['oud']],
    ['{ past: private, future: public }', 'missing', 'later', ['later']],
    ['{ past: public, future: unlisted }', 'oud', 'later', ['oud']],
    ['{ past: unlisted, future: public }', 'oud', 'later', ['later']],
    ['{}', 'oud', 'later', ['later', 'oud']],
  ])('%s', async (behavior, past, future, listed) => {
    const source = await readProject(dated(behavior))
    expect([await answerAt(source, 'nl', '/oud'), await answerAt(source, 'nl', '/later')]).toEqual([
      past,
      future,
    ])
    const entries = await source.entries('nl', { collection: 'n' })
    expect(entries.map(({ title }) => title)).toEqual(listed)
  })

  it('shows a scheduled entry from its day on, by the clock of the content system', async () => {
    const clock = { now: Date.parse('2099-01-04T22:59:00Z') }
    const changes: string[] = []
    const files = {
      'content/collections/n.yaml':
        "sites: [nl, en]\nroute: '/{slug}'\ndate: true\ndate_behavior: { past: public, future: private }\n",
      'content/collections/n/nl/2099-01-05.later.md': entry('later'),
      'content/collections/n/en/2099-01-06.last.md': entry('last'),
    }
    const source = await readProject(files, { now: () => clock.now, timeZone: 'Europe/Amsterdam' })
    source.onChange(() => changes.push('changed'))
    expect(await answerAt(source, 'nl', '/later')).toBe('missing')
    clock.now = Date.parse('2099-01-04T23:00:00Z')
    expect(await answerAt(source, 'nl', '/later')).toBe('later')
    expect(changes).toEqual(['changed'])
    expect(await answerAt(source, 'en', '/last')).toBe('missing')
    clock.now = Date.parse('2099-01-05T23:00:00Z')
    expect(await answerAt(source, 'en', '/last')).toBe('last')
    expect(changes).toEqual(['changed', 'changed'])
  })
})
