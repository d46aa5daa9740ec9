import { describe, expect, test } from 'vitest'
import { readParts } from '../../../../src/blocks/compose/parts/read-parts.ts'
import { createScope } from '../../../../src/blocks/read-entry.ts'
import type { FieldSchema } from '../../../../src/content/kinds/field-schema.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { asset, summary } from '../../../support/block-samples.ts'
import { blocksOf, blocksOfSet, countIn, createContext, form, schema } from '../../../support/compose.ts'

const partsOf = (values: Values, fields?: readonly FieldSchema[], locale: Locale = 'nl') =>
  readParts({ values, fields }, createScope(createContext({ locale }).context, values))

const kindsOf = (value: Value, handle = 'veld', field?: string | Partial<FieldSchema>) =>
  partsOf({ [handle]: value }, field === undefined ? undefined : schema({ [handle]: field })).map(
    ({ kind }) => kind,
  )

const pdf = { url: '/assets/plan.pdf', extension: 'pdf', name: 'plan.pdf' }

describe('by the shape of the value alone', () => {
  test.each<[string, Value, readonly string[]]>([
    ['short', 'Drie molens', ['short']],
    ['sentences', 'Er staan drie molens langs de dijk, en alle drie draaien ze nog.', ['text']],
    ['lines', 'Eerste regel\nTweede regel', ['text']],
    ['markup', '<p>Drie <em>molens</em></p>', ['html']],
    ['sanitized markup', { html: '<p>Drie molens</p>' }, ['html']],
    ['empty markup', { html: '' }, []],
    ['a date', '2026-03-01', ['fact']],
    ['a moment', '2026-03-01T20:15', ['fact']],
    ['a period', { start: '2026-03-01', end: '2026-03-04' }, ['fact']],
    ['a picture', '/assets/molen.jpg', ['pictures']],
    ['a file of a picture', asset('molen.svg'), ['pictures']],
    ['pictures', [asset('a.svg'), asset('b.svg')], ['pictures']],
    ['a document', pdf, ['files']],
    ['documents', [pdf, { ...pdf, url: '/assets/b.pdf' }], ['files']],
    ['pictures and documents', [asset('a.svg'), pdf], ['pictures', 'files']],
    ['a film file', { url: '/assets/film.mp4', extension: 'mp4' }, ['video']],
    ['a film elsewhere', 'https://www.youtube.com/watch?v=abcdefghijk', ['video']],
    ['a page of this site', '/over-ons', ['link']],
    ['another site', 'https://www.voorbeeld.example/a', ['link']],
    ['mail', 'gids@molen.example', ['fact']],
    ['pages', [summary('Molen')], ['entries']],
    ['one page', summary('Molen'), ['entries']],
    ['terms', [{ slug: 'wind', title: 'Wind' }], ['fact']],
    ['a list', ['Zeil en touw', 'Hout en steen'], ['list']],
    ['a table', [{ cells: ['a', 'b'] }, { cells: ['c', 'd'] }], ['table']],
    ['a table of lists', [['a', 'b'], ['c']], ['table']],
    ['rows', [{ kop: 'Een', tekst: 'Wat er te zien is.' }], ['rows']],
    ['sets', [{ type: 'onbekend', kop: 'Een' }], ['sets']],
    ['a group', { straat: 'Molenweg 1', plaats: 'Wierum aan Zee' }, ['group']],
    ['code', { code: 'let a = 1', mode: 'js' }, ['code']],
    ['a form', { handle: form.handle }, ['form']],
    ['the chosen option of a select field', { value: 'links', label: 'Links', key: 'links' }, []],
    ['an envelope', { data: ['Zeil en touw', 'Hout en steen'], total_results: 2 }, ['list']],
    ['a switch', true, []],
    ['nothing', null, []],
    ['an empty list', [], []],
    ['a lone word in small letters', 'donker', []],
    ['a script address', 'javascript:alert(1)', []],
    ['a number that is none', Number.NaN, []],
  ])('%s', (_, value, kinds) => {
    expect(kindsOf(value)).toEqual(kinds)
  })
})

