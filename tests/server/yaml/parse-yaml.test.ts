import { describe, expect, test } from 'vitest'
import { parseYaml } from '../../../server/yaml/parse-yaml.ts'

const repeat = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

describe('Keys', () => {
  test.each([
    ['of a block', 'a: 1\nb: 2\na: 3', 'line 3, column 1:\n\na: 3\n^'],
    [
      'of a map in a list',
      'x:\n  - { a: 1, a: 2 }',
      'line 2, column 13:\n\n  - { a: 1, a: 2 }\n            ^',
    ],
    ['that are written in two ways', '1: a\n0x1: b', 'line 2, column 1'],
  ])('that stand twice %s are told with their place', (_where, text, place) => {
    expect(() => parseYaml(text)).toThrow(`Map keys must be unique at ${place}`)
  })

  test('may be named as properties that every object has', () => {
    const value = parseYaml('__proto__: 1\nconstructor: 2') as object
    expect(Object.entries(value)).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
    ])
  })

  test('that are no text become text', () => {
    expect(parseYaml('~: a\ntrue: b\n? [1, 2]\n: c')).toEqual({ '': 'a', true: 'b', '[1,2]': 'c' })
  })
})

describe('Merge keys', () => {
  test('add what a map lacks, from earlier maps first', () => {
    const text = 'a: &a { x: 1, y: 1 }\nb: &b { y: 2, z: 2 }\nc: { <<: [*b, *a, { q: 4 }], x: 3 }'
    expect(parseYaml(text)).toMatchObject({ c: { x: 3, y: 2, z: 2, q: 4 } })
  })

  test('may stand more than once', () => {
    expect(parseYaml('a: &a { x: 1 }\nb: { <<: *a, <<: { y: 2 } }')).toMatchObject({ b: { x: 1, y: 2 } })
  })

  test.each(['a: &a [1]\nb: { <<: *a }', 'b: { <<: 3 }'])('%j adds no map, and is refused', (text) => {
    expect(() => parseYaml(text)).toThrow('Merge sources must be maps')
  })

  test('in quotes are keys as any other', () => {
    expect(parseYaml('"<<": { a: 1 }')).toEqual({ '<<': { a: 1 } })
  })
})

describe('Aliases', () => {
  test('have the last value of their name above them', () => {
    expect(parseYaml('a: &x 1\nb: *x\nc: &x 2\nd: *x')).toEqual({ a: 1, b: 1, c: 2, d: 2 })
  })

  test('without an anchor above them are refused', () => {
    expect(() => parseYaml('a: *x\nb: &x 1')).toThrow('Unresolved alias')
  })

  test('may repeat one value often', () => {
    expect(parseYaml(`a: &a 1\n${repeat(5000, (index) => `k${index}: *a`)}`)).toMatchObject({ k4999: 1 })
  })

  test('that multiply each other are refused', () => {
    const lines = repeat(9, (level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`)}]`)
    expect(() => parseYaml(`l0: &l0 lol\n${lines}`)).toThrow('Excessive alias count')
  })

  test('cannot nest values deeper than 200 levels', () => {
    const nested = (inside: string) => `${'['.repeat(120)}${inside}${']'.repeat(120)}`
    expect(() => parseYaml(`a: &a ${nested('1')}\nb: ${nested('*a')}`)).toThrow('nested deeper than 200')
  })
})

describe('Bounds', () => {
  test.each([
    ['characters', `a: ${'x'.repeat(2_097_152)}`, 'The YAML is longer than 2097152 characters'],
    ['keys of a map', repeat(50_001, (index) => `k${index}: 1`), 'A map has more than 50000 keys'],
  ])('too many %s are refused', (_what, text, message) => {
    expect(() => parseYaml(text)).toThrow(message)
  })
})

const levels =
  (open: string, inside: string, close = '') =>
  (count: number) =>
    `${open.repeat(count)}${inside}${close.repeat(count)}`
const steps = (count: number) => `${repeat(count, (index) => `${' '.repeat(index)}a:`)} 1`

test.each([
  ['lists in lines', levels('[', '1', ']')],
  ['maps in lines', levels('{ a: ', '1', ' }')],
  ['lists', levels('- ', '1')],
  ['maps', steps],
])('%s may be nested in 200 levels, and are refused before more of them take all memory', (_what, text) => {
  expect(() => parseYaml(text(200))).not.toThrow()
  expect(() => parseYaml(text(201))).toThrow('nested deeper than 200')
  expect(() => parseYaml(text(1500))).toThrow('nested deeper than 200')
})

test.each([4, 200, 1500])('maps are no keys of %i maps inside each other', (count) => {
  const text = levels('? ', 'a')(count)
  if (count === 4)
    expect(Object.keys(Object(parseYaml(text)))).toEqual(['{"{\\"{\\\\\\"a\\\\\\":null}\\":null}":null}'])
  else expect(() => parseYaml(text)).toThrow(/is the key of a map|nested deeper/)
})

test.each(['{', '[', '- ', '? ', ']', ', ', '"', '|\n', '!a ', '&a ', '*a ', ': ', '---\n'])(
  '%j again and again is told as one mistake',
  (bit) => {
    expect(() => parseYaml(`a: "${bit.repeat(8192 / bit.length)}`)).toThrow()
  },
)

/** The shortest of three times that parsing takes: what other processes take of the machine is left out. */
function timeOf(text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    parseYaml(text)
    return performance.now() - start
  })
  return Math.min(...times)
}

test.each([
  ['keys of one map', (index: number) => `/old/${index}: /new/${index}`],
  ['anchors with an alias each', (index: number) => `a${index}: &a${index} [1]\nb${index}: *a${index}`],
  ['merge aliases', (index: number) => `${index === 0 ? 'a: &a { x: 1, y: 2 }\n' : ''}b${index}: { <<: *a }`],
])('sixteen times the %s take about sixteen times as long, never two hundred', (_what, line) => {
  parseYaml(repeat(1000, line))
  expect(timeOf(repeat(16_000, line)) / timeOf(repeat(1000, line))).toBeLessThan(100)
})
