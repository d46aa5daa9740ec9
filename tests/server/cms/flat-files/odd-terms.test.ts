import { expect, onTestFinished, test } from 'vitest'
import { flatFiles } from '../../../../server/cms/flat-files/index.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { createTestLogger } from '../../../support/cms/log.ts'
import { expectLog } from '../../../support/reports.ts'
import { writeFiles } from './visit.ts'

const yaml = (value: unknown) => JSON.stringify(value)
const entry = (id: string, terms: unknown) => `---\nid: ${id}\ntitle: ${id}\ntags: ${yaml(terms)}\n---\n`
const site = {
  'resources/sites.yaml': yaml({ nl: { url: '/', locale: 'nl_NL' }, en: { url: '/en', locale: 'en_GB' } }),
  'content/collections/x.yaml': yaml({ route: '/x/{slug}', sites: ['nl', 'en'], taxonomies: ['tags'] }),
  'content/collections/y.yaml': yaml({ route: '/y/{slug}', sites: ['nl', 'en'], taxonomies: ['tags'] }),
  'content/taxonomies/tags.yaml': yaml({ title: 'Tags', sites: ['nl', 'en'] }),
  'content/collections/y/nl/y.md': entry('y', []),
}

async function open(files: Readonly<Record<string, string>>) {
  const dir = await writeFiles({ ...site, ...files })
  const source = await flatFiles({ dir, logger: createTestLogger([]), watch: false })
  onTestFinished(() => source.close())
  const titleAt = async (locale: Locale, path: string) => {
    const answer = await source.page(locale, path)
    return answer.kind === 'page' ? answer.page.title : answer.kind
  }
  const topics = async (locale: Locale) => [...(await source.topics(locale))].map(({ path }) => path)
  return { source, titleAt, topics }
}

test.each([
  ['a file without anything', 'content/taxonomies/tags/kaal.yaml', '', '/tags/kaal', 'kaal'],
  [
    'a title that is no text',
    'content/taxonomies/tags/kaal.yaml',
    yaml({ title: ['a'] }),
    '/tags/kaal',
    'kaal',
  ],
  ['a file that is a list', 'content/taxonomies/tags/kaal.yaml', yaml([1, 2]), '/tags/kaal', 'kaal'],
  ['a slug that is a list', 'content/taxonomies/tags/kaal.yaml', yaml({ slug: [] }), '/tags/kaal', 'kaal'],
  [
    'localizations of no use',
    'content/taxonomies/tags/kaal.yaml',
    yaml({ localizations: 7 }),
    '/tags/kaal',
    'kaal',
  ],
  ['capitals and spaces', 'content/taxonomies/tags/Über Öl.yaml', yaml({ title: 'Ö' }), '/tags/uber-ol', 'Ö'],
])('a term has a page in spite of %s', async (_, file, text, path, title) => {
  const { titleAt } = await open({ [file]: text })
  expect(await titleAt('nl', path)).toBe(title)
})

test('a term whose name has no Latin letter has no address, and is reported', async () => {
  expectLog('warn', /日本\.yaml has no Latin letter in its name and so no address/)
  const { titleAt, topics } = await open({
    'content/taxonomies/tags/日本.yaml': yaml({ title: '日本' }),
    'content/collections/x/nl/a.md': entry('a', ['日本', { odd: 1 }, null, '', 7]),
    'content/collections/x/nl/b.md': entry('b', ['日本', '好']),
  })
  await titleAt('nl', '/tags')
  expect(await topics('nl')).toEqual([])
})

test('of two terms with one slug in a language the first has the page, and both are reported', async () => {
  expectLog('warn', /terms dak and roof of tags have the same address: roof/)
  const { titleAt } = await open({
    'content/taxonomies/tags/dak.yaml': yaml({
      title: 'Dak',
      localizations: { en: { title: 'Roof', slug: 'roof' } },
    }),
    'content/taxonomies/tags/roof.yaml': yaml({ title: 'Roof garden' }),
    'content/collections/x/en/a.md': entry('a', ['dak', 'roof']),
  })
  expect(await titleAt('en', '/tags/roof')).toBe('Roof')
  expect(await titleAt('nl', '/tags/roof')).toBe('Roof garden')
})

test('two files of one term are one, and reported', async () => {
  expectLog('warn', /wind\.yaml is the same term as .*Wind\.yaml: wind/)
  const { titleAt } = await open({
    'content/taxonomies/tags/Wind.yaml': yaml({ title: 'Een' }),
    'content/taxonomies/tags/wind.yaml': yaml({ title: 'Twee' }),
  })
  expect(await titleAt('nl', '/tags/wind')).toBe('Een')
})

