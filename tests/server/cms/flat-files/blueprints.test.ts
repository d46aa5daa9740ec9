import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Field } from '../../../../server/cms/flat-files/augment/types.ts'
import {
  blueprintFields,
  defaultBlueprint,
  readBlueprints,
} from '../../../../server/cms/flat-files/blueprints/blueprints.ts'
import { nestedFields, setFields } from '../../../../server/cms/flat-files/blueprints/fieldsets.ts'
import type { Value } from '../../../../src/content/types.ts'

const page = 'blueprints/collections/pages/page'
const read = (files: Record<string, Value>) => readBlueprints(new Map(Object.entries(files)))
const fieldsOf = (blueprint: Value, fieldsets: Record<string, Value> = {}) =>
  blueprintFields(read({ [page]: blueprint, ...fieldsets }), 'collections', 'pages', 'page')
const shape = (fields: readonly Field[]) => fields.map(({ handle, type }) => `${handle}:${type}`)
const field = (handle: string, type: string, more: Record<string, Value> = {}): Value => ({
  handle,
  field: { type, ...more },
})

describe('where fields stand', () => {
  const title = field('title', 'text')
  const intro = field('intro', 'markdown')
  test.each([
    [
      'v4 and later: tabs with sections',
      { tabs: { main: { sections: [{ fields: [title] }] }, side: { sections: [{ fields: [intro] }] } } },
    ],
    ['tabs with fields', { tabs: { main: { fields: [title, intro] } } }],
    ['v3: sections', { sections: { main: { fields: [title] }, side: { fields: [intro] } } }],
    ['a list of sections', { sections: [{ fields: [title] }, { fields: [intro] }] }],
    ['fields alone', { fields: [title, intro] }],
    ['fields as a map', { fields: { title: { type: 'text' }, intro: { type: 'markdown' } } }],
  ] as [string, Value][])('%s', (_, blueprint) => {
    expect(shape(fieldsOf(blueprint))).toEqual(['title:text', 'intro:markdown'])
  })

  test.each([null, '', 7, [], { tabs: 'x' }, { fields: [null, 'x', { field: {} }, 7] }] as Value[])(
    'a file that holds %j has no fields',
    (blueprint) => expect(fieldsOf(blueprint)).toEqual([]),
  )

  test('a field without a type is text; its config is kept', () => {
    expect(fieldsOf({ fields: [{ handle: 'a', field: { display: 'A' } }] })).toEqual([
      { handle: 'a', type: 'text', config: { display: 'A' } },
    ])
  })
})

describe('fieldsets', () => {
  const seo = { fields: [field('title', 'text'), field('text', 'textarea', { rows: 2 })] }

  test('are imported in place, with a prefix', () => {
    const fields = fieldsOf(
      { fields: [field('a', 'text'), { import: 'seo', prefix: 'seo_' }, field('z', 'text')] },
      { 'fieldsets/seo': seo },
    )
    expect(shape(fields)).toEqual(['a:text', 'seo_title:text', 'seo_text:textarea', 'z:text'])
  })

  test('can be changed where they are imported', () => {
    const fields = fieldsOf(
      { fields: [{ import: 'seo', config: { text: { type: 'markdown' } } }] },
      { 'fieldsets/seo': seo },
    )
    expect(fields[1]).toMatchObject({
      handle: 'text',
      type: 'markdown',
      config: { type: 'markdown', rows: 2 },
    })
  })

  test('one field of a fieldset can be taken and changed', () => {
    const fields = fieldsOf(
      { fields: [{ handle: 'lead', field: 'seo.text', config: { rows: 9, type: 'markdown' } }] },
      { 'fieldsets/seo': seo },
    )
    expect(fields).toEqual([{ handle: 'lead', type: 'markdown', config: { type: 'markdown', rows: 9 } }])
  })

  test('can lie in a folder, and import others with prefixes that add up', () => {
    const fields = fieldsOf(
      {
        fields: [
          { import: 'parts.meta', prefix: 'a_' },
          { handle: 'x', field: 'parts.meta.b_title' },
        ],
      },
      { 'fieldsets/parts/meta': { fields: [{ import: 'seo', prefix: 'b_' }] }, 'fieldsets/seo': seo },
    )
    expect(shape(fields)).toEqual(['a_b_title:text', 'a_b_text:textarea', 'x:text'])
  })

  test('that import themselves are cut', () => {
    const a = { fields: [field('a', 'text'), { import: 'b' }] }
    const b = { fields: [field('b', 'text'), { import: 'a' }] }
    expect(shape(fieldsOf({ fields: [{ import: 'a' }] }, { 'fieldsets/a': a, 'fieldsets/b': b }))).toEqual([
      'a:text',
      'b:text',
    ])
  })

  test('that contain themselves in a set are cut there', () => {
    const blocks = {
      fields: [
        field('blocks', 'replicator', {
          sets: { columns: { fields: [field('n', 'integer'), { import: 'blocks' }] } },
        }),
      ],
    }
    const [field1] = fieldsOf({ fields: [{ import: 'blocks' }] }, { 'fieldsets/blocks': blocks })
    expect(shape(setFields(field1?.config ?? {}, 'columns') ?? [])).toEqual(['n:integer'])
  })

  test('that multiply end at a limit', () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `fieldsets/f${index}`,
        { fields: [field('x', 'text'), { import: `f${index + 1}` }, { import: `f${index + 1}` }] },
      ]),
    )
    expect(fieldsOf({ fields: [{ import: 'f0' }] }, files).length).toBeLessThanOrEqual(5000)
  })

  test('that are not there leave nothing', () => {
    expect(
      fieldsOf(
        { fields: [{ import: 'weg' }, { handle: 'a', field: 'weg.a' }, { handle: 'b', field: 'seo.weg' }] },
        { 'fieldsets/seo': seo },
      ),
    ).toEqual([])
  })
})

