import { expect, test } from 'vitest'
import type { FoundList } from '../../../src/blocks/block-readers.ts'
import { blocksOfSet, countIn } from '../../support/compose.ts'

const rows = [{ kop: 'Een', tekst: 'Wat er te zien is.' }]
const set = { type: 'nieuwslijst', kop: 'Nieuws', knoptekst: 'Al het nieuws', knop: '/nieuws' }

test.each<[string, FoundList]>([
  ['entries with pages', { query: { collection: 'nieuws' } as never }],
  ['entries without pages', { rows }],
])('the button of a set that lists %s has its text', (_, list) => {
  const blocks = blocksOfSet(set, undefined, { list: () => list })
  expect(JSON.stringify(blocks)).toMatch(/\/nieuws[^<]*Al het nieuws/)
  expect(countIn(blocks, 'Lees meer')).toBe(0)
})

test('the number of entries that a set asks for is the number that it lists', () => {
  const list = { rows: ['Een', 'Twee', 'Drie'].map((kop) => ({ kop, tekst: 'Wat er te zien is.' })) }
  const blocks = blocksOfSet({ type: 'nieuwslijst', aantal: '2' }, undefined, { list: () => list })
  expect(['Een', 'Twee', 'Drie'].map((kop) => countIn(blocks, kop))).toEqual([1, 1, 0])
})
