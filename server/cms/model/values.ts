import type { Value, Values } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values.ts'

/** The object, or an empty one: a reader of files never fails on a shape. */
export const asValues = (value: Value): Values => (isValues(value) ? value : {})

/** The list, or an empty one. */
export const asList = (value: Value): readonly Value[] => (Array.isArray(value) ? (value as Value[]) : [])

/** A text or number as text; undefined for everything else and for ''. */
export function asText(value: Value): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** What PHP takes for false, and so what Statamic's own checks do. */
export const isFalsy = (value: Value): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  value === '0' ||
  (Array.isArray(value) && value.length === 0) ||
  (isValues(value) && Object.keys(value).length === 0)

/** The values without some of their members. */
export const omit = (values: Values, ...names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** The value under a key that is made the first time it is asked for. */
export function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/** A row of a table by a name that content chose: never something every object has. */
export const rowOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
