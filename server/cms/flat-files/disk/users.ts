import type { Value } from '../../../../src/content/types.ts'
import { parseYamlMap } from '../../../yaml/parse-yaml.ts'
import { asText } from '../../model/values.ts'

/**
 * Reads the file of a user: its id and name. Nothing else of it is kept, as it has a password and more.
 * @throws the errors of `parseYamlMap`
 */
export function parseUser(text: string): Value {
  const { id, name, first_name: first, last_name: last } = parseYamlMap(text)
  const parts = [asText(first), asText(last)].filter((part) => part !== undefined)
  return { id: asText(id) ?? null, name: asText(name) ?? (parts.join(' ') || null) }
}
