import { expect, test } from 'vitest'
import type { Block } from '../../../src/blocks/block-types.ts'
import { readBlocks } from '../../../src/blocks/read-blocks.ts'
import type { Value, Values } from '../../../src/content/types.ts'

const context = { sanitize: (html: string) => ({ html }), unknown: () => {}, form: () => undefined }

const propsOf = (set: Values): Block['props'] | undefined => readBlocks({ blocks: [set] }, context)[0]?.props

/** As they are stored, and as REST delivers a select. */
const shapesOf = (word: string): readonly Value[] => [
  word,
  word.toUpperCase(),
  [word],
  { value: word, label: 'X', key: word },
]

const cards = [1, 2, 3].map((number) => ({ title: `${number}`, link: `/${number}` }))
const button = { label: 'A', link: '/a' }

/** The block around a stored word, what its props say, and words that mean it. */
const choices: readonly (readonly [string, (word: Value) => Values, object, string])[] = [
  [
    'notice',
    (word) => ({ type: 'notice', title: 'T', tone: word }),
    { tone: 'warning' },
    'warning waarschuwing warnung let_op achtung',
  ],
  [
    'notice',
    (word) => ({ type: 'alert_bar', message: 'T', severity: word }),
    { tone: 'warning' },
    'warning urgent dringend',
  ],
  [
    'notice',
    (word) => ({ type: 'melding', title: 'T', toon: word }),
    { tone: 'danger' },
    'danger error fout fehler gevaar',
  ],
  [
    'notice',
    (word) => ({ type: 'hinweis', title: 'T', art: word }),
    { tone: 'success' },
    'success succes erfolg gelukt',
  ],
  [
    'notice',
    (word) => ({ type: 'notice', title: 'T', tone: word }),
    { tone: 'info' },
    'info hinweis informatie neutraal onbekend',
  ],
  [
    'media_text',
    (word) => ({ type: 'media_text', text: 'T', picture: '/a.png', side: word }),
    { side: 'end' },
    'end right rechts image_right',
  ],
  [
    'media_text',
    (word) => ({ type: 'media_text', text: 'T', picture: '/a.png', positie: word }),
    { side: 'start' },
    'start left links midden',
  ],
  [
    'cards',
    (word) => ({ type: 'cards', items: cards, layout: word }),
    { layout: 'mosaic' },
    'mosaic mozaïek mosaik uitgelicht',
  ],
  [
    'cards',
    (word) => ({ type: 'cards', items: cards, layout: word }),
    { layout: 'grid' },
    'grid raster kacheln onbekend',
  ],
  [
    'buttons',
    (word) => ({ type: 'hero', title: 'T', buttons: [button, { ...button, link: '/b', style: word }] }),
    { buttons: [{ style: 'highlight' }, { style: 'highlight' }] },
    'highlight primary primair primär opvallend hervorgehoben',
  ],
  [
    'buttons',
    (word) => ({ type: 'hero', title: 'T', buttons: [{ ...button, stijl: word }] }),
    { buttons: [{ style: 'quiet' }] },
    'quiet secondary secundair sekundär rustig outline',
  ],
  [
    'key',
    (word) => ({ type: 'hero', title: 'T', key: [{ label: 'L', kleur: word }] }),
    { legend: [{ colour: 'slik' }] },
    'slik mud schlick',
  ],
]

const cases = choices.flatMap(([name, set, props, words]) =>
  words.split(' ').flatMap((word) => shapesOf(word).map((value) => [name, value, props, set] as const)),
)

test.each(cases)('%s: %j means %j', (_, value, props, set) => {
  expect(propsOf(set(value))).toMatchObject(props)
})

test('a stored word may have spaces and hyphens', () => {
  for (const tone of ['Let op', 'let-op', ' LET OP '])
    expect(propsOf({ type: 'notice', title: 'T', tone })).toMatchObject({ tone: 'warning' })
})

test.each([
  ['warning', 'warning'],
  ['Let op', 'warning'],
  ['alert', 'info'],
  ['hinweis', 'info'],
  ['melding', 'info'],
])('a notice without a tone whose set is named %s has the tone %s', (type, tone) => {
  expect(propsOf({ type, title: 'T' })).toMatchObject({ tone })
})

test('the tone that an editor chose wins over the name of the set', () => {
  expect(propsOf({ type: 'warning', title: 'T', tone: 'succes' })).toMatchObject({ tone: 'success' })
})

test('a word that the project alone knows leaves the default, and the next field may say it', () => {
  const set = { type: 'media_text', text: 'T', picture: '/a.png', side: 'boven', align: 'rechts' }
  expect(propsOf(set)).toMatchObject({ side: 'end' })
})
