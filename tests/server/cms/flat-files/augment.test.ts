import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type AugmentInput, augment } from '../../../../server/cms/flat-files/augment/augment.ts'
import { readLooseMarkdown } from '../../../../server/cms/flat-files/augment/loose-text.ts'
import type { Field } from '../../../../server/cms/flat-files/augment/types.ts'
import { blueprintFields, readBlueprints } from '../../../../server/cms/flat-files/blueprints/blueprints.ts'
import { createRichText } from '../../../../server/cms/rich-text/rich-text.ts'
import type { Value, Values } from '../../../../src/content/types.ts'

const roof = {
  url: '/assets/img/dak.png',
  alt: 'Het dak',
  width: 640,
  height: 480,
  name: 'dak.png',
  extension: 'png',
}
const about = { id: 'p-over', title: 'Over ons', path: '/over-ons' }

function createContext() {
  const problems: string[] = []
  const context: AugmentInput = {
    entry: (id) => (id === 'p-over' ? about : undefined),
    asset: (container, path) =>
      (container ?? 'main') === 'main' && path === 'img/dak.png' ? roof : undefined,
    entryPath: (id) => (id === 'p-over' ? '/over-ons' : undefined),
    assetUrl: (_, path) => (path === 'img/dak.png' ? roof.url : undefined),
    term: (taxonomy, slug) => ({ slug, title: `${taxonomy}: ${slug}` }),
    hasTaxonomy: (handle) => handle === 'topics',
    userName: (id) => (id === 'u-1' ? 'Neel' : undefined),
    childPath: () => '/over-ons/team',
    ourHref: (href) => href,
    unresolved: () => undefined,
    report: (problem) => void problems.push(problem),
  }
  return { context, problems }
}

const field = (type: string, config: Values = {}, handle = 'f'): Field => ({
  handle,
  type,
  config: { type, ...config },
})

function read(value: Value, type: string, config: Values = {}) {
  const { context, problems } = createContext()
  return { value: augment({ f: value }, [field(type, config)], context).f, problems }
}

const p = (text: string): Value => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const set = (type: string, values: Values = {}, attrs: Values = {}): Value => ({
  type: 'set',
  attrs: { id: 's1', ...attrs, values: { type, ...values } },
})
const text = field('text', {}, 'a')
const sets: Values = { quote: { fields: [field('markdown', {}, 'a') as unknown as Values] } }
const fields = [text as unknown as Values]

