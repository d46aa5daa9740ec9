import { describe, expect, test } from 'vitest'
import { noRules } from '../../../../src/blocks/content-rules.ts'
import { readEntryBlocks } from '../../../../src/blocks/read-blocks.ts'
import { summary } from '../../../support/block-samples.ts'
import { blocksOfSet, countIn, createContext, rulesFor, schema } from '../../../support/compose.ts'

/** What a project says of its sets and collections goes before what the reader finds out by itself. */
describe('rules for sets', () => {
  const set = {
    type: 'team-raster',
    kop: 'Wie wij zijn',
    leden: [
      { naam: 'Anna', rol: 'Hydroloog van het gebied', foto: '/a.jpg', pagina: '/team/anna' },
      { naam: 'Bo', rol: 'Boswachter van het gebied', foto: '/b.jpg', pagina: '/team/bo' },
    ],
  }

  test('a block of the library shows the set, with the names of its fields and of its rows', () => {
    const fields = { items: 'leden', title: 'kop', text: 'rol', picture: 'foto', link: 'pagina' }
    const rules = rulesFor({ 'team-raster': { block: 'cards', fields } })
    expect(blocksOfSet(set, undefined, { rules })).toMatchObject([
      {
        type: 'cards',
        props: {
          title: 'Wie wij zijn',
          items: [
            {
              title: 'Anna',
              text: 'Hydroloog van het gebied',
              path: '/team/anna',
              picture: { src: '/a.jpg' },
            },
            { title: 'Bo', path: '/team/bo' },
          ],
        },
      },
    ])
  })

  test('names of rows reach those with a blueprint too', () => {
    const rows = schema({ naam: 'text', rol: 'text', foto: 'assets', pagina: 'link' })
    const fields = schema({ kop: 'text', leden: { type: 'grid', fields: rows } })
    const rules = rulesFor({ 'team-raster': { fields: { author: 'naam', quote: 'rol' } } })
    const blocks = blocksOfSet({ ...set, leden: set.leden.map(({ naam, rol }) => ({ naam, rol })) }, fields, {
      rules,
    })
    expect(blocks.filter(({ type }) => type === 'quote').map(({ props }) => props)).toEqual([
      { text: 'Hydroloog van het gebied', author: 'Anna' },
      { text: 'Boswachter van het gebied', author: 'Bo' },
    ])
  })

  test('pages that a set names keep their own titles', () => {
    const rules = rulesFor({ verwijzing: { block: 'cards', fields: { entries: 'paginas', label: 'title' } } })
    const [cards] = blocksOfSet({ type: 'verwijzing', paginas: [summary('Molen')] }, undefined, { rules })
    expect(cards?.props).toMatchObject({ items: [{ title: 'Molen', path: '/molen' }] })
  })

  test('a field whose name another takes is shown as well', () => {
    const rules = rulesFor({ blok: { block: 'notice', fields: { title: 'kop' } } })
    const blocks = blocksOfSet({ type: 'blok', title: 'Oude titel', kop: 'Nieuwe kop' }, undefined, { rules })
    expect([countIn(blocks, 'Nieuwe kop'), countIn(blocks, 'Oude titel')]).toEqual([1, 1])
  })

  test('hidden sets and fields are not shown, also in rows', () => {
    expect(blocksOfSet(set, undefined, { rules: rulesFor({ 'team-raster': { block: 'hidden' } }) })).toEqual(
      [],
    )
    const blocks = blocksOfSet(set, undefined, { rules: rulesFor({ 'team-raster': { hide: ['rol'] } }) })
    expect([countIn(blocks, 'Hydroloog'), countIn(blocks, 'Anna')]).toEqual([0, 1])
  })

  test('a field is hidden or shown wherever it is, and one set goes before all', () => {
    const hide = { ...noRules, hide: new Set(['tip', 'naam']), show: new Set(['interne_notitie']) }
    const values = {
      type: 'onbekend',
      tip: 'Neem laarzen mee',
      interne_notitie: 'Bel eerst de gids',
      kop: 'Wandeling',
    }
    const blocks = blocksOfSet(values, undefined, { rules: hide })
    expect([countIn(blocks, 'laarzen'), countIn(blocks, 'Bel eerst'), countIn(blocks, 'Wandeling')]).toEqual([
      ...[0, 1, 1],
    ])
    const rules = { ...hide, sets: new Map([['onbekend', { show: ['tip'] }]]) }
    expect(countIn(blocksOfSet(values, undefined, { rules }), 'laarzen')).toBe(1)
  })

  test('a hidden field is not shown by a block that knows its name either', () => {
    const rules = { ...noRules, hide: new Set(['text']) }
    expect(
      countIn(blocksOfSet({ type: 'hero', title: 'A', text: 'Weg ermee' }, undefined, { rules }), 'Weg'),
    ).toBe(0)
  })

  test('a field that a rule hides still decides which others are there', () => {
    const fields = schema({ soort: 'text', tekst: { conditions: { if: { soort: 'equals Lang' } } } })
    const rules = rulesFor({ onbekend: { hide: ['soort'] } })
    const shown = (soort: string) => {
      const set = { type: 'onbekend', soort, tekst: 'Een verhaal over wind' }
      return countIn(blocksOfSet(set, fields, { rules }), 'verhaal over wind')
    }
    expect([shown('Lang'), shown('Kort')]).toEqual([1, 0])
  })

  test('fields come in the order of the rule, the others after them', () => {
    const values = {
      type: 'onbekend',
      een: 'Eerste zin hier.',
      twee: 'Tweede zin hier.',
      drie: 'Derde zin hier.',
    }
    const rules = rulesFor({ onbekend: { order: ['drie', 'weg'] } })
    expect(JSON.stringify(blocksOfSet(values, undefined, { rules }))).toMatch(/Derde.*Eerste.*Tweede/)
  })
})