describe('by the blueprint', () => {
  test.each<[string, string | Partial<FieldSchema>, Value, readonly string[]]>([
    ['a word that would pass for a choice', 'text', 'water', ['short']],
    ['a date that is text', 'text', '2026-03-01', ['short']],
    ['sentences, however short', 'textarea', 'Alleen op afspraak', ['text']],
    ['code', 'code', 'let a = 1', ['code']],
    ['a number with its unit', { type: 'integer', append: 'km' }, 12, ['number']],
    ['a choice', { type: 'select', hidden: 'setting' }, 'Links', []],
    ['a switch', 'toggle', true, []],
    ['a key', { type: 'slug', hidden: 'key' }, 'molen', []],
    [
      'rows of a grid with a column called type',
      { type: 'grid', fields: schema({ type: 'text', naam: 'text' }) },
      [{ type: 'Korenmolen', naam: 'De Hoop' }],
      ['rows'],
    ],
    ['a field of an add-on', 'some_addon', 'Een tekst van de invoegtoepassing', ['short']],
    ['a hidden field', { type: 'text', hidden: 'hidden' }, 'Niet voor bezoekers', []],
  ])('%s', (_, field, value, kinds) => {
    expect(kindsOf(value, 'veld', field)).toEqual(kinds)
  })

  test('a field is there when its condition holds', () => {
    const fields = schema({ soort: 'select', tekst: { conditions: { if: { soort: 'equals lang' } } } })
    const shown = (soort: string) => partsOf({ soort, tekst: 'Een lang verhaal over wind' }, fields).length
    expect([shown('lang'), shown('kort')]).toEqual([1, 0])
  })

  test.each(['show_tekst', 'has_tekst', 'toon_tekst', 'heeft_tekst', 'zeige_tekst', 'enable_tekst'])(
    'the switch %s hides a text beside it while it is off',
    (name) => {
      expect(partsOf({ [name]: false, tekst: 'Een lang verhaal over wind' })).toEqual([])
      expect(partsOf({ [name]: true, tekst: 'Een lang verhaal over wind' })).toHaveLength(1)
    },
  )
})

describe('by the name of the field', () => {
  test.each([
    ['titel', 'Molen', 'heading'],
    ['bovenkop', 'Sinds 1712', 'label'],
    ['vraag', 'Draait hij nog?', 'question'],
    ['citaat', '„De wind komt altijd.“', 'quote'],
    ['auteur', 'Neel de Vries', 'author'],
    ['functie', 'Molenaar', 'personRole'],
    ['bijschrift', 'De kap', 'caption'],
    ['fotograaf', 'Jan Bos', 'credit'],
    ['alt', 'Een molen', 'alt'],
    ['aantal', '12', 'number'],
    ['eenheid', 'ha', 'unit'],
    ['knoptekst', 'Kom langs', 'linkLabel'],
  ])('%s: %s is of the kind %s', (handle, value, kind) => {
    expect(kindsOf(value, handle)).toEqual([kind])
  })

  test('sentences are text, whatever the name', () => {
    const long =
      'Wie hier een verhaal schrijft in plaats van een paar woorden, krijgt een alinea te zien op de pagina.'
    for (const handle of ['bovenkop', 'aantal'])
      expect([handle, kindsOf(long, handle)]).toEqual([handle, ['text']])
  })

  test('a title with markup is a title without it', () => {
    expect(partsOf({ titel: '<p>De <em>Hoop</em></p>' })).toMatchObject([
      { kind: 'heading', text: 'De Hoop' },
    ])
    expect(partsOf({ kop: { html: '<p>De <strong>Hoop</strong></p>' } })).toMatchObject([
      { kind: 'heading', text: 'De Hoop' },
    ])
  })
})

