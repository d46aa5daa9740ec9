import { describe, expect, test } from 'vitest'
import { readBlocks } from '../../../../src/blocks/read-blocks.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { samples } from '../../../support/block-samples.ts'
import { fetchShape, restShape } from '../../../support/block-shapes.ts'

const form = {
  handle: 'contact',
  honeypot: 'x',
  fields: [{ handle: 'a', type: 'text', label: 'A', required: false }],
}

function misfitsOf(...sets: readonly Value[]): readonly string[] {
  const found: string[] = []
  const sanitize = (html: string) => ({ html })
  readBlocks(
    { blocks: sets },
    { sanitize, unknown: () => {}, form: () => form, misfits: (fields) => void found.push(...fields) },
  )
  return found
}

const library = Object.entries(samples).map(([type, fields]): [string, Values] => [type, { type, ...fields }])

describe('fields that hold something of no use', () => {
  test.each<[string, Values, readonly string[]]>([
    ['a number for a picture', { type: 'hero', title: 'T', picture: 4 }, ['hero.picture']],
    ['a document for a picture', { type: 'hero', title: 'T', picture: '/a.pdf' }, ['hero.picture']],
    [
      'an address that is none',
      { type: 'cta', title: 'T', link: 'javascript:alert(1)' },
      ['call_to_action.link'],
    ],
    ['true for a text', { type: 'quote', text: 'T', author: true }, ['quote.author']],
    ['words for a number', { type: 'cards', collection: 'news', limit: 'tien' }, ['cards.limit']],
    [
      'a field of a row',
      {
        type: 'faq',
        vragen: [
          { vraag: 'A?', antwoord: 'B' },
          { vraag: true, antwoord: 'B' },
        ],
      },
      ['faq.vragen.2.vraag'],
    ],
    ['a block that shows nothing because of it', { type: 'stats', items: 4 }, ['stats.items']],
  ])('%s is told by block and field', (_, set, fields) => {
    expect(misfitsOf(set)).toEqual(fields)
  })

  test.each<[string, Value]>([
    ['null', null],
    ['an empty text', ' '],
    ['an empty paragraph', '<p></p>'],
    ['an empty list', []],
    ['a switched off field', false],
    ['a row of nothing', [{ id: null, url: [] }]],
  ])('%s is no fault', (_, value) => {
    expect(misfitsOf({ type: 'hero', title: 'T', picture: value, buttons: value, text: value })).toEqual([])
  })

  test('a field that one reader cannot use and another can is no fault', () => {
    expect(misfitsOf({ type: 'video', url: 'https://vimeo.com/123456', file: '/a.mp4' })).toEqual([])
    expect(misfitsOf({ type: 'cta', title: 'T', link: '/a', button: 'Lees' })).toEqual([])
  })

  test('a choice that only the project knows is no fault', () => {
    expect(misfitsOf({ type: 'notice', title: 'T', tone: 'paars' })).toEqual([])
  })

  test.each(library)('%s says nothing when it is right, in the shape of any source', (_, set) => {
    expect(misfitsOf(set)).toEqual([])
    expect(misfitsOf(restShape(set))).toEqual([])
    expect(misfitsOf(fetchShape(set))).toEqual([])
  })

  test('no content makes it remember without end', () => {
    const rows = Array.from({ length: 1000 }, () => ({ label: 'A', link: true }))
    expect(misfitsOf({ type: 'hero', title: 'T', buttons: rows })).toHaveLength(50)
  })
})