describe('what a field type makes of a stored value', () => {
  const rows: readonly [type: string, config: Values, stored: Value, expected: Value][] = [
    ['text', {}, 'Hallo', 'Hallo'],
    ['text', {}, 7, '7'],
    ['text', {}, 'img/dak.png', roof],
    ['text', {}, 'img/weg.png', 'img/weg.png'],
    ['text', {}, '', ''],
    ['textarea', {}, 'a\nb', 'a\nb'],
    ['slug', {}, 'a-b', 'a-b'],
    ['code', {}, '{{ x }}', '{{ x }}'],
    ['code', {}, { code: 'x', mode: 'php' }, 'x'],
    ['integer', {}, 3, 3],
    ['integer', {}, '3', 3],
    ['float', {}, 2.5, 2.5],
    ['toggle', {}, true, true],
    ['toggle', {}, 'false', false],
    ['toggle', {}, null, false],
    ['select', {}, 'rood', 'rood'],
    ['radio', {}, 1, '1'],
    ['button_group', {}, 'a', 'a'],
    ['select', { multiple: true }, ['a', 'b'], ['a', 'b']],
    ['select', { multiple: true }, 'a', ['a']],
    ['checkboxes', {}, ['a'], ['a']],
    ['list', {}, ['a', 1], ['a', '1']],
    ['markdown', {}, '*x*', { html: '<p><em>x</em></p>' }],
    ['markdown', {}, '', null],
    ['bard', {}, [p('x')], { html: '<p>x</p>' }],
    ['bard', {}, '<p onclick="y">x</p>', { html: '<p>x</p>' }],
    ['bard', { sets }, '<p>x</p>', { html: '<p>x</p>' }],
    ['bard', {}, [], null],
    ['bard', { sets }, [p('x')], [{ type: 'text', text: { html: '<p>x</p>' } }]],
    ['grid', { fields }, [{ id: 'r1', a: 1 }, { a: 'x' }], [{ id: 'r1', a: '1' }, { a: 'x' }]],
    ['group', { fields }, { a: 1 }, { a: '1' }],
    ['table', {}, [{ cells: ['a', 1, null] }, ['b']], [{ cells: ['a', '1', ''] }, { cells: ['b'] }]],
    ['assets', {}, ['img/dak.png', 'img/weg.png'], [roof]],
    ['assets', { container: 'main' }, 'img/dak.png', [roof]],
    ['assets', {}, ['main::img/dak.png'], [roof]],
    ['assets', { max_files: 1 }, 'img/dak.png', roof],
    ['assets', { max_files: 1 }, ['img/dak.png'], roof],
    ['assets', { max_files: 1 }, 'img/weg.png', null],
    ['assets', { container: 'ander' }, ['img/dak.png'], []],
    ['entries', {}, ['p-over', 'weg'], [about]],
    ['entries', {}, 'p-over', [about]],
    ['entries', { max_items: 1 }, 'p-over', about],
    ['entries', { max_items: 1 }, ['weg'], null],
    ['terms', { taxonomies: ['topics'] }, ['wind'], [{ slug: 'wind', title: 'topics: wind' }]],
    ['terms', {}, ['topics::wind'], [{ slug: 'wind', title: 'topics: wind' }]],
    ['terms', { taxonomies: ['topics'], max_items: 1 }, 'wind', { slug: 'wind', title: 'topics: wind' }],
    ['link', {}, 'entry::p-over', '/over-ons'],
    ['link', {}, 'entry::weg', null],
    ['link', {}, 'asset::main::img/dak.png', '/assets/img/dak.png'],
    ['link', { container: 'main' }, 'asset::img/dak.png', '/assets/img/dak.png'],
    ['link', {}, '@child', '/over-ons/team'],
    ['link', {}, 'https://example.org/x', 'https://example.org/x'],
    ['link', {}, 'mailto:a@example.org', 'mailto:a@example.org'],
    ['link', {}, '/x#y', '/x#y'],
    ['link', {}, '#y', '#y'],
    ['link', {}, 'javascript:alert(1)', null],
    ['link', {}, '\u0001javascript:alert(1)', null],
    ['link', {}, '//evil.test', null],
    ['link', {}, '', null],
    ['date', {}, '2024-03-01', '2024-03-01'],
    ['date', {}, '2024-03-01 14:30', '2024-03-01T14:30:00'],
    ['date', {}, '2024-03-01T14:30:59+01:00', '2024-03-01T14:30:59+01:00'],
    ['date', {}, 1709251200, '2024-03-01'],
    ['date', {}, 1709303459, '2024-03-01T14:30:59Z'],
    [
      'date',
      { mode: 'range' },
      { start: '2024-03-01', end: '2024-03-02' },
      { start: '2024-03-01', end: '2024-03-02' },
    ],
    ['raar', {}, { x: [1, { y: null }] }, { x: [1, { y: null }] }],
    ['raar', {}, 'x', 'x'],
    ['text', {}, null, null],
    ['bard', {}, null, null],
    ['html', {}, '<script>', undefined],
    ['users', {}, ['u-1', 'u-2'], ['Neel']],
    ['users', { max_items: 1 }, 'u-1', 'Neel'],
    ['users', { max_items: 1 }, 'u-2', null],
  ]
  test.each(rows)('%s %j: %j is %j', (type, config, stored, expected) => {
    const { value, problems } = read(stored, type, config)
    expect(value).toEqual(expected)
    expect(problems).toEqual([])
  })
})

