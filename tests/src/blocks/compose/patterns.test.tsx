import { describe, expect, test } from 'vitest'
import type { Block } from '../../../../src/blocks/block-types.ts'
import { Blocks } from '../../../../src/blocks/blocks.tsx'
import type { FieldSchema } from '../../../../src/content/kinds/field-schema.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { asset, summary } from '../../../support/block-samples.ts'
import { blocksOf, blocksOfSet, countIn, schema } from '../../../support/compose.ts'
import { render } from '../../../support/render.tsx'

const long = 'Wie hier woont kent het water, en het water kent wie hier woont.'
const set = (fields: Values): readonly Block[] => blocksOfSet({ type: 'zomaar', ...fields })
const rows = (
  items: readonly Values[],
  more: Values = {},
  fields?: readonly FieldSchema[],
): readonly Block[] =>
  blocksOfSet(
    { type: 'zomaar', ...more, onderdelen: items as Value },
    fields &&
      schema({
        ...Object.fromEntries(Object.keys(more).map((name) => [name, 'text'])),
        onderdelen: { type: 'grid', fields },
      }),
  )
const typesOf = (blocks: readonly Block[]) => blocks.map(({ type }) => type)

describe('the parts of one set', () => {
  test('a title and text are prose with a heading', () => {
    expect(set({ kop: 'Het wad', tekst: long })).toMatchObject([
      { type: 'rich_text', props: { title: 'Het wad', html: { html: `<p>${long}</p>` } } },
    ])
  })

  test('a picture and text stand side by side, on the side of their order', () => {
    const sideOf = (fields: Values) =>
      set(fields).map(({ type, props }) => [type, 'side' in props && props.side])
    expect(sideOf({ kop: 'Het wad', foto: '/a.jpg', tekst: long })).toEqual([['media_text', 'start']])
    expect(sideOf({ kop: 'Het wad', tekst: long, foto: '/a.jpg' })).toEqual([['media_text', 'end']])
  })

  test('a long text has its picture above or below', () => {
    const tekst = { html: `<p>${long}</p>`.repeat(60) }
    expect(typesOf(set({ kop: 'Het wad', foto: '/a.jpg', tekst }))).toEqual([
      'rich_text',
      'media_text',
      'rich_text',
    ])
  })

  test('caption, credit and alternative text belong to the picture before them', () => {
    const values = {
      foto: '/a.jpg',
      bijschrift: 'De kap',
      fotograaf: 'Jan Bos',
      alt: 'Een molen',
      tekst: long,
    }
    expect(set(values)[0]?.props).toMatchObject({
      picture: { alt: 'Een molen' },
      caption: 'De kap © Jan Bos',
    })
  })

  test('of several pictures the last has the caption', () => {
    expect(set({ fotos: ['/a.jpg', '/b.jpg'], bijschrift: 'Van boven' })[0]?.props).toMatchObject({
      pictures: [{ src: '/a.jpg' }, { src: '/b.jpg', caption: 'Van boven' }],
    })
  })

  test('a caption without a picture is a text', () => {
    expect(countIn(set({ kop: 'Het wad', bijschrift: 'De kap van de molen' }), 'De kap van de molen')).toBe(1)
  })

  test('the text of a link belongs to the link, in pairs', () => {
    const values = {
      ...{ tekst: long, primary_label: 'Kom langs', primary_link: '/bezoek' },
      ...{ secondary_label: 'Lees eerst', secondary_link: '/lees' },
    }
    const html = JSON.stringify(set(values))
    expect(html).toMatch(/\/bezoek\\">Kom langs<.*\/lees\\">Lees eerst</)
  })

  test('a link without a text has that of the page', () => {
    expect(JSON.stringify(set({ tekst: long, link: '/bezoek' }))).toMatch(/\/bezoek\\">Lees meer</)
  })

  test('a quote has its speaker, and a title stays above it', () => {
    const said = { citaat: '„De wind komt altijd.“', auteur: 'Neel', functie: 'molenaar' }
    expect(set(said)).toMatchObject([
      { type: 'quote', props: { text: 'De wind komt altijd.', author: 'Neel', role: 'molenaar' } },
    ])
    expect(set({ citaat: 'De wind komt altijd.', naam: 'Neel' })).toMatchObject([
      { props: { author: 'Neel' } },
    ])
    expect(set({ kop: 'Wat de buren zeggen', ...said })).toMatchObject([
      { type: 'rich_text', props: { html: { html: '<h2>Wat de buren zeggen</h2>' } } },
      { type: 'quote', props: { author: 'Neel', role: 'molenaar' } },
    ])
  })

  test('a portrait with a caption is no part of a quote, which keeps it', () => {
    const blocks = set({
      citaat: 'De wind komt altijd.',
      auteur: 'Neel',
      foto: { ...asset('n.svg'), caption: 'Neel in 1980' },
    })
    expect([countIn(blocks, 'Neel in 1980'), countIn(blocks, 'De wind komt')]).toEqual([1, 1])
  })

  test('several pictures are a gallery, files are downloads, and a table is a table', () => {
    expect(typesOf(set({ kop: 'Zien', beelden: ['/a.jpg', '/b.jpg'] }))).toEqual(['gallery'])
    expect(typesOf(set({ kop: 'Lezen', stukken: ['/a.pdf', '/b.pdf'] }))).toEqual(['download_list'])
    expect(typesOf(set({ kop: 'Meten', tabel: [{ cells: ['a', 'b'] }, { cells: ['1', '2'] }] }))).toEqual([
      'table',
    ])
    expect(typesOf(set({ kop: 'Kijken', film: 'https://vimeo.com/123456789' }))).toEqual(['video'])
    expect(typesOf(set({ kop: 'Gaan', paginas: [summary('Molen'), summary('Wad')] }))).toEqual(['cards'])
  })

  test('fields of a group stand where the group does, under its own title', () => {
    const blocks = set({ kop: 'Bezoek', adres: { kop: 'Adres', tekst: long } })
    expect(JSON.stringify(blocks)).toMatch(/Bezoek.*<h3>Adres<\/h3>/)
  })

  test('an entry without a page shows its own fields', () => {
    const entry = { id: 'e1', title: 'Hoe kom ik er?', antwoord: { html: '<p>Met de bus.</p>' } }
    const blocks = set({ kop: 'Vragen', vragen: [entry, { ...entry, id: 'e2', title: 'Mag de hond mee?' }] })
    for (const text of ['Hoe kom ik er?', 'Mag de hond mee?'])
      expect([text, countIn(blocks, text)]).toEqual([text, 1])
    expect(countIn(blocks, 'Met de bus.')).toBe(2)
  })
})

describe('rows', () => {
  const pair = (first: Values): readonly Values[] => [first, first]
  test.each<[string, readonly Values[], readonly FieldSchema[] | undefined, readonly string[]]>([
    [
      'picture, title and text: cards',
      pair({ foto: '/a.jpg', kop: 'Zeekraal', tekst: long }),
      undefined,
      ['cards'],
    ],
    [
      'title and link: cards',
      pair({ kop: 'Zeekraal', tekst: long, link: '/zeekraal' }),
      undefined,
      ['cards'],
    ],
    ['question and answer: questions', pair({ vraag: 'Hoe laat?', antwoord: long }), undefined, ['faq']],
    ['titles that ask: questions', pair({ kop: 'Hoe laat?', tekst: long }), undefined, ['faq']],
    ['number and label: numbers', pair({ getal: '12', naam: 'molens' }), undefined, ['stats']],
    [
      'numbers with a sign before some of them: numbers',
      [
        { getal: 2140, prefix: null, caption: 'huizen verhuurd' },
        { getal: 12, prefix: '£', caption: 'miljoen uitgegeven' },
      ],
      undefined,
      ['stats'],
    ],
    ['quote and speaker: quotes', pair({ citaat: long, auteur: 'Neel' }), undefined, ['quote', 'quote']],
    ['pictures: a gallery', pair({ foto: '/a.jpg', bijschrift: 'De kap' }), undefined, ['gallery']],
    ['files: downloads', pair({ kop: 'Het plan', bestand: '/plan.pdf' }), undefined, ['download_list']],
    [
      'name and value: facts',
      pair({ naam: 'Hoogte', omschrijving: 'Twaalf meter' }),
      schema({ naam: 'text', omschrijving: 'text' }),
      ['rich_text'],
    ],
    [
      'three short texts: a table',
      pair({ dag: 'Maandag', ochtend: '9 tot 12', middag: 'Gesloten' }),
      schema({ dag: 'text', ochtend: 'text', middag: 'text' }),
      ['table'],
    ],
    [
      'films: sections',
      pair({ kop: 'Film', film: 'https://vimeo.com/123456789' }),
      undefined,
      ['video', 'video'],
    ],
  ])('of %s', (_, items, fields, types) => {
    expect(typesOf(rows(items, {}, fields))).toEqual(types)
    const titled = rows(items, { titel: 'Samen' }, fields)
    expect([
      countIn(titled, 'Samen'),
      typesOf(titled).filter((type) => type === types[0]).length >= 1,
    ]).toEqual([1, true])
  })

  test('the caption of a picture in a card is kept', () => {
    const blocks = rows(pair({ foto: { ...asset('a.svg'), caption: 'De kap' }, kop: 'Molen', tekst: long }))
    expect(countIn(blocks, 'De kap')).toBe(2)
  })

  test('rows of many columns are no table', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 14 }, (_, index) => [
        `k${'abcdefghijklmn'[index]}`,
        `Waarde ${'abcdefghijklmn'[index]}`,
      ]),
    )
    expect(
      typesOf(
        rows(pair(wide), {}, schema(Object.fromEntries(Object.keys(wide).map((name) => [name, 'text'])))),
      ),
    ).not.toContain('table')
  })
})

