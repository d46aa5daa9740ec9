import { describe, expect, test } from 'vitest'
import type { Value, Values } from '../../../../src/content/types.ts'
import { type BlockFields, createFields } from '../../../../src/content/values/fields.ts'
import { oddValues } from '../../../support/block-samples.ts'

const context = { sanitize: (html: string) => ({ html: html.replace(/<script[\s\S]*?<\/script>/g, '') }) }
const fieldsOf = (value: unknown): BlockFields => createFields({ a: value as Value }, context)

const colours = { rood: 'rood wijnrood', blauw: 'blauw licht_blauw' } as const

const everyReading = (fields: BlockFields) => ({
  text: fields.text('a'),
  raw: fields.raw('a'),
  html: fields.html('a'),
  picture: fields.picture('a'),
  pictures: fields.pictures('a'),
  file: fields.file('a'),
  link: fields.link('a'),
  flag: fields.flag('a'),
  number: fields.number('a'),
  choice: fields.choice(colours, 'a'),
  rows: fields.rows('a').map((row) => row.text('title', 'label', 'text')),
  sets: fields.sets('a'),
  table: fields.table('a'),
  entries: fields.entries('a'),
})

describe('readers are total', () => {
  test.each(oddValues.map((value, index) => [index, value] as const))('odd value %i', (_, value) => {
    const reading = everyReading(fieldsOf(value))
    expect(reading.text).not.toBe('')
    if (value !== '[object Object]') expect(JSON.stringify(reading.text) ?? '').not.toContain('[object')
    expect(reading.html?.html).not.toBe('')
    expect(reading.link).not.toBe('')
    expect(['rood', 'blauw', undefined]).toContain(reading.choice)
    expect([true, false, undefined]).toContain(reading.flag)
    expect(reading.number === undefined || Number.isFinite(reading.number)).toBe(true)
    for (const picture of reading.pictures) expect(picture.src).toMatch(/^(\/|https?:)/)
    for (const entry of reading.entries) expect(entry.title && entry.path).toBeTruthy()
  })

  test.each([undefined, null, 'tekst', 4, [], ['a']])('values that are %j have nothing', (values) => {
    const fields = createFields(values as unknown as Values, context)
    expect(everyReading(fields)).toMatchObject({
      flag: undefined,
      choice: undefined,
      rows: [],
      table: [],
      entries: [],
    })
    expect(fields.text('length')).toBeUndefined()
  })

  test('inherited members are no fields', () => {
    expect(createFields({}, context).text('constructor', 'toString', '__proto__')).toBeUndefined()
  })
})

describe('text', () => {
  test.each([
    ['tekst', 'tekst'],
    ['  twee   woorden ', 'twee woorden'],
    ['5 < 6 en 7 > 3', '5 < 6 en 7 > 3'],
    ['AT&amp;T', 'AT&amp;T'],
    ['<p>A &amp; B</p><p>C</p>', 'A & B C'],
    ['<p>De wind komt <em>altijd</em>.</p>', 'De wind komt altijd.'],
    [{ html: '<p>rijk</p>' }, 'rijk'],
    [{ value: 'rood', label: 'Rood', key: 'rood' }, 'Rood'],
    [12, '12'],
    [['een', 'twee'], 'een, twee'],
    [
      [
        { type: 'text', text: '<p>a</p>' },
        { type: 'text', text: { html: '<p>b</p>' } },
      ],
      'a b',
    ],
    ['voor {{ link:1 }} na', 'voor na'],
    [[], undefined],
    [null, undefined],
    ['<p> </p>', undefined],
  ])('%j is %j', (value, text) => {
    expect(fieldsOf(value).text('a')).toBe(text)
  })

  test('the first name that has something wins', () => {
    expect(createFields({ a: [], b: '', c: 'ja' }, context).text('a', 'b', 'c')).toBe('ja')
  })

  test('code keeps its markup and its templates', () => {
    expect(fieldsOf('<p>{{ x }}</p>').raw('a')).toBe('<p>{{ x }}</p>')
    expect(fieldsOf({ code: 'a < b', mode: 'js' }).raw('a')).toBe('a < b')
  })
})