describe('a value that does not fit its field is reported, and read by its shape', () => {
  test.each([
    ['text', { a: 1 }, { a: 1 }],
    ['text', ['a'], ['a']],
    ['text', [p('x')], { html: '<p>x</p>' }],
    ['integer', 'drie', 'drie'],
    ['integer', [1], [1]],
    ['toggle', 'misschien', 'misschien'],
    ['select', { a: 1 }, { a: 1 }],
    ['checkboxes', { a: 1 }, { a: 1 }],
    ['markdown', ['a'], ['a']],
    ['bard', { a: 1 }, { a: 1 }],
    ['bard', 7, 7],
    ['replicator', 'tekst', 'tekst'],
    ['replicator', { a: 1 }, { a: 1 }],
    ['grid', 'x', 'x'],
    ['grid', ['x', 'y'], ['x', 'y']],
    ['group', [1], [1]],
    ['table', ['x'], ['x']],
    ['assets', { a: 1 }, { a: 1 }],
    ['assets', [['x']], [['x']]],
    ['entries', [{ id: 'x' }], [{ id: 'x' }]],
    ['terms', true, true],
    ['link', ['x'], ['x']],
    ['link', { url: 'entry::p-over', label: 'Over' }, { url: '/over-ons', label: 'Over' }],
    ['date', 'morgen', 'morgen'],
    ['date', '2024-02-31', '2024-02-31'],
    ['date', { start: 'x' }, { start: 'x' }],
  ] as [string, Value, Value][])('%s: %j', (type, stored, expected) => {
    const { value, problems } = read(stored, type)
    expect(value).toEqual(expected)
    expect(problems).toEqual([`The value of field f is no ${type}`])
  })
})

describe('a value from before its field was changed is read', () => {
  const quotes = [{ type: 'quote', a: { html: '<p>x</p>' } }]
  test.each([
    ['bard', {}, 'Een *woord*', { html: '<p>Een <em>woord</em></p>' }],
    ['bard', {}, { type: 'doc', content: [p('x')] }, { html: '<p>x</p>' }],
    ['bard', {}, p('x'), { html: '<p>x</p>' }],
    [
      'bard',
      { sets },
      [
        { type: 'text', text: '<p>x</p>' },
        { type: 'quote', a: 'x' },
      ],
      [{ type: 'text', text: '<p>x</p>' }, ...quotes],
    ],
    ['replicator', { sets }, { type: 'quote', a: 'x' }, quotes],
    [
      'replicator',
      { sets },
      { k1: { type: 'quote', a: 'x' }, k2: { type: 'quote', enabled: false } },
      quotes,
    ],
    ['grid', { fields }, { a: 1 }, [{ a: '1' }]],
    ['grid', { fields }, { k1: { a: 1 }, k2: { a: 2 } }, [{ a: '1' }, { a: '2' }]],
    ['group', { fields }, [{ a: 1 }], [{ a: '1' }]],
    ['table', {}, [{ left: 'a', right: '<b>b</b>' }], [{ cells: ['a', '<b>b</b>'] }]],
    ['table', {}, { rows: [{ cells: ['a'] }] }, [{ cells: ['a'] }]],
    [
      'table',
      {},
      [{ cells: [[p('x')], { label: 'y' }] }],
      [{ cells: [{ html: '<p>x</p>' }, { label: 'y' }] }],
    ],
    ['assets', {}, [null, 'img/dak.png', ''], [roof]],
    ['assets', {}, [{ path: 'img/dak.png', alt: 'Anders' }], [{ ...roof, alt: 'Anders' }]],
    ['entries', {}, [null, 'p-over'], [about]],
    [
      'assets',
      {},
      'https://cdn.example/a.jpg',
      [{ url: 'https://cdn.example/a.jpg', alt: '', name: 'a.jpg', extension: 'jpg' }],
    ],
    ['link', {}, 'www.mill.example', 'https://www.mill.example'],
    ['link', {}, 'https:/mill.example/a', 'https://mill.example/a'],
    ['link', {}, 'mail@mill.example', 'mailto:mail@mill.example'],
  ] as [string, Values, Value, Value][])('%s %j: %j', (type, config, stored, expected) => {
    const { value, problems } = read(stored, type, config)
    expect(value).toEqual(expected)
    expect(problems).toEqual([])
  })
})

