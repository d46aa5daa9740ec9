import { expect, onTestFinished, test } from 'vitest'
import { flatFiles } from '../../../../server/cms/flat-files/index.ts'
import type { RelatedQuery } from '../../../../src/content/lists.ts'
import { createTestLogger } from '../../../support/cms/log.ts'
import { writeFiles } from './visit.ts'

const yaml = (value: unknown) => JSON.stringify(value)
const collection = (more: object = {}) =>
  yaml({ route: '/{slug}', taxonomies: ['topics'], date: true, ...more })
const entry = (id: string, topics: string, more = '') =>
  `---\nid: ${id}\ntitle: ${id}\ntopics: [${topics}]\n${more}---\n`

const project = {
  'content/taxonomies/topics.yaml': yaml({ title: 'Topics' }),
  'content/collections/news.yaml': collection({ date_behavior: { future: 'private' } }),
  'content/collections/works.yaml': collection(),
  'content/collections/news/2026-01-01.one.md': entry('one', 'wind, water, dikes'),
  'content/collections/news/2026-01-02.three-in-common.md': entry('three-in-common', 'wind, water, dikes'),
  'content/collections/news/2026-01-03.older.md': entry('older', 'wind'),
  'content/collections/news/2026-01-04.newer.md': entry('newer', 'water'),
  'content/collections/news/2026-01-05.other.md': entry('other', 'silt'),
  'content/collections/news/2026-01-06.draft.md': entry('draft', 'wind, water', 'published: false\n'),
  'content/collections/news/2026-01-07.away.md': entry('away', 'wind, water', 'redirect: /elsewhere\n'),
  'content/collections/news/2999-01-01.to-come.md': entry('to-come', 'wind, water'),
  'content/collections/works/2026-02-01.elsewhere.md': entry('elsewhere', 'wind'),
  'content/collections/works/2026-02-02.two-in-common.md': entry('two-in-common', 'wind, dikes'),
}

async function relatedTo(id: string, query: Partial<RelatedQuery> = {}, files: object = project) {
  const dir = await writeFiles(files as Record<string, string>)
  const source = await flatFiles({ dir, logger: createTestLogger([]), watch: false })
  onTestFinished(() => source.close())
  const found = await source.related('nl', { id, collections: ['news', 'works'], limit: 9, ...query })
  expect(await source.related('nl', { id, collections: ['news', 'works'], limit: 9, ...query })).toBe(found)
  return found.map(({ title }) => title)
}

test('most terms in common come first, then the own collection, then the newest', async () => {
  expect(await relatedTo('one')).toEqual(['three-in-common', 'two-in-common', 'newer', 'older', 'elsewhere'])
})

test('drafts, redirects and what is to come are not among them', async () => {
  expect(await relatedTo('older')).toEqual(['three-in-common', 'one', 'two-in-common', 'elsewhere'])
})

test('only the collections that are asked for count, and only as many as are wanted', async () => {
  expect(await relatedTo('one', { collections: ['works'] })).toEqual(['two-in-common', 'elsewhere'])
  expect(await relatedTo('one', { limit: 1 })).toEqual(['three-in-common'])
})

test('what has no terms, or does not exist, has none', async () => {
  expect(await relatedTo('other')).toEqual([])
  expect(await relatedTo('nothing')).toEqual([])
})

test('of a term with thousands of entries the newest are looked at', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 400 }, (_, n) => {
      const day = new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10)
      return [`content/collections/news/${day}.n${n}.md`, entry(`n${n}`, 'common')]
    }),
  )
  const files = { ...project, ...many, 'content/collections/news/2019-01-01.old.md': entry('old', 'common') }
  expect((await relatedTo('old', { limit: 3 }, files)).slice(0, 3)).toEqual(['n399', 'n398', 'n397'])
})
