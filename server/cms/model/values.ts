/** Reads values of content, whose shape is never certain, and has small helpers for objects and maps. */
import type { Value, Values } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values/values.ts'

/** The value if it is an object, else an empty object. */
export const asValues = (value: Value): Values => (isValues(value) ? value : {})

/** The value if it is a list, else an empty list. */
export const asList = (value: Value): readonly Value[] => (Array.isArray(value) ? (value as Value[]) : [])

/** A text or number as text; undefined for everything else and for ''. */
export function asText(value: Value): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Whether PHP treats a value as false, as Statamic's own checks do. */
export const isFalsy = (value: Value): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  value === '0' ||
  (Array.isArray(value) && value.length === 0) ||
  (isValues(value) && Object.keys(value).length === 0)

/** An object without the members of these names: itself where it has none of them. */
export const omit = (values: Values, ...names: readonly string[]): Values =>
  names.some((name) => Object.hasOwn(values, name))
    ? Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
    : values

/** The value under a key. When the map has none, the result of `make` is stored under the key first. */
export function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

/**
 * The member of a table with a name that comes from content; undefined when the table has none. Inherited
 * members, such as `constructor`, do not count.
 */
export const getOwn = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