describe('a field of an add-on', () => {
  test.each([
    [{ sets }, [{ type: 'quote', a: '*x*' }], [{ type: 'quote', a: { html: '<p><em>x</em></p>' } }]],
    [{ sets }, [p('x')], [{ type: 'text', text: { html: '<p>x</p>' } }]],
    [{ fields }, [{ a: 1 }], [{ a: '1' }]],
    [{ fields }, { a: 1 }, { a: '1' }],
    [{}, 'img/dak.png', roof],
    [{}, 'img/weg.png', 'img/weg.png'],
    [{}, 'entry::p-over', '/over-ons'],
    [{}, ['statamic://asset::main::img/dak.png', 'entry::weg'], ['/assets/img/dak.png']],
    [{}, 'topics::wind', { slug: 'wind', title: 'topics: wind' }],
    [{}, 'other::wind', 'other::wind'],
    [{}, { a: { b: [p('x')] } }, { a: { b: { html: '<p>x</p>' } } }],
  ] as [Values, Value, Value][])('%j: %j is %j', (config, stored, expected) => {
    expect(read(stored, 'van_een_addon', config).value).toEqual(expected)
  })
})

describe('sets', () => {
  test('of a replicator have their type, their id and their fields', () => {
    const { value } = read(
      [{ id: 'b1', type: 'quote', enabled: true, a: '*x*', extra: 'los' }],
      'replicator',
      { sets },
    )
    expect(value).toEqual([{ type: 'quote', id: 'b1', a: { html: '<p><em>x</em></p>' }, extra: 'los' }])
  })

  test('that are switched off, have no type or are no sets are gone', () => {
    const stored = [{ type: 'quote', enabled: false }, { id: 'x' }, 'x', null, { type: 'ander', a: 1 }]
    expect(read(stored, 'replicator', { sets }).value).toEqual([{ type: 'ander', a: 1 }])
  })

  test('of Bard stand between its texts; empty texts go', () => {
    const stored = [
      p('a'),
      p('b'),
      set('quote', { a: 'x' }),
      set('quote', {}, { enabled: false }),
      { type: 'paragraph' },
      set('los'),
      p('c'),
      { type: 'paragraph' },
    ]
    expect(read(stored, 'bard', { sets }).value).toEqual([
      { type: 'text', text: { html: '<p>a</p><p>b</p>' } },
      { type: 'quote', id: 's1', a: { html: '<p>x</p>' } },
      { type: 'los', id: 's1' },
      { type: 'text', text: { html: '<p>c</p>' } },
    ])
  })

  test('of Bard without a type are skipped', () => {
    expect(
      read([{ type: 'set', attrs: { values: { a: 1 } } }, { type: 'set' }], 'bard', { sets }).value,
    ).toEqual([])
  })

  test('nest thirty levels deep, with and without a blueprint', () => {
    let stored: Value = 'diep'
    let deep: Values = { fields }
    for (let level = 0; level < 30; level += 1) {
      stored = [{ type: 'a', inner: stored }]
      deep = { fields: [field('replicator', { sets: { a: deep } }, 'inner') as unknown as Values] }
    }
    expect(JSON.stringify(read(stored, 'replicator', { sets: {} }).value)).toContain('diep')
    expect(JSON.stringify(read(stored, 'replicator', { sets: { a: deep } }).value)).toContain('diep')
  })

  test('named like what objects inherit are sets like any other', () => {
    const stored = JSON.parse(
      '[{"type":"constructor","__proto__":{"x":1},"a":"b"},{"type":"__proto__","a":"c"}]',
    )
    expect(read(stored, 'replicator', { sets }).value).toEqual([
      { type: 'constructor', a: 'b' },
      { type: '__proto__', a: 'c' },
    ])
  })

  test('are all there when a grid has thousands of rows', () => {
    const stored = Array.from({ length: 5000 }, (_, row) => ({ a: row }))
    expect(read(stored, 'grid', { fields }).value).toHaveLength(5000)
  })

  test('that are switched off are gone at every level', () => {
    const off = [
      { type: 'quote', enabled: false, a: 'weg' },
      { type: 'quote', a: 'hier' },
    ]
    const nested = {
      los: off,
      rij: [{ inner: off }],
      bard: [set('quote', { a: 'weg' }, { enabled: false }), set('ander', { a: 'hier', los: off })],
    }
    const text = JSON.stringify(read([{ type: 'onbekend', ...nested }], 'replicator', { sets }).value)
    expect(text).not.toContain('weg')
    expect(text.match(/hier/g)).toHaveLength(4)
  })

  test('nest, to a limit', () => {
    let stored: Value = 'x'
    for (let depth = 0; depth < 2000; depth += 1) stored = [{ type: 'a', inner: stored }]
    expect(JSON.stringify(read(stored, 'replicator', { sets: {} }).value).length).toBeLessThan(5000)
  })
})

