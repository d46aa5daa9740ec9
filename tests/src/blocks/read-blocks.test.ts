import { describe, expect, test } from 'vitest'
import { readers } from '../../../src/blocks/block-readers.ts'
import type { Block } from '../../../src/blocks/block-types.ts'
import { readBlocks, readEntryBlocks, tocOf } from '../../../src/blocks/read-blocks.ts'
import { headFields, readPageHead } from '../../../src/content/head/page-head.ts'
import type { Value, Values } from '../../../src/content/types.ts'
import { createFields } from '../../../src/content/values/fields.ts'
import { asset, html, oddValues, type SampledType, samples, summary } from '../../support/block-samples.ts'

const form = {
  handle: 'contact',
  fields: [{ handle: 'naam', type: 'text', label: 'Naam', required: true }],
  honeypot: 'url',
}

function createContext() {
  const unknown: string[] = []
  return {
    unknown,
    context: {
      sanitize: (text: string) => ({ html: text.replace(/<script[\s\S]*?<\/script>/g, '') }),
      unknown: (type: string) => void unknown.push(type),
      form: (handle: string) => (handle === 'contact' ? form : undefined),
    },
  }
}

const read = (values: Values) => readBlocks(values, createContext().context)
const readSet = (set: Value): readonly Block[] => read({ blocks: [set] })
const types = (values: Values) => read(values).map(({ type }) => type)
const library = Object.keys(samples) as SampledType[]

describe('every block of the library', () => {
  test.each(library)('%s is read from its canonical fields', (type) => {
    const [block] = readSet({ type, id: 'x', ...samples[type] })
    expect(block).toMatchSnapshot()
  })

  test.each(library)('%s without fields is dropped', (type) => {
    expect(readSet({ type, id: 'x' })).toEqual([])
    expect(readSet(type)).toEqual([])
  })

  test.each(library)('%s with empty fields is dropped', (type) => {
    const empty = (value: Value) =>
      Object.fromEntries(Object.keys(samples[type]).map((name) => [name, value]))
    for (const value of [null, [], '']) expect(readSet({ type, ...empty(value) })).toEqual([])
  })

  test.each(library)('%s survives any value in any field', (type) => {
    const { context } = createContext()
    for (const odd of oddValues) {
      for (const name of Object.keys(samples[type])) {
        const values = { ...samples[type], [name]: odd as Value }
        const props = readers[type](createFields(values, context), context)
        expect(JSON.stringify(props) ?? '').not.toMatch(
          /undefined|"html":""|"(?:href|src|url|path)":"javascript:/,
        )
      }
    }
  })
})

describe('shapes of the other content systems', () => {
  test('a select of the REST API is read by its value', () => {
    const [block] = readSet({
      type: 'notice',
      tone: { value: 'danger', label: 'Gevaar', key: 'danger' },
      title: 'Let op',
    })
    expect(block?.props).toMatchObject({ tone: 'danger', title: 'Let op' })
  })

  test('a grid of one row, collapsed to the row, is a list of one', () => {
    const [block] = readSet({ type: 'faq', questions: { vraag: 'Waarom?', antwoord: '<p>Daarom.</p>' } })
    expect(block?.props).toEqual({ questions: [{ question: 'Waarom?', answer: { html: '<p>Daarom.</p>' } }] })
  })

  test('downloads are also a plain list of files', () => {
    const [block] = readSet({ type: 'downloads', bestanden: ['https://cms.example/assets/handboek.pdf'] })
    expect(block?.props).toEqual({
      files: [
        {
          title: 'handboek.pdf',
          url: 'https://cms.example/assets/handboek.pdf',
          format: 'PDF',
        },
      ],
    })
  })

  test('a table of deep values is a list of lists', () => {
    const [block] = readSet({ type: 'tabel', tabel: [['Zone', 'mm'], ['Slik', '18'], ['Kwelder']] })
    expect(block?.props).toEqual({
      columns: [
        { label: 'Zone', numeric: false },
        { label: 'mm', numeric: true },
      ],
      rows: [
        ['Slik', '18'],
        ['Kwelder', ''],
      ],
    })
  })

  test('names of other projects are understood', () => {
    const page = {
      blokken: [
        { type: 'tekst', inhoud: '<p>Lees</p>' },
        { type: 'beeld', afbeelding: { url: '/assets/img/kap.jpg', alt: 'De kap' } },
        { type: 'citaat', tekst: '<p>De wind komt <em>altijd</em>.</p>', auteur: 'Neel' },
        { type: 'mediaText', tekst: '<p>a</p>', beeld: '/assets/a.jpg' },
        { type: 'veelgestelde-vragen', vragen: [{ vraag: 'Hoe?', antwoord: 'Zo.' }] },
      ],
    }
    const blocks = read(page)
    expect(blocks.map(({ type }) => type)).toEqual(['rich_text', 'media_text', 'quote', 'media_text', 'faq'])
    expect(blocks[1]?.props).toEqual({
      picture: { src: '/assets/img/kap.jpg', alt: 'De kap' },
      side: 'start',
    })
    expect(blocks[2]?.props).toEqual({ text: 'De wind komt altijd.', author: 'Neel' })
  })
})

