import { describe, expect, test } from 'vitest'
import { loadStems } from '../../../../server/search/words/stemmers.ts'
import { createVocabulary } from '../../../../server/search/words/vocabulary.ts'

/** Whether a text with one word is found by another, which has the same stem. */
async function areForms(lang: string, written: string, asked: string): Promise<boolean> {
  const vocabulary = createVocabulary(await loadStems(lang))
  const forms = vocabulary.add(written)
  return vocabulary.inflections(asked).some((form) => forms.includes(form))
}

describe('forms of one word are known', () => {
  test.each([
    ['nl', 'dijken', 'dijk'],
    ['nl', 'dijk', 'dijken'],
    ['nl', 'huizen', 'huis'],
    ['nl', 'brieven', 'brief'],
    ['nl', 'bomen', 'boom'],
    ['nl', 'dagen', 'dag'],
    ['nl', 'grassen', 'gras'],
    ['nl', 'groeit', 'groeien'],
    ['nl', 'loopt', 'lopen'],
    ['nl', 'plantengidsen', 'plantengids'],
    ['nl', 'mogelijkheden', 'mogelijkheid'],
    ['en', 'marshes', 'marsh'],
    ['en', 'flooding', 'floods'],
    ['de', 'Häuser', 'Haus'],
    ['de', 'Überflutungen', 'uberflutung'],
    ['de', 'Küsten', 'Kueste'],
    ['de-AT', 'Deiche', 'Deich'],
    ['fr', 'marées', 'marée'],
    ['fi', 'järvet', 'järvi'],
    ['sv', 'flickor', 'flickorna'],
    ['nb', 'husene', 'huset'],
    ['ru', 'дамбы', 'дамба'],
    ['tr', 'evler', 'ev'],
  ])('%s: %s for %s', async (lang, written, asked) => {
    expect(await areForms(lang, written, asked)).toBe(true)
  })
})

describe('words that only look alike stay apart', () => {
  test.each([
    ['nl', 'plant', 'plan'],
    ['nl', 'wandelen', 'wand'],
    ['en', 'marshal', 'marsh'],
    ['de', 'Deichsel', 'Deich'],
  ])('%s: %s is not %s', async (lang, written, asked) => {
    expect(await areForms(lang, written, asked)).toBe(false)
  })
})

test.each(['ja', 'zh-Hant', 'xx', '', '__proto__', 'constructor'])('%j has no forms', async (lang) => {
  expect(await areForms(lang, 'dijken', 'dijk')).toBe(false)
})

test('every language has its stemmer', async () => {
  const languages = 'ar bg da de el en es fi fr ga hi hu hy id it lt nb ne nl nn no pt ro ru sr sv ta tr uk'
  for (const lang of languages.split(' ')) {
    const stems = await loadStems(lang)
    expect(stems('waterways')).toEqual([expect.any(String)])
    for (const odd of ['a', '2026', '🌊'.repeat(9), '水'.repeat(40), 'z'.repeat(40), "l'été"]) stems(odd)
  }
})

test('a word is written as the texts write it', () => {
  const vocabulary = createVocabulary()
  vocabulary.add('Überflutung')
  expect(vocabulary.spelling('uberflutung')).toBe('überflutung')
  expect(vocabulary.spelling('ueberflutung')).toBe('ueberflutung')
})

test('words that no page has any longer are forgotten', async () => {
  const vocabulary = createVocabulary(await loadStems('nl'))
  for (const word of ['dijk', 'dijken', 'dijkje', 'polder']) vocabulary.add(word)
  vocabulary.retain((word) => word === 'dijken')
  expect(vocabulary.size()).toBe(1)
  expect(vocabulary.inflections('dijk')).toEqual(['dijken'])
  expect(vocabulary.inflections('polders')).toEqual([])
})
