/** Any text as YAML. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { parseEntryFile } from '../../server/cms/flat-files/disk/front-matter.ts'
import { parseYaml, parseYamlMap } from '../../server/yaml/parse-yaml.ts'
import { readYaml } from '../../server/yaml/read-yaml.ts'
import { anyText, holds, textOf } from '../support/properties.ts'

const documents = textOf(
  [
    ...[
      'a',
      'b',
      ': ',
      ':',
      '- ',
      '\n',
      '\n',
      '\n  ',
      '\n    ',
      '[',
      ']',
      '{',
      '}',
      ', ',
      '"',
      "'",
      '|\n',
      '>-\n',
    ],
    ...[
      '&a ',
      '*a',
      '<<: ',
      '!t ',
      '? ',
      '# ',
      '---\n',
      '...\n',
      '%YAML 1.2\n',
      '\t',
      '~',
      '1',
      '0x1',
      '2024-01-05',
    ],
    ...['\\x', '\\u12', '\uFEFF', '\r\n', '\u2028', '@', '`', '!!binary ', '!!set '],
  ],
  25,
)

/** Calls, and tells the message of an error that it throws. */
function messageOf(call: () => unknown): string | undefined {
  try {
    call()
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(RangeError)
    expect(error).not.toBeInstanceOf(TypeError)
    return (error as Error).message
  }
}

test.each([
  ['a value', parseYaml],
  ['a map', parseYamlMap],
  ['an entry', parseEntryFile],
])('any text is %s, or a mistake that is told', (_what, read) =>
  holds(
    fc.oneof(documents, anyText),
    (text) => {
      const message = messageOf(() => read(text))
      if (message === undefined) return
      expect(message.trim()).not.toBe('')
      expect(message.length).toBeLessThan(1000)
    },
    { runs: 120 },
  ),
)

test('any text of a file of settings is read, or a mistake that is told', () =>
  holds(
    fc.oneof(documents, anyText),
    (text) => {
      expect(messageOf(() => readYaml(text))).not.toBe('')
    },
    { runs: 120 },
  ))

test('a value that was read is read again from JSON as the same', () =>
  holds(
    documents,
    (text) => {
      if (messageOf(() => parseYaml(text)) !== undefined) return
      const value = JSON.stringify(parseYaml(text))
      expect(JSON.stringify(parseYaml(value))).toBe(value)
    },
    { runs: 120 },
  ))

const words = fc.string({ unit: fc.constantFrom(...'abcdefghijk'), minLength: 1, maxLength: 8 })
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.oneof(
      words.map((word) => `w${word}`),
      anyText.filter((text) => !/\p{Cs}/u.test(text)),
    ),
    fc.oneof(fc.boolean(), fc.constant(null), fc.integer()),
    fc.array(tie('tree'), { maxLength: 5 }),
    fc.dictionary(words, tie('tree'), { maxKeys: 5, noNullPrototype: true }),
  ),
}))
const styles = fc.record({
  indent: fc.integer({ min: 1, max: 6 }),
  defaultKeyType: fc.constant('PLAIN'),
  defaultStringType: fc.constantFrom('QUOTE_DOUBLE', 'QUOTE_SINGLE'),
  collectionStyle: fc.constantFrom('any', 'block', 'flow'),
  lineWidth: fc.constantFrom(0, 20, 80),
} as const)

test('a document that the package writes is read as the package reads it', () =>
  holds(fc.tuple(tree, styles), ([value, style]) => {
    const text = stringify(value, style)
    expect(parseYaml(text)).toEqual(parse(text))
  }))