describe('rules for collections', () => {
  const read = (values: object, rule: object) => {
    const rules = { ...noRules, collections: new Map([['producten', rule]]) }
    return readEntryBlocks(values as never, createContext({ rules }).context, { collection: 'producten' })
  }
  const product = {
    title: 'Pomp',
    onderschrift: 'Stil en zuinig.',
    foto_groot: '/pomp.jpg',
    nummer: 'Model A 12',
  }

  test('name the fields of the head of a page', () => {
    const { head } = read(product, {
      fields: { lead: 'onderschrift', picture: 'foto_groot', label: 'nummer' },
    })
    expect(head).toMatchObject({
      lead: 'Stil en zuinig.',
      picture: { src: '/pomp.jpg' },
      label: 'Model A 12',
    })
  })

  test('hide and order fields of entries', () => {
    const { blocks, head } = read(product, { hide: ['nummer', 'foto_groot'] })
    expect([JSON.stringify([head, blocks]).includes('Model A'), head.picture]).toEqual([false, undefined])
  })
})

describe('fields of the head of a page', () => {
  const values = { title: 'Molen', lead: 'Een inleiding over wind.' }
  const shown = (more: object, rules = noRules) =>
    JSON.stringify(readEntryBlocks({ ...values, ...more }, createContext({ rules }).context))

  test('are not shown where a rule for all fields hides them', () => {
    expect(shown({})).toContain('inleiding')
    expect(shown({}, { ...noRules, hide: new Set(['lead']) })).not.toContain('inleiding')
  })

  test('are not shown while a switch beside them is off', () => {
    expect(shown({ show_lead: true })).toContain('inleiding')
    expect(shown({ show_lead: false })).not.toContain('inleiding')
  })
})

test('rows of which a rule leaves only a field called html are no sanitized markup', () => {
  const rules = rulesFor({ zutje: { block: 'rich_text', fields: { text: 'inhoud' }, hide: ['kleur'] } })
  const inhoud = [{ html: '<img src=x onerror=alert(1)>', kleur: 'x' }]
  const sanitize = () => ({ html: '<p>gereinigd</p>' })
  const shown = JSON.stringify(blocksOfSet({ type: 'zutje', inhoud }, undefined, { rules, sanitize }))
  expect(shown).not.toContain('onerror')
})
