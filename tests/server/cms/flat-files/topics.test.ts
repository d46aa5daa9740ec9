import { afterAll, beforeAll, expect, test } from 'vitest'
import { flatFiles } from '../../../../server/cms/flat-files/index.ts'
import type { ContentSource } from '../../../../server/cms/source.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { topicsProject } from '../../../fixtures/projects/topics.ts'
import { createTestLogger } from '../../../support/cms/log.ts'
import { writeFiles } from './visit.ts'

const held: { source?: ContentSource } = {}
const source = () => held.source as ContentSource
beforeAll(async () => {
  const dir = await writeFiles(topicsProject)
  held.source = await flatFiles({ dir, logger: createTestLogger([]), watch: false })
})
afterAll(() => held.source?.close())

const pageAt = async (locale: Locale, path: string) => {
  const answer = await source().page(locale, path)
  expect(await source().has(locale, path)).toBe(answer.kind !== 'missing')
  return answer.kind === 'page' ? answer.page : undefined
}

test.each([
  ['nl', '/onderwerpen', 'Onderwerpen', { taxonomy: 'onderwerpen' }],
  ['nl', '/onderwerpen/dak', 'Dak', { taxonomy: 'onderwerpen', slug: 'dak' }],
  ['en', '/onderwerpen/roof', 'Roof', { taxonomy: 'onderwerpen', slug: 'dak' }],
  ['nl', '/nieuws/onderwerpen', 'Onderwerpen', { taxonomy: 'onderwerpen', collection: 'berichten' }],
  ['nl', '/nieuws/onderwerpen/dak', 'Dak', { taxonomy: 'onderwerpen', slug: 'dak', collection: 'berichten' }],
  ['en', '/news/onderwerpen/roof', 'Roof', { taxonomy: 'onderwerpen', slug: 'dak', collection: 'berichten' }],
  [
    'de',
    '/neues/onderwerpen/wind',
    'Wind',
    { taxonomy: 'onderwerpen', slug: 'wind', collection: 'berichten' },
  ],
  [
    'nl',
    '/mensen/vak-groepen/timmer',
    'timmer',
    { taxonomy: 'vak_groepen', slug: 'timmer', collection: 'mensen' },
  ],
  ['nl', '/onderwerpen/groot-werk', 'Groot werk', { taxonomy: 'onderwerpen', slug: 'groot-werk' }],
  ['nl', '/onderwerpen/los-woord', 'los-woord', { taxonomy: 'onderwerpen', slug: 'los-woord' }],
  ['nl', '/onderwerpen/leeg', 'Leeg', { taxonomy: 'onderwerpen', slug: 'leeg' }],
] as const)('a term or taxonomy has its page: %s %s', async (locale, path, title, topic) => {
  const page = await pageAt(locale, path)
  expect(page).toMatchObject({ title, topic, locale, mounts: [], terms: [] })
})

test.each([
  ['nl', '/onderwerpen/onbekend', 'an unknown slug'],
  ['nl', '/onderwerpen/geheim', 'a term that only a draft has'],
  ['nl', '/onderwerpen/besloten', 'a term for some visitors only'],
  ['en', '/onderwerpen/dak', 'the slug of another language'],
  ['de', '/onderwerpen/dak', 'a term that this language has neither in files nor in entries'],
  ['nl', '/nieuws/vak-groepen/timmer', 'a taxonomy that the collection does not use'],
  ['nl', '/vak_groepen', 'an address with an underscore'],
  ['nl', '/onderwerpen/dak/meer', 'an address below a term'],
  ['de', '/labels', 'a taxonomy of another language'],
] as const)('nothing is there: %s %s, %s', async (locale, path, _) => {
  expect(await pageAt(locale, path)).toBeUndefined()
})

test('an entry wins over a taxonomy with its address', async () => {
  expect(await pageAt('nl', '/labels')).toMatchObject({ title: 'plek', collection: 'pages' })
  expect(await pageAt('nl', '/labels/nieuws')).toMatchObject({
    topic: { taxonomy: 'labels', slug: 'nieuws' },
  })
})

test('the page of a term has its fields, place, translations and the time of its last change', async () => {
  const page = await pageAt('nl', '/nieuws/onderwerpen/dak')
  expect(page).toMatchObject({
    ...{ blueprint: 'onderwerp', template: 'berichten.onderwerpen.show' },
    fields: { title: 'Dak', intro: { html: '<p>Over <strong>daken</strong>.</p>' } },
    alternates: { nl: '/nieuws/onderwerpen/dak', en: '/en/news/onderwerpen/roof' },
    nearest: { de: '/de/neues' },
    ancestors: [{ title: 'nieuws', path: '/nieuws' }],
    indexing: { nl: { noindex: false } },
  })
  expect(page?.updatedAt).toMatch(/^20/)
  expect(await pageAt('nl', '/onderwerpen/wind')).toMatchObject({
    ancestors: [{ title: 'Onderwerpen', path: '/onderwerpen' }],
    alternates: { nl: '/onderwerpen/wind', en: '/en/onderwerpen/wind', de: '/de/onderwerpen/wind' },
  })
})

test('search engines leave out a term without entries', async () => {
  expect(await pageAt('nl', '/onderwerpen/leeg')).toMatchObject({ indexing: { nl: { noindex: true } } })
})

test('topics are those with entries that lists show, each with their number', async () => {
  const topics = async (locale: Locale) =>
    [...(await source().topics(locale))].map(({ path, count }) => `${path} ${count}`)
  expect(await topics('nl')).toMatchSnapshot('nl')
  expect(await topics('en')).toMatchSnapshot('en')
  expect(await topics('de')).toMatchSnapshot('de')
})

test('a list of the entries with a term, and the terms of a list', async () => {
  const query = { collections: ['berichten'] }
  const term = { taxonomy: 'onderwerpen', slug: 'dak' }
  const list = await source().list('nl', { ...query, term })
  expect([list.total, ...list.items.map(({ title }) => title)]).toEqual([2, 'twee', 'een'])
  const { terms } = await source().facets('en', query)
  expect(terms).toEqual([
    {
      taxonomy: {
        handle: 'onderwerpen',
        title: 'Onderwerpen',
        path: '/en/onderwerpen',
        collections: ['berichten'],
      },
      terms: [
        { taxonomy: 'onderwerpen', slug: 'dak', title: 'Roof', path: '/en/news/onderwerpen/roof', count: 1 },
        { taxonomy: 'onderwerpen', slug: 'wind', title: 'Wind', path: '/en/news/onderwerpen/wind', count: 1 },
      ],
    },
  ])
  expect((await source().taxonomies('de')).map(({ path }) => path)).toEqual(['/de/onderwerpen'])
})

test('an entry tells its terms', async () => {
  expect(await pageAt('nl', '/mensen/neel')).toMatchObject({
    terms: [
      { taxonomy: 'vak_groepen', slug: 'timmer' },
      { taxonomy: 'vak_groepen', slug: 'schilder' },
      { taxonomy: 'onderwerpen', slug: 'dak' },
    ],
  })
})
