/** The one spelling of an address. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalizePath, encodePath } from '../../server/http/canonical-path.ts'
import { createLanguages, defaultLanguages, defaultRows } from '../../src/i18n/languages.ts'
import { anyText, holds, textOf } from '../support/properties.ts'

const [nl, en, de] = defaultRows
const tables = [
  ['the default set', defaultLanguages],
  ['prefixes for all', createLanguages([{ ...nl, prefix: '/nl' }, en, de])],
  ['one language', createLanguages([{ ...en, prefix: '' }])],
] as const

const pieces = [
  ...[
    '/',
    '/',
    '//',
    '.',
    '..',
    '\\',
    'nl',
    'NL',
    'en',
    'EN',
    'de',
    'sitemap',
    'DesignSystem',
    'ü',
    'u\u0308',
  ],
  ...[
    '%2F',
    '%5C',
    '%25',
    '%2e',
    '%00',
    '%',
    '%zz',
    '%C3%BC',
    '%c3',
    '%E2%84%AA',
    '?',
    '#',
    '@evil.example',
    ':80',
  ],
]
const paths = textOf(pieces).map((text) => `/${text}`)

/** A segment that an address may have, decoded. */
const segments = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no segment has
  .filter((text) => !/[\u0000-\u001f\u007f/\\%]/.test(text) && text !== '.' && text !== '..')

describe.each(tables)('with %s', (_name, languages) => {
  test('every text is canonical, moved, malformed or unknown', () =>
    holds(fc.oneof(paths, anyText), (path) => {
      expect(['ok', 'redirect', 'malformed', 'unknown']).toContain(canonicalizePath(path, languages).kind)
    }))

  test('where a path leads stays as it is, and is a path of this site', () =>
    holds(paths, (path) => {
      const moved = canonicalizePath(path, languages)
      if (moved.kind !== 'redirect') return
      expect(canonicalizePath(moved.path, languages)).toEqual({ kind: 'ok' })
      expect(moved.path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(new URL(moved.path, 'http://site.example').host).toBe('site.example')
    }))

  test('what is canonical has neither a second slash nor an escaped one', () =>
    holds(paths, (path) => {
      if (canonicalizePath(path, languages).kind === 'ok')
        expect(path).not.toMatch(/\/\/|\\|%2f|%5c|%25|%00|\/\.\.?(?:\/|$)/i)
    }))

  test('every spelling of a path leads to the same one', () =>
    holds(
      fc.tuple(fc.array(segments, { maxLength: 4 }), fc.infiniteStream(fc.boolean())),
      ([names, coin]) => {
        const spell = (character: string) => {
          const bytes = [...Buffer.from(character)]
          const spelled = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
          return coin.next().value ? spelled : encodeURIComponent(character)
        }
        const spelled = names.map((name) => [...name].map(spell).join('')).join('/')
        const plain = names.map((name) => encodeURIComponent(name)).join('/')
        expect(target(`/${spelled}`, languages)).toBe(target(`/${plain}`, languages))
      },
    ))
})

/** Where a path leads in the end; the path itself if it is canonical. */
function target(path: string, languages: typeof defaultLanguages): string | undefined {
  const moved = canonicalizePath(path, languages)
  return moved.kind === 'redirect' ? moved.path : moved.kind === 'ok' ? path : undefined
}

test('a path is decoded once, and never a second time', () =>
  holds(fc.array(segments, { minLength: 1, maxLength: 4 }), (names) => {
    const once = `/x/${names.map(encodeURIComponent).join('/')}`
    expect(decodeURIComponent(target(once, defaultLanguages) ?? '')).toBe(
      `/x/${names.join('/')}`.normalize('NFC'),
    )
    const twice = `/x/${names.map((name) => encodeURIComponent(encodeURIComponent(name))).join('/')}`
    if (twice !== once && /%25/.test(twice))
      expect(canonicalizePath(twice, defaultLanguages)).toEqual({ kind: 'unknown' })
  }))

test('a decoded path is written in its canonical form', () =>
  holds(fc.array(segments, { maxLength: 4 }), (names) => {
    const path = encodePath(`/x/${names.join('/')}`.normalize('NFC').replace(/\/$/, ''))
    expect(canonicalizePath(path, defaultLanguages)).toEqual({ kind: 'ok' })
  }))