test.each([
  ['citaat', '<p>„De wind komt altijd.“</p><p>Vaak.</p>', { kind: 'quote' }],
  ['knoptekst', '<p>Kom <em>langs</em></p>', { kind: 'linkLabel', text: 'Kom langs' }],
  ['kop', '<p>Lees het <a href="/a">hier</a></p>', { kind: 'html' }],
  ['vraag', '<p>Draait hij?</p><p>En zij?</p>', { kind: 'html' }],
  ['tekst', '<p></p>', undefined],
])('the same markup in %s is the same part, as a text and when it is sanitized', (handle, html, part) => {
  const wanted = part ? [part] : []
  expect(partsOf({ [handle]: html })).toMatchObject(wanted)
  expect(partsOf({ [handle]: { html } })).toEqual(partsOf({ [handle]: html }))
})

describe('dates and numbers in the language of the page', () => {
  test.each<[Locale, string, string, string]>([
    ['nl', '1 maart 2026', '1 maart 2026 om 20:15', '12.500,5'],
    ['en', '1 March 2026', '1 March 2026 at 20:15', '12,500.5'],
    ['de', '1. März 2026', '1. März 2026 um 20:15', '12.500,5'],
  ])('%s', (locale, day, moment, number) => {
    const textOf = (value: Value) => {
      const [part] = partsOf({ veld: value }, undefined, locale)
      return part && 'text' in part ? part.text.replace(/[\u202f\u00a0]/g, ' ') : undefined
    }
    expect([textOf('2026-03-01'), textOf('2026-03-01 20:15'), textOf(12_500.5)]).toEqual([
      day,
      moment,
      number,
    ])
  })

  test.each(['2026-13-45', '2026-02-30x', '9999-99-99'])('%s is no date', (text) => {
    expect(partsOf({ veld: text }).filter(({ kind }) => kind === 'fact')).toEqual([])
  })

  test('units and signs stand around numbers', () => {
    const fields = schema({ prijs: { type: 'float', prepend: '€', append: 'per dag' } })
    expect(partsOf({ prijs: 4.5 }, fields)).toMatchObject([{ text: '€ 4,5 per dag' }])
  })
})