describe('nested fields', () => {
  const quote = { fields: [field('text', 'markdown'), { import: 'by' }] }
  const by = { 'fieldsets/by': { fields: [field('author', 'text')] } }

  test.each([
    ['v3: flat sets', { quote }],
    ['v4 and later: grouped sets', { texts: { display: 'Texts', sets: { quote } } }],
  ])('%s of replicators and Bard', (_, sets) => {
    for (const type of ['replicator', 'bard']) {
      const [found] = fieldsOf({ fields: [field('blocks', type, { sets })] }, by)
      expect(shape(setFields(found?.config ?? {}, 'quote') ?? [])).toEqual(['text:markdown', 'author:text'])
      expect(setFields(found?.config ?? {}, 'constructor')).toBeUndefined()
    }
  })

  test.each(['grid', 'group'])('of a %s', (type) => {
    const [found] = fieldsOf({ fields: [field('rows', type, { fields: quote.fields })] }, by)
    expect(shape(nestedFields(found?.config ?? {}))).toEqual(['text:markdown', 'author:text'])
  })
})

describe('the choice of a blueprint', () => {
  const one = { fields: [field('one', 'text')] }
  const two = { fields: [field('two', 'text')] }

  test('an entry can name it', () => {
    const blueprints = read({ 'blueprints/collections/pages/a': one, 'blueprints/collections/pages/b': two })
    expect(shape(blueprintFields(blueprints, 'collections', 'pages', 'b'))).toEqual(['two:text'])
  })

  test('the first is the default, hidden ones come last', () => {
    const blueprints = read({
      'blueprints/collections/pages/a': { ...one, hide: true },
      'blueprints/collections/pages/b': two,
    })
    expect(defaultBlueprint(blueprints, 'collections', 'pages')).toBe('b')
    expect(shape(blueprintFields(blueprints, 'collections', 'pages', 'weg'))).toEqual(['two:text'])
  })

  test('an order given goes before the alphabet', () => {
    const blueprints = read({
      'blueprints/collections/pages/a': one,
      'blueprints/collections/pages/b': { ...two, order: 1 },
    })
    expect(defaultBlueprint(blueprints, 'collections', 'pages')).toBe('b')
  })

  test('a collection without any has a title and Markdown content', () => {
    expect(defaultBlueprint(read({}), 'collections', 'pages')).toBeUndefined()
    expect(shape(blueprintFields(read({}), 'collections', 'pages'))).toEqual([
      'title:text',
      'content:markdown',
    ])
  })

  test('globals have one of their own name, or none', () => {
    const blueprints = read({ 'blueprints/globals/general': one })
    expect(shape(blueprintFields(blueprints, 'globals', 'general'))).toEqual(['one:text'])
    expect(blueprintFields(blueprints, 'globals', 'ander')).toEqual([])
  })
})

test('the blueprints of the quirk site are read', () => {
  const file = new URL(
    '../../../fixtures/quirk-site/resources/blueprints/collections/pages/page.yaml',
    import.meta.url,
  )
  const fields = fieldsOf(parse(readFileSync(file, 'utf8')))
  expect(shape(fields).slice(0, 5)).toEqual([
    'title:text',
    'content:markdown',
    'hero:assets',
    'blokken:replicator',
    'artikel:bard',
  ])
  expect(shape(setFields(fields[3]?.config ?? {}, 'beeld') ?? [])).toEqual(['afbeelding:assets'])
})

test('a fieldset of an add-on is read where the project has a copy of it', () => {
  const files = new Map<string, Value>([
    ['blueprints/collections/x/x', { fields: [{ import: 'seo-add-on::basic', prefix: 'seo_' }] }],
    ['fieldsets/vendor/seo-add-on/basic', { fields: [{ handle: 'title', field: { type: 'textarea' } }] }],
  ])
  expect(blueprintFields(readBlueprints(files), 'collections', 'x')).toMatchObject([
    { handle: 'seo_title', type: 'textarea' },
  ])
})