describe('headings', () => {
  const levelsOf = async (values: Values) =>
    [...(await render(<Blocks blocks={blocksOf(values)} layout="wide" />)).matchAll(/<h([1-6])[ >]/g)].map(
      ([, level]) => Number(level),
    )

  /** Whether no level is left out, from the `h1` of the page on. */
  const skips = (levels: readonly number[]) =>
    levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1)

  const nest = (left: number, fields: Values): Values => ({
    type: 'zomaar',
    kop: `Kop ${left}`,
    ...fields,
    ...(left > 0 && { delen: [nest(left - 1, fields)] }),
  })

  test.each<[string, Values]>([
    ['texts', { tekst: long }],
    ['a picture and text', { tekst: long, foto: '/a.jpg' }],
    [
      'rich text with headings of its own',
      { tekst: { html: `<h2>Eigen</h2><p>${long}</p><h3>Dieper</h3><p>x</p>` } },
    ],
    [
      'a picture beside rich text with headings',
      { foto: '/a.jpg', tekst: { html: `<h2>Eigen</h2><p>${long}</p>` } },
    ],
    [
      'cards',
      {
        kaarten: [
          { kop: 'A', tekst: long },
          { kop: 'B', tekst: long },
        ],
      },
    ],
    ['questions', { faq: [{ vraag: 'A?', antwoord: { html: '<h2>Eigen</h2><p>Ja.</p>' } }] }],
    ['pages', { paginas: [summary('Molen'), summary('Wad')] }],
    [
      'known blocks',
      {
        inhoud: [
          { type: 'rich_text', title: 'Bekend', text: { html: '<p>x</p>' } },
          { type: 'faq', title: 'V', questions: [{ question: 'q', answer: 'a' }] },
        ],
      },
    ],
  ])('do not skip a level around %s, alone and inside others', async (_, fields) => {
    for (const depth of [0, 1, 3]) {
      const levels = await levelsOf({ blokken: [nest(depth, fields)] })
      expect([depth, levels, skips(levels)]).toEqual([depth, levels, false])
      expect(levels[0]).toBe(2)
    }
  })

  test('of texts without a title begin below the title of the page', async () => {
    expect(
      await levelsOf({
        blokken: [{ type: 'zomaar', foto: '/a.jpg', tekst: { html: '<h2>Eigen</h2><p>x</p>' } }],
      }),
    ).toEqual([2])
  })
})

