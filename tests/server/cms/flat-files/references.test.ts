import { describe, expect, it } from 'vitest'
import type { TreeItem } from '../../../../src/content/types.ts'
import { answerAt, createLogger, pageAt, readProject } from '../../../support/flat-files.ts'

const entry = (id: string, more = '') => `---\nid: ${id}\ntitle: ${id}\n${more}---\n`

const project = (a: string) => ({
  'content/collections/p.yaml': "route: '/{slug}'\n",
  'content/collections/p/a.md': entry('a', a),
  'content/collections/q.yaml': "route: '/{slug}'\n",
  'content/collections/q/s.md': entry('s'),
  'content/assets/main.yaml': 'disk: assets\n',
  'resources/blueprints/collections/p/p.yaml':
    'fields: [{ handle: text, field: { type: markdown } }, { handle: link, field: { type: link } }]\n',
})

describe('References in texts and links', () => {
  it.each([
    ["text: '[x](statamic://entry::weg#y)'", ['the entry weg']],
    ["text: '[x]({{ link:weg }}) and [y](statamic://entry::weg)'", ['the entry weg']],
    ["text: '[x](statamic://asset::main::weg.png)'", ['the file main::weg.png']],
    ["text: '![x](statamic://asset::main::weg.png)'", ['the file main::weg.png']],
    ["link: 'entry::weg'", ['the entry weg']],
    ["link: 'asset::main::weg.pdf'", ['the file main::weg.pdf']],
    ["link: 'asset::weg.pdf'", ['the file weg.pdf']],
    ["link: 'entry::s'", []],
  ])('to nothing are reported once for the page: %s', async (field, expected) => {
    const logger = createLogger()
    const source = await readProject(project(`${field}\n`), { logger })
    for (const _ of [1, 2]) await pageAt(source, 'nl', '/a')
    expect(logger.warnings.map(({ problem }) => problem)).toEqual(
      expected.map((what) => `/a links to ${what}, which is not there`),
    )
  })

  it('that are typed as the target of a redirect are encoded, once', async () => {
    const source = await readProject(project("redirect: '/straße/b%20c d?e=ü'\n"))
    expect(await answerAt(source, 'nl', '/a')).toBe('302 /stra%C3%9Fe/b%20c%20d?e=%C3%BC')
  })
})

const paths = (items: readonly TreeItem[]): unknown[] =>
  items.map(({ path, children }) => (children.length > 0 ? [path, paths(children)] : path))

it('collections that are mounted on each other’s pages, or on their own, are in the tree, every page once', async () => {
  const collection = (handle: string, mount: string) => ({
    [`content/collections/${handle}.yaml`]: `route: '/${handle}/{slug}'\nmount: ${mount}\n`,
  })
  const source = await readProject({
    ...collection('one', 'b'),
    ...collection('two', 'a'),
    ...collection('aside', 'b'),
    ...collection('own', 's'),
    'content/collections/one/a.md': entry('a'),
    'content/collections/two/b.md': entry('b'),
    'content/collections/aside/c.md': entry('c'),
    'content/collections/own/s.md': entry('s'),
  })
  expect(paths(await source.tree('nl'))).toEqual([['/one/a', [['/two/b', ['/aside/c']]]], '/own/s'])
})
