/** YAML as Statamic writes it, which is read without the package: the same values, or left to the package. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSimple } from '../../server/yaml/parse-simple.ts'
import { parseAny } from '../../server/yaml/parse-yaml.ts'
import { anyText, holds } from '../support/properties.ts'

/** What the package reads in a text; undefined when it is a mistake. */
function readAny(text: string): unknown {
  try {
    return parseAny(text)
  } catch {
    return undefined
  }
}

/** Holds when the text is not simple, or means what the package says. */
function compare(text: string): void {
  const value = parseSimple(text)
  if (value !== undefined) expect({ text, value }).toEqual({ text, value: readAny(text) })
}

const keys = [
  'a',
  'b',
  'c',
  'a b',
  '/old/1',
  'a:b',
  "'a'",
  '"b"',
  '1',
  '0x1',
  'true',
  '~',
  '<<',
  '__proto__',
  'é',
]
const values = [
  ...[
    '',
    '',
    '',
    'text',
    'two words',
    '12',
    '-5',
    '1_000',
    '.5',
    '-.inf',
    '007',
    '1e3',
    '2024-01-05',
    '10:30',
  ],
  ...[
    'true',
    'No',
    'null',
    '~',
    'http://a/b',
    'a: b',
    'a #b',
    '# c',
    'x:',
    'a#b',
    '|',
    '|-',
    '>',
    '|+',
    '|2',
  ],
  ...[
    "'it''s'",
    "'",
    "''",
    '"a\\n"',
    '"a"',
    '"a\\x41"',
    '"a',
    '[]',
    '{  }',
    '[a]',
    '&x a',
    '*x',
    '!t a',
    '- a',
  ],
  ...[
    '-',
    '- a: b',
    '%a',
    '@a',
    '`a',
    '?',
    '? a',
    ': a',
    '---',
    '...',
    'a\u2028b',
    '\u00a0a',
    'a  ',
    '-a',
    '=',
    '\t',
  ],
]
const line = fc
  .tuple(
    fc.constantFrom(0, 0, 0, 1, 2, 2, 2, 4, 4, 6),
    fc.constantFrom('', '', '- ', '-', '-   '),
    fc.option(fc.constantFrom(...keys)),
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, anyText),
  )
  .map(
    ([indent, dash, key, value]) => `${' '.repeat(indent)}${dash}${key === null ? '' : `${key}: `}${value}`,
  )
const documents = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 8 }), fc.constantFrom('', '\n', '\n\n'))
  .map(([lines, end]) => lines.join('\n') + end)

test('any lines are left to the package, or mean what it says', () =>
  holds(documents, compare, { runs: 6000 }))

/** Texts as Symfony writes them: in apostrophes, in quotes for control characters, or as a literal block. */
function writeText(text: string, indent: number): string {
  if (text.includes('\n')) return `|-\n${text.replace(/^/gm, ' '.repeat(indent))}`
  return /^[\w ./é-]*[\wé]$/.test(text) && /^[a-zé]/.test(text) && !/^(true|false|null)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`
}

type Tree = string | number | boolean | null | readonly Tree[] | { readonly [key: string]: Tree }

/** A value as Statamic writes it: lists one step in, and the map of an item below its dash. */
function write(value: Tree, indent = 0): string {
  const space = ' '.repeat(indent)
  if (typeof value === 'string') return ` ${writeText(value, indent + 2)}`
  if (value === null || typeof value !== 'object') return ` ${value}`
  if (Object.keys(value).length === 0) return Array.isArray(value) ? ' []' : ' {  }'
  const rows = Array.isArray(value)
    ? value.map((item) => `${space}-${write(item, indent + 2)}`)
    : Object.entries(value).map(([key, item]) => `${space}${key}:${write(item, indent + 2)}`)
  return `\n${rows.join('\n')}`
}

const words = fc.string({ unit: fc.constantFrom(...'abcdeé 012-/\'":#'), maxLength: 12 })
const paragraphs = fc
  .array(fc.string({ unit: fc.constantFrom(...'abc #:-\'"'), minLength: 1, maxLength: 9 }), {
    minLength: 2,
    maxLength: 4,
  })
  .map((lines) => lines.map((text) => `x${text}y`).join('\n\n'))
const names = fc.string({ unit: fc.constantFrom(...'abcde_'), minLength: 1, maxLength: 5 })
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.oneof(words, paragraphs, fc.boolean(), fc.constant(null), fc.integer()),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(names, tie('tree'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  ),
}))

test('what Statamic writes is read without the package', () =>
  holds(
    fc.dictionary(names, tree, { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
    (value) => {
      const text = `${write(value).slice(1)}\n`
      expect({ text, value: parseSimple(text) }).toEqual({ text, value })
      compare(text)
    },
    { runs: 300 },
  ))

/** A document of Statamic with something in a place where it does not belong, or without what belongs there. */
const damaged = fc
  .tuple(
    fc.dictionary(names, tree, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
    fc.nat(),
    fc.nat({ max: 3 }),
    fc.constantFrom(
      '',
      ' ',
      '  ',
      '\n',
      '\n  ',
      '\n# c\n',
      ':',
      ': ',
      '- ',
      '-',
      "'",
      '"',
      '#',
      ' #',
      'x',
      '|',
      '\\',
      '\n---\n',
    ),
  )
  .map(([value, at, without, piece]) => {
    const text = write(value).slice(1)
    const from = at % (text.length + 1)
    return text.slice(0, from) + piece + text.slice(from + without)
  })

test('what Statamic writes with a mistake in it is left to the package, or means what it says', () =>
  holds(damaged, compare, { runs: 3000 }))

test('the YAML of real projects is read as the package reads it, nearly all without it', () => {
  const seen = { simple: 0, all: 0 }
  const files = readdirSync('tests/fixtures', { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(?:ya?ml|md)$/.test(name))) {
    const text = readFileSync(join('tests/fixtures', file), 'utf8').replaceAll('\r\n', '\n')
    const yaml = text.startsWith('---') ? text.slice(0, text.indexOf('\n---')) : text
    if (readAny(yaml) === undefined) continue
    compare(yaml)
    seen.all += 1
    if (parseSimple(yaml) !== undefined) seen.simple += 1
  }
  expect(seen.simple / seen.all, JSON.stringify(seen)).toBeGreaterThan(0.9)
})