describe('the body of a page', () => {
  test('fields become blocks in their order, and texts that follow each other become one', () => {
    const page = {
      title: 'Titel',
      content: html('inhoud'),
      blokken: [{ type: 'quote', text: 'a' }],
      verhaal: '<p>onbekende naam, wel opmaak</p>',
      artikel: [
        { type: 'text', text: html('een') },
        { type: 'citaat', tekst: 'b' },
        { type: 'text', text: '<p>twee</p>' },
      ],
    }
    const blocks = read(page)
    expect(blocks.map(({ type }) => type)).toEqual(['rich_text', 'quote', 'rich_text', 'quote', 'rich_text'])
    expect(blocks[2]?.props).toEqual({
      html: { html: '<p>onbekende naam, wel opmaak</p><p>een</p>' },
    })
  })

  test('what is said in the head of the page is not said again', () => {
    const page = {
      title: 'x',
      label: 'x',
      lead: html('x'),
      intro: '<p>x</p>',
      hero: [asset('a.jpg')],
      seo_description: '<p>x</p>',
      slug: 'x',
    }
    expect(types(page)).toEqual([])
  })

  test('switches and words that machines read are no body', () => {
    const page = {
      tekst_kort: 'kort',
      kolommen: 4,
      aan: true,
      leeg: null,
      keuze: 'rood',
      verwant: [summary('A')],
    }
    expect(types(page)).toEqual([])
  })

  test('fields that no template knows are shown as facts and texts', () => {
    const page = { architect: 'Bureau Noord', getal: 4, regels: [{ label: 'Eén regel' }] }
    expect(read(page)[0]?.props).toEqual({
      html: {
        html:
          '<dl class="facts"><div><dt>Architect</dt><dd>Bureau Noord</dd></div>' +
          '<div><dt>Getal</dt><dd>4</dd></div></dl><ul><li>Eén regel</li></ul>',
      },
    })
  })

  test('blocks of a wrong type are skipped', () => {
    const { unknown, context } = createContext()
    const page = {
      blocks: [
        null,
        [],
        4,
        true,
        { type: 4 },
        { type: '' },
        {},
        ['x'],
        { type: 'quote', text: 'a' },
      ] as Value,
    }
    expect(readBlocks(page, context).map(({ type }) => type)).toEqual(['quote'])
    expect(unknown).toEqual([])
  })

  test('an unknown set is composed of its fields, and not reported', () => {
    const { unknown, context } = createContext()
    const set = { type: 'onbekendeset', title: 'a', text: '<p>b</p>', picture: '/c.jpg', link: '/d' }
    expect(readBlocks({ blocks: [set, { type: 'quote', text: 'a' }] }, context)).toMatchObject([
      {
        type: 'media_text',
        props: {
          title: 'a',
          picture: { src: '/c.jpg' },
          html: { html: expect.stringMatching(/^<p>b<\/p>.*href="\/d"/) },
        },
      },
      { type: 'quote' },
    ])
    expect(unknown).toEqual([])
  })

  test('an unknown set without fields shows nothing, and nobody misses it', () => {
    const { unknown, context } = createContext()
    const blocks = [
      'tijdlijn',
      { type: 'isPrototypeOf', id: 'x', enabled: true },
      { type: 'quote', text: 'a' },
    ]
    expect(readBlocks({ blocks }, context)).toHaveLength(1)
    expect(unknown).toEqual([])
  })

  test('an unknown set whose fields are all settings is reported', () => {
    const { unknown, context } = createContext()
    readBlocks({ blocks: [{ type: 'tijdlijn', kleur: 'rood', aantal_kolommen: 3 }] }, context)
    expect(unknown).toEqual(['tijdlijn'])
  })

  test.each(['divider', 'Separator', 'hr', 'horizontal-rule', 'scheidingslijn', 'trenner', 'Trennlinie'])(
    'the set %s is a line, alone or as an object',
    (type) => {
      const { unknown, context } = createContext()
      const quote = { type: 'quote', text: 'a' }
      const sets = [quote, type, quote, { type, id: 'x', style: 'dik' }]
      const line = { type: 'rich_text', props: { html: { html: '<hr>' } } }
      const sanitize = (html: string) => ({ html })
      const [, first, , second] = readBlocks({ blocks: sets }, { ...context, sanitize })
      expect([first, second]).toMatchObject([line, line])
      expect(unknown).toEqual([])
    },
  )

  test.each(['spacer', 'witruimte', 'abstand'])('the set %s shows nothing, and nobody misses it', (type) => {
    const { unknown, context } = createContext()
    const sets = [{ type }, { type: 'quote', text: 'a' }]
    expect(readBlocks({ blocks: sets }, context).map((block) => block.type)).toEqual(['quote'])
    expect(unknown).toEqual([])
  })

  test('known sets inside an unknown one stand below its title', () => {
    const inner = [{ type: 'onbekend_kind', delen: [{ type: 'quote', text: 'a' }] }]
    const blocks = read({ blocks: [{ type: 'onbekende_ouder', title: 'Weg', delen: inner }] })
    expect(blocks).toMatchObject([
      { type: 'rich_text', props: { html: { html: '<h2>Weg</h2>' } } },
      { type: 'quote', props: { text: 'a' } },
    ])
  })

  test('where unknown sets are marked, a box names each that shows nothing, in its place', () => {
    const { context } = createContext()
    const page = {
      blocks: [
        { type: 'quote', text: 'a' },
        { type: 'tijdlijn', kleur: 'rood' },
        { type: 'quote', text: 'c' },
      ],
    }
    const marked = readBlocks(page, { ...context, marksUnknown: true })
    expect(marked.map(({ type }) => type)).toEqual(['quote', 'unknown', 'quote'])
    expect(marked[1]).toEqual({ type: 'unknown', id: 'block-2', props: { set: 'tijdlijn' } })
  })

  test.each([false, 'false', 0, '0'])('a set with enabled: %j is hidden, and what is in it', (enabled) => {
    const { unknown, context } = createContext()
    const page = {
      blocks: [
        { type: 'quote', text: 'a', enabled },
        { type: 'onbekend', enabled },
        { type: 'section', enabled, blocks: [{ type: 'quote', text: 'b' }] },
        { type: 'section', blocks: [{ type: 'quote', text: 'c', enabled }] },
      ],
    }
    expect(readBlocks(page, context)).toEqual([])
    expect(unknown).toEqual([])
  })

  test.each([true, 'true', 1, null, undefined, []])('a set with enabled: %j is shown', (enabled) => {
    expect(types({ blocks: [{ type: 'quote', text: 'a', enabled }] })).toEqual(['quote'])
  })

  test('a rich text with sets gives its texts and its sets', () => {
    const text = [
      { type: 'text', text: html('a') },
      { type: 'notice', title: 'b' },
      { type: 'text', text: html('c') },
    ]
    expect(types({ blocks: [{ type: 'rich_text', text }] })).toEqual(['rich_text', 'notice', 'rich_text'])
  })

  test.each([
    [7, 1],
    [23, 1],
    [24, 0],
  ])('a set inside %i others is read %i times', (depth, count) => {
    const nest = (left: number): Values =>
      left === 0 ? { type: 'quote', text: 'diep' } : { type: 'section', blocks: [nest(left - 1)] }
    expect(types({ blocks: [nest(depth)] })).toHaveLength(count)
  })

  test.each(oddValues.map((value, index) => [index, value] as const))(
    'a page of odd value %i is read',
    (_, value) => {
      const page = {
        blocks: value,
        content: value,
        body: [value],
        hero: value,
        anders: [value, { type: 'text', text: value }],
      } as Values
      expect(() => read(page)).not.toThrow()
      expect(() => readBlocks(value as Values, createContext().context)).not.toThrow()
    },
  )

  test('a page without a body has no blocks', () => {
    expect(read({ blocks: [] })).toEqual([])
  })

  test('a list from a collection waits for its items', () => {
    const [cards] = readSet({ type: 'cards', title: 'Nieuw', collection: 'news', limit: '500' })
    expect(cards?.props).toMatchObject({ items: [], query: { collection: 'news', limit: 48 } })
    expect(readSet({ type: 'rows', collection: '../geheim' })).toEqual([])
  })

  test('a form that does not exist is dropped', () => {
    expect(readSet({ type: 'form', form: 'weg' })).toEqual([])
  })
})