describe('order and values without a field', () => {
  test('the fields come in the order of the blueprint, then what has no field', () => {
    const { context } = createContext()
    const values = { z: 1, b: 'b', a: 'a' }
    expect(Object.keys(augment(values, [text, field('text', {}, 'b')], context))).toEqual(['a', 'b', 'z'])
  })

  test('fields without a value are absent', () => {
    const { context } = createContext()
    expect(augment({}, [text], context)).toEqual({})
  })

  test('the body of an entry is Markdown', () => {
    const { context } = createContext()
    expect(augment({ content: '*x*' }, [], context)).toEqual({ content: { html: '<p><em>x</em></p>' } })
  })

  test('a text in Markdown becomes markup, whatever its field is called, but code and plain texts do not', () => {
    const { context } = createContext()
    const read = (values: Values) => augment({ set: values }, [], context).set as Values
    expect(read({ tekst: 'Wij zijn **open**.\n\n- a\n- b\n' }).tekst).toEqual({
      html: '<p>Wij zijn <strong>open</strong>.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    })
    expect(read({ tekst: 'Lees [meer](/over-ons)' }).tekst).toHaveProperty('html')
    expect(read({ tekst: '1. a\n2. b' }).tekst).toHaveProperty('html')
    const plain = ['2 * 3 ** 4', '- los', 'Rij 1\nRij 2', '[aanhef] (/a)', '#1 van Nederland\n', 'a\n\nb']
    for (const tekst of plain) expect(read({ tekst }).tekst).toBe(tekst)
    expect(read({ code: '## a\n- b\n- c' }).code).toBe('## a\n- b\n- c')
  })

  test.each(['[', '[a](/', '](', '(**a', '**a b', '- a\n\n', '## ', '1. a\n'])(
    'time grows with the length of a text that may be Markdown: %j again and again',
    (sign) => {
      const { context } = createContext()
      const text = { fromMarkdown: () => ({ html: '' }) }
      const before = process.cpuUsage()
      readLooseMarkdown('tekst', sign.repeat(600_000 / sign.length), { context, text } as never)
      const { user, system } = process.cpuUsage(before)
      // Quadratic work takes minutes.
      expect((user + system) / 1e6).toBeLessThan(1)
    },
  )

  test('a date without quotes is a date again, other numbers are numbers', () => {
    const { context } = createContext()
    const values = { rijen: [{ begin: 1792195200 }], jaar: 2026, lid: 172800, prijs: 1792195201 }
    expect(augment({ ...values, begin: 1792195200 }, [], context)).toEqual({
      begin: '2026-10-17',
      rijen: [{ begin: '2026-10-17' }],
      jaar: 2026,
      lid: 172800,
      prijs: 1792195201,
    })
  })

  test('a list of nothing but ids of entries names these entries', () => {
    const { context } = createContext()
    const values = { a: ['p-over'], b: ['p-over', 'weg'], c: ['water', 'buiten'], d: 'p-over' }
    expect(augment(values, [], context)).toEqual({ ...values, a: [about] })
  })

  test('ProseMirror nodes become markup, anything else stays raw', () => {
    const { context } = createContext()
    const values = {
      a: [p('x')],
      b: [
        { type: 'quote', a: [p('y')] },
        { type: 'uit', enabled: false },
      ],
      c: '<b>',
      d: [1],
    }
    expect(augment(values, [], context)).toEqual({
      a: { html: '<p>x</p>' },
      b: [{ type: 'quote', a: { html: '<p>y</p>' } }],
      c: '<b>',
      d: [1],
    })
  })

  test('nobody but the sanitizer makes clean markup', () => {
    const { context } = createContext()
    const stored = { html: '<p onclick="x">a</p><script>b</script>' }
    const values = { a: stored, b: [stored], c: stored, d: [stored] }
    const html = [field('text', {}, 'html') as unknown as Values]
    const clean = { html: '<p>a</p>' }
    expect(
      augment(values, [field('group', { fields: html }, 'c'), field('grid', { fields: html }, 'd')], context),
    ).toEqual({
      a: clean,
      b: [clean],
      c: clean,
      d: [clean],
    })
  })

  test('names that objects inherit are names like any other', () => {
    const { context } = createContext()
    const values = JSON.parse('{"__proto__": {"x": 1}, "constructor": "c", "toString": "t"}') as Values
    const read = augment(values, [], context)
    expect(Object.keys(read)).toEqual(['constructor', 'toString'])
    expect(({} as Values).x).toBeUndefined()
  })

  test('heading ids are unique over all fields, and known to who gives the rich text', () => {
    const { context } = createContext()
    const page = createRichText(context)
    const heading = [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Kop' }] }]
    expect(augment({ a: heading, b: heading }, [], { ...context, text: page })).toEqual({
      a: { html: '<h2 id="kop">Kop</h2>' },
      b: { html: '<h2 id="kop-2">Kop</h2>' },
    })
    expect(page.headings).toHaveLength(2)
  })
})

test('the home page of the quirk site', () => {
  const root = new URL('../../../fixtures/quirk-site/', import.meta.url)
  const file = (path: string) => readFileSync(new URL(path, root), 'utf8')
  const blueprint = parse(file('resources/blueprints/collections/pages/page.yaml')) as Value
  const stored = parse(file('content/collections/pages/nl/home.md').split(/^---$/m)[1] ?? '') as Values
  const blueprints = readBlueprints(new Map([['blueprints/collections/pages/page', blueprint]]))
  const { context, problems } = createContext()
  const read = augment(stored, blueprintFields(blueprints, 'collections', 'pages', 'page'), context)
  expect(problems).toEqual([])
  expect(read).toMatchObject({
    hero: [roof],
    blokken: [
      { id: 'b1', type: 'tekst', inhoud: { html: '<p>Lees <a href="/over-ons">over ons</a></p>' } },
      { id: 'b3', type: 'beeld', afbeelding: roof },
    ],
    verwant: [about],
    verwant_een: about,
    onderwerpen: [{ slug: 'dak', title: 'onderwerpen: dak' }],
    datumveld: '2024-03-01',
    keuze: 'rood',
    aan: true,
    getal: 3,
    koppeling: '/over-ons',
    koppeling2: '/over-ons/team',
    regels: [{ id: 'r1', label: 'Een', waarde: 1 }],
  })
  expect((read.artikel as Values[]).map(({ type }) => type)).toEqual(['text', 'citaat', 'text'])
  expect((read.artikel as Values[])[1]).toEqual({
    type: 'citaat',
    id: 's1',
    tekst: { html: '<p>Kijk <em>hier</em></p>' },
    auteur: 'Sien',
  })
})