test('a set that is called a quote shows its only sentences without the marks around them', () => {
  const story = { type: 'klantverhaal', tekst: '„De wind komt altijd, ook bij ons aan zee.“', naam: 'Neel' }
  expect(blocksOfSet(story)).toMatchObject([
    { type: 'quote', props: { text: 'De wind komt altijd, ook bij ons aan zee.', author: 'Neel' } },
  ])
})

test('a set that is called a quote shows a few words without telling names as one, the longest of them', () => {
  const said = { type: 'quote', props: { text: 'Ik mag hier modderig worden!', author: 'Sem' } }
  for (const values of [
    { zin: 'Ik mag hier modderig worden!', wie: 'Sem' },
    { wie: 'Sem', zin: 'Ik mag hier modderig worden!' },
  ])
    expect(blocksOfSet({ type: 'uitspraak', ...values })).toMatchObject([said])
})

test('a picture that a block shows has its credit below it', () => {
  const values = { type: 'figure', image: '/a.jpg', caption: 'De kap', photo_credit: 'Jan Bos' }
  expect(blocksOfSet(values)).toMatchObject([{ type: 'media_text', props: { caption: 'De kap © Jan Bos' } }])
})

test('a credit is shown where its block has no picture, too', () => {
  const blocks = blocksOfSet({ type: 'figure', text: 'Wij bouwen met hout.', photo_credit: 'Jan Bos' })
  expect(JSON.stringify(blocks)).toContain('Jan Bos')
})

