import type { Values } from '../../../../src/content/types.ts'
import { parseYamlMap } from '../../../yaml/parse-yaml.ts'
import { asText } from '../../model/values.ts'

/**
 * Splits a file that starts with `---` into YAML and body, at the next line that starts with `---`. Any other
 * file is all YAML.
 */
function divide(text: string): readonly [yaml: string, body: string] {
  if (!text.startsWith('---')) return [text, '']
  const end = text.indexOf('\n---')
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 4).trimStart()]
}

/**
 * Parses one entry file: YAML, and a body that becomes the value `content`.
 * @throws Error on bad YAML, on an empty file, and on a body beside a text as `content`
 */
export function parseEntryFile(file: string): Values {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (text.trim() === '') throw new Error('The file is empty')
  const [yaml, body] = divide(text)
  const values = parseYamlMap(yaml)
  if (body === '') return values
  if (asText(values.content)) throw new Error('The file has both a `content` key and a body')
  return { ...values, content: body }
}
