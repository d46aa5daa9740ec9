import { describe, expect, test } from 'vitest'
import { readEntryBlocks, readEntryBlocksInSteps } from '../../../../src/blocks/read-blocks.ts'
import { withSchema } from '../../../../src/content/kinds/field-schema.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { oddValues } from '../../../support/block-samples.ts'
import { blocksOf, blocksOfSet, countIn, createContext, schema } from '../../../support/compose.ts'

/** Values that count how often any of their members is read. */
function counted(values: Values): { readonly values: Values; reads(): number } {
  const count = { reads: 0 }
  const watched = new WeakMap<object, object>()
  const watch = <T extends object>(target: T): T => {
    const known = watched.get(target)
    if (known) return known as T
    const proxy = new Proxy(target, {
      get(object, name, receiver) {
        count.reads++
        const value = Reflect.get(object, name, receiver)
        return typeof value === 'object' && value !== null ? watch(value) : value
      },
    })
    watched.set(target, proxy)
    return proxy
  }
  return { values: watch(values), reads: () => count.reads }
}

/** How many times as many reads a page takes of which there is ten times as much. */
function growth(make: (count: number) => Values): number {
  const readsOf = (count: number) => {
    const { values, reads } = counted(make(count))
    readEntryBlocks(values, createContext().context)
    return reads()
  }
  return readsOf(1000) / readsOf(100)
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

describe('thousands of rows', () => {
  const grids: readonly (readonly [string, (index: number) => Values])[] = [
    [
      'cards',
      (index) => ({
        kop: `Kop ${index}`,
        tekst: `Tekst van rij ${index} is wat langer.`,
        foto: `/a${index}.jpg`,
      }),
    ],
    ['facts', (index) => ({ naam: `Naam ${index}`, omschrijving: `Waarde ${index}` })],
    ['a table', (index) => ({ a: `Cel a ${index}`, b: `Cel b ${index}`, c: `Cel c ${index}` })],
    [
      'questions',
      (index) => ({ vraag: `Vraag ${index}?`, antwoord: `Antwoord nummer ${index} is hier te lezen.` }),
    ],
    ['pictures', (index) => ({ foto: `/a${index}.jpg`, bijschrift: `Beeld nummer ${index}` })],
    [
      'columns of their own',
      (index) => ({
        [`kolom${'x'.repeat(index % 7)}_${index}`]: `Waarde ${index}`,
        [`v${index}`]: `Nog een ${index}`,
      }),
    ],
  ]

  test.each(grids)('of %s are all shown', (_, make) => {
    const shown = JSON.stringify(blocksOfSet({ type: 'zomaar', rijen: many(5000, make) }))
    for (const index of [0, 2500, 4999]) expect(shown).toMatch(new RegExp(`[a-z] ${index}\\b`))
  })

  test.each(grids)('of %s take work in proportion', (_, make) => {
    expect(growth((count) => ({ blocks: [{ type: 'zomaar', rijen: many(count, make) }] }))).toBeLessThan(15)
  })

  test.each(['faq', 'cards', 'stats', 'gallery', 'download_list', 'rows'])(
    'in the block %s take work in proportion',
    (type) => {
      const row = (index: number): Values => ({
        title: `Titel ${index}`,
        question: `Vraag ${index}?`,
        answer: `Antwoord ${index}`,
        label: `L ${index}`,
        value: `${index}`,
        picture: `/p${index}.jpg`,
        file: `/f${index}.pdf`,
        link: `/l${index}`,
        extra: `Extra ${index}`,
      })
      const lists = (count: number) =>
        Object.fromEntries(
          ['questions', 'items', 'pictures', 'files'].map((name) => [name, many(count, row)]),
        )
      expect(growth((count) => ({ blocks: [{ type, ...lists(count) }] }))).toBeLessThan(15)
    },
  )

  test('thousands of sets, pictures and links are joined in proportion', () => {
    expect(
      growth((count) => ({
        blocks: many(count, (index) => ({
          type: 'faq',
          questions: [{ question: `V ${index}`, answer: 'A' }],
        })),
      })),
    ).toBeLessThan(15)
    expect(growth((count) => ({ beelden: many(count, (index) => `/a${index}.jpg`) }))).toBeLessThan(15)
    expect(
      growth((count) => ({
        knoppen: many(count, (index) => ({ label: `Knop ${index}`, url: `/k${index}` })),
      })),
    ).toBeLessThan(15)
  })
})

describe('deep nesting', () => {
  const kinds: readonly (readonly [string, (inner: Value, level: number) => Value])[] = [
    ['sets', (inner, level) => [{ type: 'zomaar', kop: `Niveau ${level}`, delen: inner }]],
    ['rows', (inner, level) => [{ kop: `Niveau ${level}`, delen: inner }]],
    ['groups', (inner, level) => ({ kop: `Niveau ${level}`, delen: inner })],
  ]
  const nest = (levels: number, wrap: (inner: Value, level: number) => Value): Value =>
    many(levels, (index) => levels - index).reduce<Value>(
      (inner, level) => wrap(inner, level),
      'Helemaal onderaan',
    )

  test.each(kinds)('of %s is shown to level 24, and what is deeper is reported', (_, wrap) => {
    const { context, reports } = createContext()
    const { blocks } = readEntryBlocks({ blokken: nest(30, wrap) }, context)
    const text = JSON.stringify(blocks)
    const shown = many(30, (index) => index + 1).filter((level) =>
      new RegExp(`Niveau ${level}\\b`).test(text),
    )
    expect(shown).toEqual(many(24, (index) => index + 1))
    expect(reports.misfits).toEqual([expect.stringMatching(/\(deeper than 24 levels\)$/)])
  })

  test.each(kinds)('of %s takes work in proportion', (_, wrap) => {
    const readsOf = (levels: number) => {
      const { values, reads } = counted({ blokken: nest(levels, wrap) })
      readEntryBlocks(values, createContext().context)
      return reads()
    }
    expect(readsOf(24) / readsOf(6)).toBeLessThan(12)
    expect(readsOf(190) / readsOf(30)).toBeLessThan(12)
  })
})

test('a page has its first 2,000 sets, and says which were left out', () => {
  const { context, reports } = createContext()
  const row = (index: number) => [
    { type: 'tekst', tekst: `Alinea ${index}` },
    { type: 'groot_citaat', citaat: `Woord ${index}` },
  ]
  const { blocks } = readEntryBlocks({ blokken: many(1_250, row).flat() }, context)
  const text = JSON.stringify(blocks)
  expect(text).toMatch(/\bWoord 999\b/)
  expect(text).not.toMatch(/\bAlinea 1000\b/)
  expect(reports.misfits).toEqual(['tekst (more than 2000 sets on a page)'])
})

test('a page of many sets is read in steps of a few, between which others have their turn', () => {
  const { context } = createContext()
  const set = (index: number) => ({ type: 'tekst', tekst: `Alinea ${index}` })
  const title = { type: 'groot_citaat', citaat: 'Woord' }
  const steps = readEntryBlocksInSteps({ blokken: [title, ...many(1_000, set)] }, context)
  const counted = { steps: 0 }
  for (let step = steps.next(); !step.done; step = steps.next()) counted.steps += 1
  expect(counted.steps).toBeGreaterThanOrEqual(20)
})

describe('names that every object has', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a set called %s is composed',
    (type) => {
      const fields = schema({ kop: 'text', tekst: 'textarea' })
      const set = { type, kop: 'Gewoon een kop', tekst: 'En een gewone tekst.' }
      for (const blocks of [blocksOfSet(set), blocksOfSet(set, fields)])
        expect([countIn(blocks, 'Gewoon een kop'), countIn(blocks, 'En een gewone tekst.')]).toEqual([1, 1])
    },
  )

  test.each(['constructor', '__proto__'])('a field called %s is shown', (name) => {
    const set = JSON.parse(`{"type":"zomaar","kop":"Kop","${name}":"Een gewone tekst hier."}`)
    expect(countIn(blocksOfSet(set), 'Een gewone tekst hier.')).toBe(1)
    expect(({} as { kop?: string }).kop).toBeUndefined()
  })
})