describe('html', () => {
  test('an Html object passes and a string goes through the sanitizer', () => {
    expect(fieldsOf({ html: '<p>x</p>' }).html('a')).toEqual({ html: '<p>x</p>' })
    expect(fieldsOf('<p>x</p><script>alert(1)</script>').html('a')).toEqual({ html: '<p>x</p>' })
  })

  test('plain text becomes paragraphs', () => {
    expect(fieldsOf('een\ntwee\n\ndrie').html('a')).toEqual({ html: '<p>een<br>twee</p><p>drie</p>' })
  })

  test('of a Bard with sets the text is read', () => {
    const bard = [
      { type: 'text', text: { html: '<p>a</p>' } },
      { type: 'citaat', tekst: 'x' },
      { type: 'text', text: '<p>b</p>' },
    ]
    expect(fieldsOf(bard).html('a')).toEqual({ html: '<p>a</p><p>b</p>' })
  })

  test.each(['', '<p></p>', { html: '<p> </p>' }, '<script>x</script>', []])('%j is nothing', (value) => {
    expect(fieldsOf(value).html('a')).toBeUndefined()
  })

  test('a picture alone is something', () => {
    expect(fieldsOf('<img src="/a.png" alt="">').html('a')).toBeDefined()
  })
})

describe('pictures and files', () => {
  const kap = { src: '/assets/kap.jpg', alt: 'De kap' }

  test.each([
    [{ url: '/assets/kap.jpg', permalink: 'https://cms.example/assets/kap.jpg', alt: 'De kap' }, kap],
    [[{ url: '/assets/kap.jpg', alt: 'De kap' }], kap],
    ['https://cms.example/assets/kap.jpg', { src: 'https://cms.example/assets/kap.jpg', alt: '' }],
    [{ permalink: 'https://cms.example/kap.png' }, { src: 'https://cms.example/kap.png', alt: '' }],
    [
      { url: '/k.jpg', width: '800', height: 600, focus: '20-30-1' },
      { src: '/k.jpg', alt: '', width: 800, height: 600, focus: '20% 30%' },
    ],
    [
      { url: '/k.jpg', focus: 'x', focus_css: '20% 30%' },
      { src: '/k.jpg', alt: '', focus: '20% 30%' },
    ],
    ['img/los.jpg', undefined],
    ['/assets/handboek.pdf', undefined],
    ['data:image/png;base64,AA', undefined],
  ])('picture of %j', (value, picture) => {
    expect(fieldsOf(value).picture('a')).toEqual(picture)
  })

  test('what is no picture is left out of pictures', () => {
    expect(
      fieldsOf([{ url: '/a.jpg' }, null, '/b.pdf', [], '/c.png'])
        .pictures('a')
        .map(({ src }) => src),
    ).toEqual(['/a.jpg', '/c.png'])
  })

  test('a file has a name and knows its size', () => {
    expect(fieldsOf({ url: '/assets/b%C3%A9.pdf', size_bytes: 12 }).file('a')).toEqual({
      url: '/assets/b%C3%A9.pdf',
      name: 'bé.pdf',
      size: 12,
    })
    expect(fieldsOf('/assets/a.pdf').file('a')).toEqual({ url: '/assets/a.pdf', name: 'a.pdf' })
  })
})

