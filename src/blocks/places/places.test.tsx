import { expect, test } from 'vitest'
import { createFields } from '../../content/values/fields.ts'
import { readPlaces } from './places.read.ts'

const read = (items: readonly Record<string, string | number>[]) =>
  readPlaces(createFields({ plekken: items }, { sanitize: (html) => ({ html }) }))

test('places stand from west to east, whatever order editors gave them', () => {
  const places = read([
    { naam: 'Oost', x: 90, y: 10 },
    { naam: 'West', x: '12.5', y: 130 },
    { naam: 'Ergens' },
  ])
  expect(places?.items.map(({ title }) => title)).toEqual(['West', 'Oost', 'Ergens'])
  expect(places?.items[0]?.at).toEqual({ x: 12.5, y: 100 })
})

test('degrees are projected into the bounds of all places, the north above', () => {
  const places = read([
    { name: 'A', breedtegraad: 53.4, lengtegraad: 6 },
    { name: 'B', latitude: 53.2, longitude: 7 },
  ])
  expect(places?.items.map(({ at }) => at)).toEqual([
    { x: 8, y: 8 },
    { x: 92, y: 92 },
  ])
})

test('the words of three languages for a state choose the same mark', () => {
  const places = read(['in aanleg', 'being built', 'im Bau'].map((state) => ({ title: state, state })))
  expect(places?.items.map(({ kind }) => kind)).toEqual(['building', 'building', 'building'])
})
