import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../server/search/engine.ts'
import type { SearchDocument } from '../../../server/search/search-document.ts'
import { createSearchIndex } from '../../../server/search/search-index.ts'
import { createVocabulary } from '../../../server/search/words/vocabulary.ts'
import { parseSearchQuery } from '../../../src/content/search/search-query.ts'

const document = (path: string, parts: Partial<SearchDocument>): SearchDocument => ({
  ...{ path, title: '', summary: '', headings: '', text: '', sections: [], trail: [] },
  ...{ collection: 'pages', terms: [], mounts: [] },
  ...parts,
})

function indexOf(...documents: readonly SearchDocument[]) {
  const index = createSearchIndex()
  for (const each of documents) index.put(each)
  return index
}

const ask = (text: string, page = 1) =>
  parseSearchQuery(`?${new URLSearchParams({ q: text, page: String(page) })}`)

describe('pages are found', () => {
  const index = indexOf(
    document('/text', { title: 'Over water', text: 'Achter de dijk ligt een polder.' }),
    document('/title', { title: 'De dijk' }),
    document('/flood', { title: 'Überflutung an der Küste', text: 'Die Straße' }),
  )
  const find = (text: string) => index.find(ask(text)).hits.map(({ path }) => path)

  test.each([
    ['uberflutung', '/flood'],
    ['ÜBERFLUTUNG', '/flood'],
    ['kueste', '/flood'],
    ['strasse', '/flood'],
    ['STRASSE', '/flood'],
    ['polder achter', '/text'],
    ['uberflu', '/flood'],
    ['polder', '/text'],
    ['poldar', '/text'],
  ])('by %s', (text, path) => {
    expect(find(text)).toEqual([path])
  })

  test('by their titles first', () => {
    expect(find('dijk')).toEqual(['/title', '/text'])
  })

  test('by some of the words where none has all, and that is said', () => {
    expect(index.find(ask('polder xylofoon'))).toMatchObject({ isLoose: true, total: 1 })
    expect(index.find(ask('xylofoon trombone'))).toMatchObject({ isLoose: false, total: 0, pages: 0 })
  })

  test.each([
    ...[
      '.*(',
      '[a-z]+',
      '^(a+)+$',
      '\\',
      '__proto__',
      'constructor',
      'hasOwnProperty',
      '<script>',
      '%00',
      '{}',
    ],
    ...['(a+)+'.repeat(40), 'de '.repeat(66), '🌊', '"; DROP TABLE', '$&'],
  ])('or not, but never by an error: %j', (text) => {
    expect(index.find(ask(text))).toMatchObject({ kind: 'found' })
  })
})

test('results come ten by ten, at most a hundred, and a page beyond the last is the last', () => {
  const index = indexOf(
    ...Array.from({ length: 130 }, (_, number) => document(`/${number}`, { title: `Dijk ${number}` })),
  )
  const { total, pages, hits } = index.find(ask('dijk'))
  expect({ total, pages, shown: hits.length }).toEqual({ total: 130, pages: 10, shown: 10 })
  expect(index.find(ask('dijk', 2)).hits[0]?.path).not.toBe(hits[0]?.path)
  expect(index.find(ask('dijk', 99)).page).toBe(10)
  expect(indexOf(document('/a', { title: 'Dijk' })).find(ask('dijk', 3))).toMatchObject({ page: 1, total: 1 })
})

test('what pages said before, and pages that are gone, leave nothing behind', () => {
  const vocabulary = createVocabulary()
  const engine = createEngine(vocabulary)
  const index = createSearchIndex({ vocabulary, engine })
  for (const text of ['eerst', 'toen', 'later'])
    for (let at = 0; at < 50; at++)
      index.put(document(`/${at}`, { text: `${text}${at} overal`, title: `${text} nummer` }))
  const once = createEngine(createVocabulary())
  const fresh = createSearchIndex({ engine: once })
  for (let at = 0; at < 50; at++)
    fresh.put(document(`/${at}`, { text: `later${at} overal`, title: 'later nummer' }))
  expect(engine.termCount).toBe(once.termCount)
  for (let at = 0; at < 50; at++) index.remove(`/${at}`)
  expect([engine.termCount, engine.dirtCount, index.length()]).toEqual([0, 0, 0])
})

test('a page that is put again says what it says then; one that is gone is not found', () => {
  const index = indexOf(document('/a', { title: 'Dijk', text: 'oud' }), document('/b', { title: 'Dijk' }))
  index.put(document('/a', { title: 'Polder', text: 'nieuwer' }))
  expect(index.find(ask('oud')).total).toBe(0)
  expect(index.length()).toBe('Polder'.length + 'nieuwer'.length + 'Dijk'.length)
  index.remove('/b')
  expect(index.find(ask('dijk')).total).toBe(0)
  expect(index.find(ask('polder')).total).toBe(1)
  expect(index.size()).toBe(1)
})

describe('the work for a question is bounded', () => {
  const state = { places: 0 }
  const vocabulary = createVocabulary()
  const engine = createEngine(vocabulary, {
    boostDocument() {
      state.places += 1
      return 1
    },
  })
  const index = createSearchIndex({ vocabulary, engine })
  const everywhere = ['het', 'een', 'van', 'water', 'dijk', 'zee', 'polder', 'klei', 'gras', 'land']
  const text = everywhere.join(' ')
  for (let number = 0; number < 2_000; number += 1) {
    const rare = number % 100 === 0 ? 'kwelder' : `sluis${number}`
    index.put(document(`/${number}`, { title: 'Dijk', summary: text, text: `${text} ${rare}` }))
  }
  const placesFor = (asked: string) => {
    state.places = 0
    return { total: index.find(ask(asked)).total, places: state.places }
  }

  test('words that stand everywhere are left out where another tells more', () => {
    expect(placesFor(`${text} kwelder`)).toEqual({ total: 20, places: 20 })
  })

  test('where all words stand everywhere two of them are looked for', () => {
    expect(placesFor(text)).toEqual({ total: 2_000, places: 2 * 2 * 2_000 })
  })

  test('no other words are looked for where these find enough', () => {
    expect(placesFor('kwelder')).toEqual({ total: 20, places: 20 })
  })

  test('a beginning of very many words is looked for in the shortest of them', () => {
    const { total, places } = placesFor('wat die poi kle gra lan')
    expect(total).toBe(2_000)
    expect(places).toBeLessThan(60_000)
  })

  test('no more than six words are looked for', () => {
    expect(
      placesFor(`kwelder ${Array.from({ length: 30 }, (_, n) => `sluis${n + 1}`).join(' ')}`).places,
    ).toBeLessThan(40_000)
  })
})
