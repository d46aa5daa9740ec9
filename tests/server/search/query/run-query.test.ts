import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../../server/search/engine.ts'
import type { SearchDocument } from '../../../../server/search/search-document.ts'
import { createSearchIndex } from '../../../../server/search/search-index.ts'
import { loadStems } from '../../../../server/search/words/stemmers.ts'
import { createVocabulary } from '../../../../server/search/words/vocabulary.ts'
import { parseSearchQuery } from '../../../../src/content/search/search-query.ts'

const ask = (text: string) => parseSearchQuery(`?${new URLSearchParams({ q: text })}`)
const document = (path: string, title: string, text = ''): SearchDocument => ({
  ...{ path, title, text, summary: '', headings: '', sections: [], trail: [] },
  ...{ collection: 'pages', terms: [], mounts: [] },
})

async function indexOf(pages: Readonly<Record<string, string>>, lang = 'nl') {
  const index = createSearchIndex({ vocabulary: createVocabulary(await loadStems(lang)) })
  for (const [path, title] of Object.entries(pages)) index.put(document(path, title))
  return (text: string) => {
    const { hits, corrected, isLoose } = index.find(ask(text))
    return { paths: hits.map(({ path }) => path), corrected, isLoose, hits }
  }
}

describe('a form of a word', () => {
  test('is found after the word itself, also where that stands on many pages', async () => {
    const pages = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`/${at}`, `Dijk ${at}`]))
    const find = await indexOf({ '/dijken': 'Dijken 1', ...pages })
    const { paths } = find('dijk 1')
    expect(paths).toEqual(['/1', '/dijken'])
  })

  test('is marked', async () => {
    const find = await indexOf({ '/a': 'Oude dijken' })
    expect(find('dijk').hits[0]?.title).toContainEqual({ text: 'dijken', isFound: true })
  })
})

describe('a misspelt word', () => {
  const pages = { '/a': 'Kwelder', '/b': 'De dijk', '/c': 'Überflutung', '/d': 'Zeekraal', '/e': 'Dijken' }

  test.each([
    ['kwedler', 'kwelder', '/a'],
    ['kwellder', 'kwelder', '/a'],
    ['kwelde', undefined, '/a'],
    ['kwlder', 'kwelder', '/a'],
    ['djik', 'dijk', '/b'],
    ['Djik', 'Dijk', '/b'],
    ['dyjk', 'dijk', '/b'],
    ['uberflutnug', 'überflutung', '/c'],
    ['zekraal', 'zeekraal', '/d'],
  ])('%s means %s', async (asked, corrected, path) => {
    const find = await indexOf(pages)
    const answer = find(asked)
    expect(answer.paths).toContain(path)
    expect(answer.corrected).toBe(corrected)
  })

  test('stands for the forms of the word that is meant, too', async () => {
    expect((await indexOf(pages))('djik').paths).toEqual(['/b', '/e'])
  })

  test('is corrected in its place among the other words', async () => {
    const find = await indexOf({ '/a': 'Hoge kwelder' })
    expect(find('de “hoge” kwedler!').corrected).toBe('de “hoge” kwelder!')
  })

  test.each(['xyz', 'rijk', 'zec', '🌊', '1999', '.*', '$&'])('%s means nothing else', async (asked) => {
    expect((await indexOf(pages))(asked)).toMatchObject({ paths: [], corrected: undefined })
  })

  test('is a word of its own where a page has it', async () => {
    const find = await indexOf({ '/a': 'Holder', '/b': 'Polder' })
    expect(find('polder')).toMatchObject({ paths: ['/b'], corrected: undefined })
  })
})

describe('words that one writes in one and another in two', () => {
  const pages = {
    '/one': 'Kwelderbeheer',
    '/two': 'Beheer van kwelders',
    '/visits': 'Veldbezoeken',
    '/health': 'Gezondheidszorg',
    '/other': 'Polder',
  }

  test.each([
    ['kwelder beheer', ['/two', '/one']],
    ['veld bezoek', ['/visits']],
    ['gezondheid zorg', ['/health']],
    ['polderbeheer', []],
  ])('%s finds %j', async (asked, paths) => {
    expect((await indexOf(pages))(asked).paths).toEqual(paths)
  })

  test('are found in two where no page has them in one', async () => {
    const { '/one': _, ...others } = pages
    const answer = (await indexOf(others))('kwelderbeheer')
    expect(answer).toMatchObject({ paths: ['/two'], corrected: undefined })
    expect(answer.hits[0]?.title).toContainEqual({ text: 'kwelders', isFound: true })
  })

  test('may have letters between their parts', async () => {
    const find = await indexOf({ '/a': 'Zorg en gezondheid' })
    expect(find('gezondheidszorg').paths).toEqual(['/a'])
  })

  test('are found in German and English as well', async () => {
    expect((await indexOf({ '/a': 'Pflanzen im Vorland' }, 'de'))('Vorlandpflanzen').paths).toEqual(['/a'])
    expect((await indexOf({ '/a': 'Salt marshes' }, 'en'))('saltmarsh').paths).toEqual(['/a'])
  })
})

describe('the work for a question is bounded', () => {
  test('also for the forms of its words, and for words that are not known', async () => {
    const state = { places: 0 }
    const vocabulary = createVocabulary(await loadStems('nl'))
    const boostDocument = () => {
      state.places += 1
      return 1
    }
    const engine = createEngine(vocabulary, { boostDocument })
    const index = createSearchIndex({ vocabulary, engine })
    const forms = 'dijk dijken polder polders sluis sluizen water waters klei kleien boom bomen'
    for (let number = 0; number < 3_000; number += 1)
      index.put(document(`/${number}`, 'Land', `${forms} woord${number}`))
    const questions = [
      ...['dijkpolder sluiswater kleiboom', 'dijje poldre sluys watre kleii booom', 'dijkens polderen'],
      ...['dijkpoldersluiswaterkleiboomdijkpolder '.repeat(5), 'dij pol slu wat kle boo'],
    ]
    for (const question of questions) {
      state.places = 0
      index.find(ask(question))
      expect(state.places).toBeLessThan(130_000)
    }
  })
})
