/** The readers of blocks that a project adds with code of its own. */
import { describe, expect, test } from 'vitest'
import {
  collectExtensions,
  type ExtensionReadContext,
} from '../../../src/blocks/extensions/extension-readers.ts'
import { createFields } from '../../../src/content/values/fields.ts'

const sanitize = (html: string) => ({ html })
const handleOf = (type: string) => type.replaceAll('-', '_').toLowerCase()
const fields = createFields({ titel: 'Since', jaar: 1953 }, { sanitize })

type Modules = Parameters<typeof collectExtensions<ExtensionReadContext>>[0]
const collect = (modules: Modules) => collectExtensions(modules, handleOf)

/** What the reader of an extension finds, and what is said about it. */
function read(reader: (typeof fields extends infer F ? (fields: F) => unknown : never) | undefined) {
  const failed: string[] = []
  const { readers } = collect({ '/extensions/timeline/timeline.read.ts': { default: reader as never } })
  const props = readers['extension:timeline']?.(fields, {
    sanitize,
    extensionFailed: (extension, error) => void failed.push(`${extension}: ${error}`),
  })
  return { props, failed }
}

describe('the names of an extension', () => {
  test('are its folder’s, its aliases and the type of its blocks, in any spelling', () => {
    const { types } = collect({
      '/extensions/photo-story/photo-story.read.ts': {
        default: () => undefined,
        aliases: ['Foto-Verhaal', 'bildgeschichte'],
      },
    })
    expect([...types.keys()].toSorted()).toEqual([
      'bildgeschichte',
      'extension:photo_story',
      'foto_verhaal',
      'photo_story',
    ])
    expect(new Set(types.values())).toEqual(new Set(['extension:photo-story']))
  })

  test('count more than the aliases of another', () => {
    const none = { default: () => undefined }
    const { types } = collect({
      '/extensions/a/a.read.ts': { ...none, aliases: ['b'] },
      '/extensions/b/b.read.ts': none,
      '/extensions/c/c.read.ts': { ...none, aliases: ['b'] },
    })
    expect(types.get('b')).toBe('extension:b')
  })

  test('are those of a reader that is called like its folder', () => {
    const { readers } = collect({ '/extensions/a/dates.read.ts': { default: () => undefined } })
    expect(Object.keys(readers)).toEqual([])
  })
})

describe('the reader of an extension', () => {
  test('gives props, as the browser will get them', () => {
    expect(read((set) => ({ title: set.text('titel'), year: set.number('jaar'), none: undefined }))).toEqual({
      props: { title: 'Since', year: 1953 },
      failed: [],
    })
    expect(read(() => undefined)).toEqual({ props: undefined, failed: [] })
  })

  const circle: Record<string, unknown> = {}
  circle.circle = circle
  test.each<[string, () => unknown, string]>([
    [
      'throws',
      () =>
        fields
          .text('titel')
          ?.split(undefined as never)
          .at(9)
          ?.trim.call(null),
      '',
    ],
    ['gives a circle', () => circle, 'TypeError: Converting circular structure'],
    ['gives a number too long for JSON', () => ({ year: 1953n }), 'TypeError: '],
    ['gives a text', () => 'props', 'TypeError: The props of a block have to be an object'],
    ['gives a list', () => [{}], 'TypeError: The props of a block have to be an object'],
    ['gives null', () => null, 'TypeError: The props of a block have to be an object'],
    ['gives a title that is no text', () => ({ title: { html: 'a' } }), 'TypeError: "title" has to be'],
    ['gives items that are no list', () => ({ items: null }), 'TypeError: "items" has to be'],
    ['gives a query that is a text', () => ({ query: 'news' }), 'TypeError: "query" has to be'],
  ])('that %s has nothing to show', (_, reader, message) => {
    const { props, failed } = read(reader)
    expect(props).toBeUndefined()
    if (message) expect(failed).toEqual([expect.stringContaining(`timeline: ${message}`)])
  })

  test('that is not there has nothing to show', () => {
    expect(read(undefined).failed).toEqual([expect.stringContaining('timeline: TypeError')])
  })
})