describe('rows of a set that is called after what opens', () => {
  const opened = [
    { question: 'Geen warm water', answer: { html: expect.stringContaining('de ketel') } },
    { question: 'Een verstopte gootsteen', answer: { html: expect.stringContaining('de ketel') } },
  ]
  const titles = ['Geen warm water', 'Een verstopte gootsteen']

  test('are questions, whatever their list is called', () => {
    const panelen = titles.map((titel) => ({ titel, tekst: 'Kijk eerst naar de ketel.' }))
    expect(blocksOfSet({ type: 'accordeon', titel: 'Storing', panelen })).toMatchObject([
      { type: 'faq', props: { title: 'Storing', questions: opened } },
    ])
  })

  test('open with the text that they begin with, onto sets of running text', () => {
    const rows = titles.map((summary) => ({
      type: 'accordion_row',
      summary,
      details: [
        { type: 'paragraph', copy: 'Kijk eerst naar de ketel.' },
        { type: 'checklist', intro: 'Daarna naar', points: ['de klok op de muur', 'de kraan'] },
      ],
    }))
    expect(blocksOfSet({ type: 'accordion_group', heading: 'Storing', accordion: rows })).toMatchObject([
      { type: 'faq', props: { title: 'Storing', questions: opened } },
    ])
  })
})

describe('fields that repeat under numbered or placed names', () => {
  test.each([
    ['numbers', { titel_1: 'Een', tekst_1: long, titel_2: 'Twee', tekst_2: long }],
    ['sides', { kop_links: 'Een', tekst_links: long, kop_rechts: 'Twee', tekst_rechts: long }],
  ])('are rows: %s', (_, fields) => {
    expect(set(fields)).toMatchObject([
      { type: 'cards', props: { items: [{ title: 'Een' }, { title: 'Twee' }] } },
    ])
  })

  test('keep the names that editors see, without number or side', () => {
    const fields = schema({
      prijs_1: { display: 'Prijs (1)' },
      maat_1: { display: 'Maat & vorm 1' },
      kleurtje_1: { display: 'Tint links' },
      prijs_2: {},
      maat_2: {},
      kleurtje_2: {},
    })
    const row = (place: number) => ({
      [`prijs_${place}`]: '€ 4',
      [`maat_${place}`]: 'Groot en rond',
      [`kleurtje_${place}`]: 'Blauw met wit',
    })
    expect(blocksOfSet({ type: 'zomaar', ...row(1), ...row(2) }, fields)).toMatchObject([
      { type: 'table', props: { columns: ['Prijs', 'Maat & vorm', 'Tint'].map((label) => ({ label })) } },
    ])
  })

  test('of which only one is filled stay as they are', () => {
    expect(typesOf(set({ titel_1: 'Een', tekst_1: long, titel_2: '', tekst_2: '' }))).toEqual(['rich_text'])
  })
})
