import { expect, test } from 'vitest'
import { parseYaml } from '../../../../server/yaml/parse-yaml.ts'
import { answerAt, createLogger, readProject } from '../../../support/flat-files.ts'

const site = {
  'content/collections/pages.yaml': "route: '/{slug}'",
  'content/collections/pages/good.md': '---\ntitle: Good\n---\nText',
}

test('an alias inside its own anchor is refused', () => {
  expect(() => parseYaml('blocks: &a [{ type: text, blocks: *a }]')).toThrow(
    'An alias lies inside its own anchor',
  )
})

test('an alias that is used twice is no circle', () => {
  expect(parseYaml('a: &x [1]\nb: *x\nc: *x')).toEqual({ a: [1], b: [1], c: [1] })
})

test('values nested without end are refused', () => {
  expect(() => parseYaml(`a: ${'['.repeat(300)}${']'.repeat(300)}`)).toThrow('nested deeper than 200')
})

test('a file above 5 MiB costs that page only', async () => {
  const source = await readProject({
    ...site,
    'content/collections/pages/huge.md': `---\ntitle: Huge\n---\n${'x'.repeat(5_300_000)}`,
  })
  expect(await answerAt(source, 'nl', '/huge')).toBe('missing')
  expect(await answerAt(source, 'nl', '/good')).not.toBe('missing')
  expect(source.health().broken).toBe(1)
})

test('a typed address that a browser would read as another host is no link', async () => {
  const source = await readProject({
    ...site,
    'content/navigation/main.yaml': 'title: Main',
    'content/trees/navigation/main.yaml': `tree:\n  - { title: Off, url: '/\\evil.example' }\n  - { title: On, url: /good }`,
  })
  const items = await source.navigation('nl', 'main')
  expect(items?.map(({ title, href }) => [title, href])).toEqual([
    ['Off', undefined],
    ['On', '/good'],
  ])
})

test('entries that redirect to each other in a circle are not served, and a chain that ends is', async () => {
  const logger = createLogger()
  const entry = (id: string, redirect: string) => `---\nid: ${id}\ntitle: ${id}\nredirect: ${redirect}\n---\n`
  const source = await readProject(
    {
      ...site,
      'content/collections/pages/a.md': entry('a', 'entry::b'),
      'content/collections/pages/b.md': entry('b', '/c?x=1#y'),
      'content/collections/pages/c.md': entry('c', '/a'),
      'content/collections/pages/self.md': entry('self', '/self'),
      'content/collections/pages/on.md': entry('on', '/further'),
      'content/collections/pages/further.md': entry('further', '/good'),
    },
    { logger },
  )
  const answers = ['/a', '/b', '/c', '/self', '/on'].map((path) => answerAt(source, 'nl', path))
  expect(await Promise.all(answers)).toEqual(['missing', 'missing', 'missing', 'missing', '302 /further'])
  expect(logger.warnings.map(({ problem }) => problem)).toContain(
    'content/collections/pages/a.md redirects in a circle and is not served',
  )
})
