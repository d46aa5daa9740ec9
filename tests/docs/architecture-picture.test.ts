import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readHouse, roomPath } from '../../scripts/docs/architecture/house.mjs'
import { drawArchitecture, readPurposes } from '../../scripts/docs/architecture.mjs'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the picture shows the rooms and imports of the sources: `npm run architecture` draws it anew', () => {
  expect(read('docs/architecture.svg') === drawArchitecture(root)).toBe(true)
})

test('the tables of docs/architecture.md name every room, and none that is not there', () => {
  const rooms = readHouse(root).flatMap((part) => part.rooms.map((room) => roomPath(part, room)))
  expect([...readPurposes(read('docs/architecture.md')).keys()].toSorted()).toEqual(rooms.toSorted())
})

test('no room imports one above it', () => {
  expect(
    readHouse(root).flatMap(({ name, up }) => up.map(({ from, to }) => `${name}: ${from} -> ${to}`)),
  ).toEqual([])
})

test('what a room is for fits into its box', () => {
  const purposes = [...readPurposes(read('docs/architecture.md')).values()]
  expect(purposes.filter((purpose) => purpose.length > 24)).toEqual([])
})
