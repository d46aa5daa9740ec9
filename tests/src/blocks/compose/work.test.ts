import { expect, test } from 'vitest'
import { handleWords } from '../../../../src/content/kinds/handle-words.ts'
import type { Value } from '../../../../src/content/types.ts'
import { blocksOfSet, countIn } from '../../../support/compose.ts'

const count = 6000
/** A set with thousands of fields: work that grows with the square of their number takes a minute and more. */
const setOf = (field: (index: number) => readonly [name: string, value: Value]) => ({
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => field(index))),
  type: 'anders',
})

test('links with labels beside them are composed however many there are', () => {
  const set = setOf((index) =>
    index % 2 ? [`x${index}y_link`, `/${index}`] : [`x${index + 1}y_label`, 'Een knop'],
  )
  expect(countIn(blocksOfSet(set), 'Een knop')).toBe(count / 2)
}, 15_000)

test('captions without pictures are texts however many there are', () => {
  const set = setOf((index) => [`x${index}y_caption`, `Bij niets ${index}`])
  expect(countIn(blocksOfSet(set), 'Bij niets')).toBe(count)
}, 15_000)

test('fields that repeat under numbered names are rows however many there are', () => {
  const base = (index: number) => String(index).replace(/\d/g, (digit) => 'bdfghjkmpt'[Number(digit)] ?? '')
  const set = setOf((index) => [
    `q${base(Math.floor(index / 2))}_${index % 2}`,
    `Een tekst van vijf woorden, nummer ${index}.`,
  ])
  const shown = JSON.stringify(blocksOfSet(set))
  expect(Object.values(set).filter((text) => text !== set.type && !shown.includes(String(text)))).toEqual([])
}, 15_000)

test('texts of rows that a block does not show are searched for within bounds', () => {
  const items = Array.from({ length: 3000 }, (_, index) => ({
    question: `Waarom ${index}?`,
    answer: `Daarom staat dit hier als antwoord nummer ${index}. `.repeat(8),
    erbij: `En dit staat erbij als toelichting nummer ${index} van alle.`,
  }))
  expect(countIn(blocksOfSet({ type: 'faq', items }), 'staat erbij')).toBe(3000)
}, 15_000)

test('long names are read anew each time, and are not remembered', () => {
  const name = `langeNaam_${'x'.repeat(1000)}`
  expect(handleWords(name)).toEqual(handleWords(name))
  expect(handleWords(name)).not.toBe(handleWords(name))
  expect(handleWords('korteNaam')).toBe(handleWords('korteNaam'))
})