test('an entry with the address of a term is shown, and the term is in no list', async () => {
  const { titleAt, topics } = await open({
    'content/collections/z.yaml': yaml({ route: '/tags/{slug}', sites: ['nl', 'en'] }),
    'content/collections/z/nl/wind.md': entry('z', []),
    'content/collections/z/nl/water.md': '---\nid: q\npublished: false\n---\n',
    'content/collections/x/nl/a.md': entry('a', ['wind', 'water', 'lucht']),
  })
  expect(await titleAt('nl', '/tags/wind')).toBe('z')
  expect(await titleAt('nl', '/tags/water')).toBe('missing')
  expect(await topics('nl')).toEqual([
    '/tags',
    '/tags/lucht',
    '/x/tags',
    '/x/tags/wind',
    '/x/tags/water',
    '/x/tags/lucht',
  ])
})

test('a taxonomy has the address that its routes say, and none where they are switched off', async () => {
  const { titleAt } = await open({
    'content/taxonomies/tags.yaml': yaml({ title: 'Tags', sites: ['nl', 'en'], routes: { en: '/topics' } }),
    'content/taxonomies/uit.yaml': yaml({ title: 'Uit', sites: ['nl'], routes: false }),
    'content/taxonomies/tags/wind.yaml': yaml({ title: 'Wind' }),
    'content/collections/x/en/a.md': entry('a', ['wind']),
  })
  expect(await titleAt('nl', '/tags/wind')).toBe('Wind')
  expect(await titleAt('en', '/topics/wind')).toBe('Wind')
  expect(await titleAt('en', '/x/tags/wind')).toBe('missing')
  expect(await titleAt('nl', '/uit')).toBe('missing')
})

test('a term in one language only is nowhere in the other, where the switch leads home', async () => {
  const { source, titleAt } = await open({
    'content/taxonomies/tags.yaml': yaml({ title: 'Tags', sites: ['nl'] }),
    'content/collections/x/nl/a.md': entry('a', ['wind']),
  })
  expect(await titleAt('en', '/tags/wind')).toBe('missing')
  const answer = await source.page('nl', '/x/tags/wind')
  expect(answer).toMatchObject({ page: { alternates: { nl: '/x/tags/wind' }, nearest: {} } })
})

test('five thousand terms are counted, listed and found', async () => {
  const slugs = Array.from({ length: 5000 }, (_, at) => `t${at}`)
  const { source, titleAt, topics } = await open({
    'content/collections/x/nl/a.md': entry('a', slugs),
    'content/collections/x/nl/b.md': entry('b', 't4999'),
  })
  expect(await titleAt('nl', '/x/tags/t4999')).toBe('t4999')
  expect((await topics('nl')).length).toBe(10_002)
  const { terms } = await source.facets('nl', { collections: ['x'] })
  expect(terms[0]?.terms.find(({ slug }) => slug === 't4999')).toMatchObject({
    count: 2,
    path: '/x/tags/t4999',
  })
})

test('search engines follow what editors set for a term', async () => {
  const { source } = await open({
    'content/taxonomies/tags/wind.yaml': yaml({ title: 'Wind', seo_noindex: true }),
    'content/collections/x/nl/a.md': entry('a', ['wind']),
  })
  const [outline] = [...(await source.topics('nl'))].filter(({ path }) => path === '/tags/wind')
  expect(outline).toMatchObject({ count: 1, indexing: { noindex: true, sitemap: { listed: false } } })
})

test('a link to a term leads to its page', async () => {
  expectLog('warn', /links to the term tags::weg, which is not there/)
  const { source } = await open({
    'content/taxonomies/tags/wind.yaml': yaml({ title: 'Wind', localizations: { en: { slug: 'breeze' } } }),
    'resources/blueprints/collections/x/x.yaml': yaml({
      fields: [
        { handle: 'more', field: { type: 'link' } },
        { handle: 'content', field: { type: 'markdown' } },
      ],
    }),
    'content/collections/x/en/a.md':
      '---\nid: a\nmore: "term::tags::wind::en"\n---\n[Here](statamic://term::tags::wind) [gone](statamic://term::tags::weg)\n',
  })
  const answer = await source.page('en', '/x/a')
  expect(answer).toMatchObject({
    page: {
      fields: {
        more: '/en/x/tags/breeze',
        content: { html: expect.stringContaining('<a href="/en/x/tags/breeze">Here</a>') },
      },
    },
  })
})

test('the title of a taxonomy is that of the language where its file has one', async () => {
  const { source } = await open({
    'content/taxonomies/tags.yaml': yaml({
      title: 'Onderwerpen',
      sites: ['nl', 'en'],
      localizations: { en: { title: 'Topics' } },
    }),
    'content/taxonomies/tags/kaal.yaml': yaml({ title: 'Kaal' }),
    'content/collections/x/nl/a.md': entry('a', ['kaal']),
    'content/collections/x/en/b.md': entry('b', ['kaal']),
  })
  const titles = await Promise.all(
    (['nl', 'en'] as const).map(async (locale) =>
      (await source.taxonomies(locale)).map(({ title }) => title),
    ),
  )
  expect(titles).toEqual([['Onderwerpen'], ['Topics']])
})