describe('headings', () => {
  const page = {
    blocks: [
      {
        type: 'rich_text',
        text: {
          html: '<h2 id="tempo">Tempo &amp; <em>slib</em></h2><h3 id="sub">Sub</h3><p><a href="#tempo">x</a></p>',
        },
      },
      { type: 'faq', title: 'Tempo', questions: [{ question: 'a', answer: 'b' }] },
      {
        type: 'rich_text',
        text: { html: '<h2 id="tempo">Nog eens</h2><p><a href="#tempo">y</a> id="tempo"</p>' },
      },
      { type: 'notice', title: 'Geen kop' },
      { type: 'gallery', title: 'Über Größe', pictures: ['/a.jpg'] },
      { type: 'gallery', title: 'Main', pictures: ['/b.jpg'] },
    ],
  }

  test('the contents list has second-level headings, each id once', () => {
    expect(tocOf(read(page))).toEqual([
      { id: 'tempo', text: 'Tempo & slib' },
      { id: 'tempo-2', text: 'Tempo' },
      { id: 'tempo-3', text: 'Nog eens' },
      { id: 'uber-große', text: 'Über Größe' },
      { id: 'main-2', text: 'Main' },
    ])
  })

  test('links inside a text follow its renamed heading', () => {
    const text = read(page)[2]?.props
    expect(text).toEqual({
      html: { html: '<h2 id="tempo-3">Nog eens</h2><p><a href="#tempo-3">y</a> id="tempo"</p>' },
    })
  })

  test('text of an attribute is never taken for an attribute', () => {
    const trap =
      '<p><img alt=" id=" src="/a.png" title="onerror=alert(1) x" data-x1=" id="></p><h2 id=" src=">a</h2>'
    const blocks = read({ a: { html: trap }, b: { html: trap } })
    expect(blocks).toHaveLength(1)
    expect(JSON.stringify(blocks[0])).toContain(
      '<img alt=\\" id=\\" src=\\"/a.png\\" title=\\"onerror=alert(1) x\\" data-x1=\\" id=\\">',
    )
  })

  test('a list that stayed empty has no place in the contents', () => {
    const blocks = read({ blocks: [{ type: 'cards', title: 'Nieuw', collection: 'news' }] })
    expect(tocOf(blocks)).toHaveLength(1)
    const filled = blocks.map((block) => ({
      ...block,
      props: { title: 'Nieuw', layout: 'grid', items: [] },
    })) as readonly Block[]
    expect(tocOf(filled)).toEqual([])
  })
})

