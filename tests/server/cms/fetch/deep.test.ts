import { expect, test } from 'vitest'
import { readBlocks } from '../../../../src/blocks/read-blocks.ts'
import { readPageHead } from '../../../../src/content/head/page-head.ts'
import type { Values } from '../../../../src/content/types.ts'
import { createFields } from '../../../../src/content/values/fields.ts'

/**
 * What `deep` does to values (docs/reference/content-system.md#fetch-values): the readers take every shape.
 */

const context = {
  sanitize: (html: string) => ({ html }),
  unknown: () => {},
  form: () => undefined,
}
const blocksOf = (values: Values) => readBlocks(values, context).map(({ type, props }) => ({ type, props }))
const fieldsOf = (values: Values) => createFields(values, context)
const richText = (html: string) => ({ type: 'rich_text', props: { html: { html } } })

test('a set that was collapsed to its type is that set: a line divides the texts around it', () => {
  const text = { type: 'text', text: '<p>x</p>' }
  expect(blocksOf({ blocks: ['divider'] })).toEqual([])
  expect(blocksOf({ blocks: [text, 'divider', text] })).toEqual([richText('<p>x</p><hr><p>x</p>')])
})

test('a list that was collapsed to its one set is a list of one', () => {
  const columns = { type: 'columns', blocks: { type: 'text', text: '<p>x</p>' } }
  expect(blocksOf({ inhoud: [columns, columns] })).toEqual([richText('<p>x</p><p>x</p>')])
})

test('a table is rows of cells, whose lists stand alone', () => {
  const rows = [['a', 'b'], ['c']]
  expect(fieldsOf({ table: rows }).table('table')).toEqual(rows)
  expect(fieldsOf({ table: rows.map((cells) => ({ cells })) }).table('table')).toEqual(rows)
  expect(fieldsOf({ table: ['a', 'b'] }).table('table')).toEqual([['a', 'b']])
  expect(fieldsOf({ table: [['a', []]] }).table('table')).toEqual([['a', '']])
})

test('a grid with one column is a list of its values', () => {
  const rows = fieldsOf({ grid: ['x', 'y'] }).rows('grid')
  expect(rows.map((row) => row.text('label'))).toEqual(['x', 'y'])
  const one = fieldsOf({ grid: 'x' }).rows('grid')
  expect(one.map((row) => row.text('label'))).toEqual(['x'])
})

test('null that became [] is nothing, for every reader', () => {
  const fields = fieldsOf({ a: [] })
  expect([
    fields.text('a'),
    fields.html('a'),
    fields.picture('a'),
    fields.link('a'),
    fields.number('a'),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect([fields.rows('a'), fields.sets('a'), fields.table('a'), fields.entries('a')]).toEqual([
    [],
    [],
    [],
    [],
  ])
  expect(fields.flag('a')).toBeUndefined()
})

test('a picture is its address, alone or in a list', () => {
  const src = 'https://cms.molenhof.example/assets/img/kap.jpg'
  expect(fieldsOf({ image: src }).picture('image')).toEqual({ src, alt: '' })
  expect(fieldsOf({ image: [src] }).pictures('image')).toEqual([{ src, alt: '' }])
})

const entry = {
  id: 'e1',
  title: 'Eerste',
  url: '/nieuws/eerste',
  uri: '/nieuws/eerste',
  date: [],
  datestamp: 1_704_412_800,
}
const summary = { title: 'Eerste', path: '/nieuws/eerste', date: '2024-01-05T00:00:00.000Z' }

test('related content is one entry, a list, or an envelope around one', () => {
  const shapes = [entry, [entry], { data: [entry], page: 1, total_results: 3 }]
  for (const related of shapes) expect(readPageHead({ related }, context).related).toEqual([summary])
})

test.each(['/', '/en/', '/en', '/de/'])('related content at %s that has no address is not linked', (url) => {
  const without = [false, null].map((uri) => ({ ...entry, url, uri }))
  expect(readPageHead({ related: without }, context).related).toEqual([])
  expect(without.map((value) => fieldsOf({ value }).link('value'))).toEqual([undefined, undefined])
})

test('numbers and texts in one list are read one by one', () => {
  expect(fieldsOf({ a: [1, 2.5, true, [], '', '007'] }).text('a')).toBe('1, 2.5, 007')
  expect(fieldsOf({ a: 0 }).number('a')).toBe(0)
})
