/** Which parts stand together, and in which order. */
import { describe, expect, test } from 'vitest'
import { readEntryBlocks } from '../../../../src/blocks/read-blocks.ts'
import { withSchema } from '../../../../src/content/kinds/field-schema.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { summary } from '../../../support/block-samples.ts'
import { blocksOf, blocksOfSet, countIn, createContext, schema } from '../../../support/compose.ts'

const long = 'Wie hier woont kent het water, en het water kent wie hier woont.'
const set = (fields: Values) => blocksOfSet({ type: 'zomaar', ...fields })
const markupOf = (fields: Values): string => JSON.stringify(set(fields))
const rows = (items: readonly Values[]) => set({ kop: 'Samen', onderdelen: items as Value })
const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))

describe('parts of a set', () => {
  test('a number has its unit beside it', () => {
    expect(markupOf({ kop: 'De dijk', getal: '12', eenheid: 'km', tekst: long })).toContain('12 km')
  })

  test('a time above a title is no title', () => {
    expect(set({ tijd: '09:30', onderwerp: 'Wadlopen', tekst: long })).toMatchObject([
      { props: { title: 'Wadlopen', html: { html: expect.stringContaining('<p>09:30</p>') } } },
    ])
  })

  test('a text that says what the title says is not said again', () => {
    const blocks = set({ kop: 'Het wad', koptekst: 'Het wad', tekst: long })
    expect(countIn(blocks, 'Het wad')).toBe(1)
  })

  test('a few links below a title look like buttons, many do not', () => {
    const links = (count: number) =>
      markupOf({
        kop: 'Kom langs',
        knoppen: times(count, (index) => ({ label: `Naar ${index}`, url: `/${index}` })) as Value,
      })
    expect([links(3).includes('btn--primary'), links(4).includes('btn')]).toEqual([true, false])
  })

  test('a sentence beside nothing but a picture is its caption', () => {
    expect(set({ foto: '/a.jpg', tekst: 'Dit is de kap van de molen.' })).toMatchObject([
      { type: 'media_text', props: { picture: { src: '/a.jpg' }, caption: 'Dit is de kap van de molen.' } },
    ])
  })
})

describe('rows', () => {
  test('of more numbers than fit in large type are no such numbers', () => {
    const typesOf = (count: number) =>
      rows(times(count, (index) => ({ getal: `${index + 1}`, naam: 'molens' }))).map(({ type }) => type)
    expect([typesOf(8), typesOf(9).includes('stats')]).toEqual([['stats'], false])
  })

  test('that hold blocks of their own stand side by side as columns, as long as they fit', () => {
    const column = { inhoud: [{ type: 'rich_text', text: `<p>${long}</p>` }] }
    const typesOf = (count: number) => rows(times(count, () => column)).map(({ type }) => type)
    expect([typesOf(2), typesOf(5).includes('cards')]).toEqual([['cards'], false])
  })

  test('without anything to show do not keep the others from being a table', () => {
    const row = (dag: string) => ({ dag, ochtend: 'Van 9 tot 12', middag: 'Is het dicht' })
    expect(rows([row('Op maandag'), {}, row('Op dinsdag')]).map(({ type }) => type)).toEqual(['table'])
  })
})

test('questions of neighbouring sets are one list of questions', () => {
  const faq = (question: string) => ({ type: 'faq', questions: [{ question, answer: 'Ja.' }] })
  expect(blocksOf({ blocks: [faq('Eerst?'), faq('Dan?')] })).toMatchObject([
    { type: 'faq', props: { questions: [{ question: 'Eerst?' }, { question: 'Dan?' }] } },
  ])
})

test('of an entry the facts come first, then the body, and pages that it refers to at the end', () => {
  const values = { paginas: [summary('Molen')], tekst: { html: `<p>${long}</p>` }, prijs: 12 }
  expect(JSON.stringify(blocksOf(values))).toMatch(/<dd>12<.*Wie hier woont.*Molen/)
})

test('a short list of an entry is a fact by the name that editors see, a long one a list of the body', () => {
  const fields = schema({ features: { type: 'list', display: 'Kenmerken' }, tekst: 'textarea' })
  const htmlWith = (features: readonly string[]) =>
    JSON.stringify(blocksOf(withSchema({ tekst: 'Een huis aan de haven. '.repeat(30), features }, fields)))
  expect(htmlWith(['Lift', 'Berging'])).toMatch(/<dt>Kenmerken<\/dt><dd>Lift, Berging<\/dd>/)
  expect(htmlWith(Array.from({ length: 20 }, (_, at) => `Kenmerk nummer ${at}`))).toMatch(
    /<li>Kenmerk nummer 0/,
  )
})

test('the first set of a home page is its hero, where it has a title and few words', () => {
  const values = { title: 'Home', blocks: [{ type: 'zomaar', kop: 'Het wad', tekst: long, foto: '/a.jpg' }] }
  const open = (isHome: boolean) =>
    readEntryBlocks(values, createContext().context, { isHome }).blocks.map(({ type }) => type)
  expect([open(true), open(false)]).toEqual([['hero'], ['media_text']])
})

describe('the lead of an entry', () => {
  const read = (values: Values) =>
    readEntryBlocks({ title: 'An der Hamme', ...values }, createContext().context)
  const html = '<p>Wir folgen dem Fluss.</p><ol><li>Kaffee</li><li>Rückweg</li></ol>'

  test('is the field with a name for it, before a description, which stays in the body', () => {
    const { head, blocks } = read({
      beschreibung: { html: '<p>Wir fahren.</p>' },
      vorspann: 'Flach und schön.',
    })
    expect(head.lead).toBe('Flach und schön.')
    expect(JSON.stringify(blocks)).toContain('Wir fahren.')
  })

  test.each([
    ['a list', { html }],
    ['a link', { html: '<p>Siehe <a href="/a">hier</a>.</p>' }],
    ['a title', '<h2>Die Tour</h2><p>Wir fahren.</p>'],
    ['sets', [{ type: 'text', text: '<p>Wir fahren.</p>' }]],
  ])('is no text with %s, which stays as it is in the body', (_, beschreibung) => {
    const { head, blocks } = read({ beschreibung: beschreibung as Value })
    expect(head.lead).toBeUndefined()
    expect(head.opening).toMatch(/Wir f|Siehe hier/)
    expect(blocks).not.toEqual([])
  })
})
