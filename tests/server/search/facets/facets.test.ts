import { describe, expect, test } from 'vitest'
import { type FacetLabels, readLabels } from '../../../../server/search/facets/labels.ts'
import type { SearchDocument } from '../../../../server/search/search-document.ts'
import { createSearchIndex } from '../../../../server/search/search-index.ts'
import type { SearchFacet } from '../../../../src/content/search/search-data.ts'
import { parseSearchQuery } from '../../../../src/content/search/search-query.ts'
import { fakeSource } from '../../../support/content.ts'

const labels: FacetLabels = {
  collections: new Map([['news', 'Berichten']]),
  taxonomies: new Map([
    ['topics', 'Onderwerpen'],
    ['areas', 'Gebieden'],
  ]),
  terms: new Map([
    ['topics:wind', 'Wind'],
    ['topics:zee', 'Zee'],
    ['areas:noord', 'Noord'],
  ]),
}

const document = (path: string, collection: string, terms: readonly string[] = []): SearchDocument => ({
  ...{ path, collection, terms, title: `Dijk ${path}`, summary: '', headings: '', text: '' },
  ...{ sections: [], trail: [], mounts: [] },
})

function find(search: string, documents: readonly SearchDocument[] = site) {
  const index = createSearchIndex()
  for (const each of documents) index.put(each)
  return index.find(parseSearchQuery(search), labels)
}

const site = [
  document('/a', 'pages'),
  document('/b', 'news', ['topics:wind', 'areas:noord']),
  document('/c', 'news', ['topics:wind', 'topics:zee', 'topics:geheim']),
  document('/d', 'field_notes', ['topics:zee']),
]

/** Options as lines: `Wind 2 ?q=…`, those that are chosen with a star. */
const linesOf = (facets: readonly SearchFacet[]) =>
  facets.map(({ title = '–', options }) => [
    title,
    ...options.map((option) =>
      [option.title ?? '–', option.count, option.current ? '*' : '', decodeURIComponent(option.query)]
        .filter((part) => part !== '')
        .join(' '),
    ),
  ])

describe('results are counted', () => {
  test('by collection and by the terms that have a page, with most results first', () => {
    const { total, facets, unfiltered } = find('?q=dijk')
    expect([total, unfiltered]).toEqual([4, undefined])
    expect(linesOf(facets)).toEqual([
      ['–', 'Berichten 2 ?q=dijk&in=news', '– 1 ?q=dijk&in=pages', 'Field notes 1 ?q=dijk&in=field_notes'],
      ['Onderwerpen', 'Wind 2 ?q=dijk&topic=topics:wind', 'Zee 2 ?q=dijk&topic=topics:zee'],
      ['Gebieden', 'Noord 1 ?q=dijk&topic=areas:noord'],
    ])
  })

  test('as those of the question that is asked, with what was chosen as a link that takes it back', () => {
    const { total, facets, unfiltered, hits } = find('?q=dijk&in=news&topic=topics:zee&page=1')
    expect([total, unfiltered]).toEqual([1, 4])
    expect(hits.map(({ path }) => path)).toEqual(['/c'])
    expect(linesOf(facets)).toEqual([
      [
        '–',
        'Berichten 1 * ?q=dijk&topic=topics:zee',
        'Field notes 1 ?q=dijk&in=field_notes&topic=topics:zee',
      ],
      ['Onderwerpen', 'Wind 1 ?q=dijk&in=news&topic=topics:wind&topic=topics:zee', 'Zee 1 * ?q=dijk&in=news'],
    ])
  })

  test('not at all where there is nothing to choose', () => {
    expect(find('?q=dijk', [document('/a', 'pages'), document('/b', 'pages')]).facets).toEqual([])
    expect(find('?q=dijk', [document('/a', 'news', ['topics:wind'])]).facets).toEqual([])
    expect(find('?q=polder').facets).toEqual([])
  })

  test('by no more than eight options of a group', () => {
    const many = Array.from({ length: 50 }, (_, number) => document(`/${number}`, `list${number}`))
    const [{ options } = { options: [] }] = find('?q=dijk&in=list49', many).facets
    expect(options).toHaveLength(9)
    expect(options.at(-1)).toMatchObject({ title: 'List49', current: true })
  })
})

test('a collection has the name of the page that its entries stand below', () => {
  const page = { ...document('/nieuws', 'pages'), title: 'Nieuws over de dijk', mounts: ['news'] }
  expect(linesOf(find('?q=dijk', [page, document('/b', 'news')]).facets)[0]).toContain(
    'Nieuws over de dijk 1 ?q=dijk&in=news',
  )
})

describe('what no result has is said, with a link that takes it back', () => {
  test.each([
    ['?q=dijk&in=nothing', '–', 'Nothing 0 * ?q=dijk'],
    ['?q=dijk&topic=topics:nothing', 'Onderwerpen', 'nothing 0 * ?q=dijk'],
    ['?q=dijk&topic=unknown:nothing', 'unknown', 'nothing 0 * ?q=dijk'],
  ])('%s', (search, group, line) => {
    const { total, unfiltered, facets } = find(search)
    expect([total, unfiltered]).toEqual([0, 4])
    expect(linesOf(facets).find(([title]) => title === group)).toContain(line)
  })
})

test('the names are those of the content', async () => {
  const source = {
    ...fakeSource(),
    listable: async () => [{ handle: 'news', title: 'Berichten' }, { handle: 'untitled' }],
    taxonomies: async () => [{ handle: 'topics', title: 'Onderwerpen', path: '/topics', collections: [] }],
    topics: async () => [
      { topic: { taxonomy: 'topics' }, title: 'Onderwerpen', path: '/topics', alternates: {}, count: 1 },
      {
        topic: { taxonomy: 'topics', slug: 'wind', collection: 'news' },
        ...{ title: 'Wind', path: '/nieuws/topics/wind', alternates: {}, count: 1 },
      },
    ],
  }
  expect(await readLabels(source, 'nl')).toEqual({
    collections: new Map([['news', 'Berichten']]),
    taxonomies: new Map([['topics', 'Onderwerpen']]),
    terms: new Map([['topics:wind', 'Wind']]),
  })
})