describe('the head of a page', () => {
  test('is read from canonical fields', () => {
    const page = {
      label: 'Voorland',
      lead: 'Inleiding',
      picture: asset('wide.svg'),
      picture_caption: 'Van boven',
      related: [summary('A')],
    }
    expect(readPageHead(page, createContext().context)).toEqual({
      label: 'Voorland',
      lead: 'Inleiding',
      picture: {
        src: '/assets/img/wide.svg',
        alt: 'Beeld wide.svg',
        width: 800,
        height: 600,
        focus: '20% 80%',
      },
      pictureCaption: 'Van boven',
      related: [{ title: 'A', path: '/a' }],
    })
  })

  test('is read from the names of other projects, and empty without', () => {
    const page = {
      samenvatting: { html: '<p>kort</p>' },
      hero: ['https://cms.example/a.jpg'],
      verwant: { title: 'A', url: '/a' },
    }
    expect(readPageHead(page, createContext().context)).toMatchObject({
      lead: 'kort',
      picture: { alt: '' },
      related: [{ path: '/a' }],
    })
    expect(readPageHead({}, createContext().context)).toEqual({ related: [] })
  })

  test('says what a person does, where no label says more; one that was quoted keeps it', () => {
    const read = (more: Values) =>
      readEntryBlocks({ title: 'Neel', functie: 'Molenaar', ...more }, createContext().context)
    expect(read({ tekst: '<p>Zij maalt.</p>' }).head.label).toBe('Molenaar')
    expect(read({ label: 'Team' }).head.label).toBe('Team')
    const quoted = read({ citaat: 'De wind komt altijd.', autor: 'Anna' })
    expect(quoted.head.label).toBeUndefined()
    expect(JSON.stringify(quoted.blocks)).toMatch(/De wind.*Anna/)
  })

  test.each(oddValues.map((value, index) => [index, value] as const))('survives odd value %i', (_, value) => {
    const page = Object.fromEntries(
      Object.values(headFields)
        .flat()
        .map((name) => [name, value]),
    ) as Values
    expect(() => readPageHead(page, createContext().context)).not.toThrow()
  })
})