describe('links', () => {
  test.each([
    ['/over', '/over'],
    ['#hash', '#hash'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+31201234567', 'tel:+31201234567'],
    ['https://example.org/a b', 'https://example.org/a%20b'],
    [{ url: '/over', permalink: 'https://cms.example/over' }, '/over'],
    [{ title: 'Over', path: '/over' }, '/over'],
    [[{ url: '/over' }], '/over'],
    [{ url: '/', uri: false }, undefined],
    ['javascript:alert(1)', undefined],
    ['JAVASCRIPT:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['entry::weg', undefined],
    ['over', undefined],
  ])('%j leads to %j', (value, link) => {
    expect(fieldsOf(value).link('a')).toBe(link)
  })
})

describe('scalars and choices', () => {
  test.each([
    [true, true],
    ['true', true],
    [1, true],
    ['ja', true],
    [{ value: true }, true],
    ['nee', false],
    [0, false],
    [[], undefined],
    [null, undefined],
  ])('flag of %j is %j', (value, flag) => {
    expect(fieldsOf(value).flag('a')).toBe(flag)
  })

  test.each([
    [3, 3],
    ['12', 12],
    ['1,5', 1.5],
    [{ value: '7' }, 7],
    [[4], 4],
    ['12 ha', undefined],
    ['', undefined],
    [[], undefined],
  ])('number of %j is %j', (value, number) => {
    expect(fieldsOf(value).number('a')).toBe(number)
  })

  test.each([
    ['blauw', 'blauw'],
    ['Blauw', 'blauw'],
    [{ value: 'blauw', label: 'Blauw!', key: 'blauw' }, 'blauw'],
    [['blauw'], 'blauw'],
    ['groen', undefined],
    [null, undefined],
    ['Licht blauw', 'blauw'],
    ['licht', undefined],
    ['', undefined],
    ['rood wijnrood', undefined],
  ])('choice of %j is %j', (value, choice) => {
    expect(fieldsOf(value).choice(colours, 'a')).toBe(choice)
  })
})

describe('lists', () => {
  test('a grid with one row may arrive as that row', () => {
    expect(
      fieldsOf({ title: 'x' })
        .rows('a')
        .map((row) => row.text('title')),
    ).toEqual(['x'])
  })

  test('a grid with one column may arrive as a list of its values', () => {
    expect(
      fieldsOf(['x', 'y'])
        .rows('a')
        .map((row) => row.text('label')),
    ).toEqual(['x', 'y'])
    expect(
      fieldsOf(['/a.pdf'])
        .rows('a')
        .map((row) => row.file('file')?.name),
    ).toEqual(['a.pdf'])
  })

  test('a set may arrive as its type', () => {
    expect(fieldsOf(['divider', { type: 'text' }, null, 4, []]).sets('a')).toEqual([
      { type: 'divider' },
      { type: 'text' },
    ])
  })

  test.each([
    [
      [{ cells: ['a', 'b'] }, { cells: ['c', 'd'] }],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      [['a', 'b'], ['c']],
      [['a', 'b'], ['c']],
    ],
    [['a', 'b'], [['a', 'b']]],
    [{ cells: ['a', 'b'] }, [['a', 'b']]],
    [
      [{ cells: ['a', null] }, { cells: [1, { value: 'x' }] }],
      [
        ['a', ''],
        ['1', 'x'],
      ],
    ],
    [[{ cells: ['', null] }], []],
  ])('table of %j', (value, table) => {
    expect(fieldsOf(value).table('a')).toEqual(table)
  })

  test('entries are summaries, short items and whole entries', () => {
    expect(
      fieldsOf([
        { id: '1', title: 'A', url: '/a', permalink: 'https://cms.example/a' },
        { title: 'B', path: '/b', lead: '<p>Over b</p>', hero: [{ url: '/b.jpg' }], date: '2024-03-01' },
        { title: 'C', url: '/c', date: [], datestamp: 1_704_412_800 },
        { title: 'Zonder adres', url: '/', uri: false },
        '5d0c1f0e',
      ]).entries('a'),
    ).toEqual([
      { title: 'A', path: '/a' },
      { title: 'B', path: '/b', text: 'Over b', picture: { src: '/b.jpg', alt: '' }, date: '2024-03-01' },
      { title: 'C', path: '/c', date: '2024-01-05T00:00:00.000Z' },
    ])
  })

  test('a collection arrives as an envelope', () => {
    expect(fieldsOf({ data: [{ title: 'A', url: '/a' }], page: 1 }).entries('a')).toHaveLength(1)
  })
})