/** Links as projects store them: all give their text and address. */
describe('links of every shape', () => {
  const id = '0b1c2d3e-0000-4000-8000-000000000001'
  test.each<[string, Value]>([
    ['label and url', { label: 'Kom langs', url: '/bezoek' }],
    ['label and link', { label: 'Kom langs', link: '/bezoek', style: 'primary' }],
    [
      'text and link with settings',
      { text: 'Kom langs', url: '', link: '/bezoek', color: 'btn-green', size: 'btn-lg', block: false },
    ],
    [
      'all kinds of targets, of which one is filled',
      {
        ...{
          label: 'Kom langs',
          link_type: 'entry',
          entry: summary('Bezoek', { id }),
          url: null,
          email: null,
          tel: null,
        },
        ...{ asset: null, target_blank: false, button_type: 'button', tracker_event: null },
      },
    ],
    ['a list of one page', { label: 'Kom langs', entry: [summary('Bezoek')] }],
    [
      'a row with a type',
      { id: 'a', type: 'entry', entry: summary('Bezoek'), label: 'Kom langs', new_tab: false },
    ],
    ['a call to action', { type: 'link', cta: '/bezoek', cta_label: 'Kom langs' }],
  ])('%s', (_, row) => {
    const parts = partsOf({ knoppen: [row] }, schema({ knoppen: 'grid' }))
    expect(parts).toMatchObject([{ kind: 'links', links: [{ label: 'Kom langs', href: '/bezoek' }] }])
  })

  test.each(['mailto:gids@molen.example', 'tel:+31501234567', '#boven', 'https://molen.example'])(
    'the address %s',
    (url) => {
      expect(partsOf({ knoppen: [{ label: 'Kom langs', url }] })).toMatchObject([{ links: [{ href: url }] }])
    },
  )

  test('of several targets the one whose condition holds is taken', () => {
    const fields = schema({
      label: 'text',
      link_type: { type: 'button_group', hidden: 'setting' },
      url: { conditions: { if: { link_type: 'equals url' } } },
      entry: { type: 'entries', conditions: { if: { link_type: 'equals entry' } } },
    })
    const row = {
      label: 'Kom langs',
      link_type: 'entry',
      url: 'https://oud.example',
      entry: summary('Bezoek'),
    }
    expect(partsOf({ knoppen: [row] }, schema({ knoppen: { type: 'grid', fields } }))).toMatchObject([
      { links: [{ label: 'Kom langs', href: '/bezoek' }] },
    ])
  })

  test('a text that begins with a number sign is no address', () => {
    expect(partsOf({ knoppen: [{ text: '#1 van het noorden', url: '/bezoek' }] })).toMatchObject([
      { kind: 'links', links: [{ label: '#1 van het noorden', href: '/bezoek' }] },
    ])
  })

  test('notes and settings of rows with one text are no list', () => {
    const notes = [{ interne_notitie: 'Nog nakijken.' }, { interne_notitie: 'Deze ook.' }]
    expect(blocksOf({ regels: notes })).toEqual([])
    expect(kindsOf([{ naam: 'De Hoop' }, { naam: 'De Vrede' }])).toEqual(['list'])
  })

  test('a page names the link that has no text', () => {
    expect(partsOf({ knoppen: [{ entry: summary('Bezoek') }] })).toMatchObject([
      { links: [{ label: 'Bezoek', href: '/bezoek' }] },
    ])
  })

  test('the text of a link without an address that can be used is still there', () => {
    const parts = partsOf({ knoppen: [{ label: 'Kom langs bij ons', url: 'javascript:alert(1)' }] })
    expect(JSON.stringify(parts)).toContain('Kom langs bij ons')
    expect(JSON.stringify(parts)).not.toContain('"href"')
  })

  test('rows with more than a link are rows', () => {
    const row = { label: 'Kom langs', url: '/bezoek', tekst: '<p>Elke zaterdag.</p>' }
    expect(kindsOf([row])).toEqual(['rows'])
  })
})

test('a column called type is shown where the blueprint has it', () => {
  const fields = schema({ type: 'text', naam: 'text' })
  expect(partsOf({ type: 'Korenmolen', naam: 'De Hoop' }, fields)).toHaveLength(2)
  expect(partsOf({ type: 'korenmolen', naam: 'De Hoop' })).toHaveLength(1)
})

test('members that every object has, and those of the content system, are no fields', () => {
  const values = JSON.parse(
    '{"__proto__":"Een tekst hier","constructor":"Nog een tekst","id":"x1","type":"A B","enabled":true}',
  )
  expect(partsOf(values).map(({ handle }) => handle)).toEqual(['__proto__', 'constructor'])
})

test('the signs of markup in a plain text are read as the signs', () => {
  const fields = schema({ uitleg: 'text' })
  const blocks = blocksOfSet(
    { type: 'zomaar', uitleg: 'Snel &amp; goed, al dertig jaar aan het wad.' },
    fields,
  )
  expect(JSON.stringify(blocks)).toContain('Snel &amp; goed')
  expect(JSON.stringify(blocks)).not.toContain('&amp;amp;')
})

test('without a blueprint a lone word is a text where the field holds texts in another row, else a choice', () => {
  const rows = [
    { wie: 'Anna', zin: 'Heerlijk.', wat: 'gasten per dag', plek: 'links' },
    { wie: 'Bert', zin: 'Nog eens.', wat: 'soepen', plek: 'rechts' },
  ]
  const blocks = blocksOfSet({ type: 'uitspraken', rijtjes: rows })
  for (const text of ['Heerlijk.', 'Nog eens.', 'gasten per dag', 'soepen'])
    expect(countIn(blocks, text)).toBe(1)
  for (const choice of ['links', 'rechts']) expect(countIn(blocks, choice)).toBe(0)
})