describe('values that are not what the blueprint says', () => {
  const types =
    'text textarea bard markdown integer date assets entries terms link list table grid replicator group code video users an_unknown_type'.split(
      ' ',
    )

  test.each(types)('any value in a field of the type %s is read', (type) => {
    for (const odd of oddValues) {
      const values = withSchema({ veld: odd as Value, titel: 'x' }, schema({ veld: type, titel: 'text' }))
      expect(() => JSON.stringify(blocksOf(values))).not.toThrow()
      const set = { type: 'zomaar', veld: odd as Value, kop: 'De kop blijft' }
      expect(countIn(blocksOfSet(set, schema({ veld: type, kop: 'text' })), 'De kop blijft')).toBe(1)
    }
  })

  test.each(types.filter((type) => !['users', 'date'].includes(type)))(
    'a text in a field of the type %s is shown',
    (type) => {
      const set = { type: 'zomaar', veld: 'Dit is een tekst die er niet hoort.' }
      expect(countIn(blocksOfSet(set, schema({ veld: type })), 'Dit is een tekst die er niet hoort.')).toBe(1)
    },
  )

  test('a field for dates with words in it shows the words', () => {
    const set = { type: 'zomaar', datum: 'Elke eerste zondag van de maand' }
    expect(countIn(blocksOfSet(set, schema({ datum: 'date' })), 'Elke eerste zondag')).toBe(1)
  })

  test('values that hold themselves more than once are read once each', () => {
    const shared = { kop: 'Gedeeld', tekst: 'Deze tekst staat er twee keer.' }
    expect(
      countIn(blocksOfSet({ type: 'zomaar', links: shared, rechts: shared }), 'Deze tekst staat er'),
    ).toBe(2)
  })
})
