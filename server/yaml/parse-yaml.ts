/** Parses YAML as Statamic does, which uses PHP's Symfony parser. */
import { Schema } from 'yaml'
import type { Value, Values } from '../../src/content/types.ts'
import { isValues } from '../../src/content/values/values.ts'
import { located, parseBounded } from './parse-document.ts'
import { parseSimple } from './parse-simple.ts'
import { scalars } from './scalars.ts'
import { toObjects } from './to-values.ts'

/** Maximum characters of a document. */
const maxLength = 2_097_152

/** Created once: creating a schema takes longer than parsing most files. */
const schema = new Schema({ schema: 'failsafe', customTags: scalars, merge: true })

/**
 * Parses one YAML (or JSON) document into plain values.
 * @throws YAMLParseError when the text is not YAML; Error when it is too long, an alias lies inside its own
 * anchor, aliases repeat too many values, or values are nested deeper than 200 levels
 */
export function parseYaml(file: string): Value {
  const text = file.replace(/^\uFEFF/, '')
  if (text.length > maxLength) throw new Error(`The YAML is longer than ${maxLength} characters`)
  return parseSimple(text) ?? parseAny(text)
}

/** Parses YAML of any kind, with the package. Errors as of `parseYaml`, but that of a long text. */
export function parseAny(text: string): Value {
  const document = parseBounded(text, { schema })
  const [error] = document.errors
  if (error) throw located(text, error)
  return toObjects(document, ({ range }) => {
    const [start] = range ?? [0]
    throw located(text, {
      pos: [start, start + 1],
      code: 'DUPLICATE_KEY',
      message: 'Map keys must be unique',
    })
  }) as Value
}

/**
 * Parses a YAML document that must be a map; an empty document or list counts as an empty map.
 * @throws Error when the document is another list or a scalar, and the errors of `parseYaml`
 */
export function parseYamlMap(text: string): Values {
  const value = parseYaml(text)
  if (value === null || value === undefined) return {}
  if (Array.isArray(value) && value.length === 0) return {}
  if (!isValues(value)) throw new Error('The file does not hold key: value pairs')
  return value
}
