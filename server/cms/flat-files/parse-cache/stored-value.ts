/** Reads values of objects whose long values may be stored on disk, in the same way as values in memory. */
import type { Value, Values } from '../../../../src/content/types.ts'

/** Location of stored values: number of the file, position and length in bytes, and CRC-32 checksum. */
export type ValueLocation = readonly [segment: number, at: number, bytes: number, checksum: number]

/** The values of an entry that are stored on disk. */
export interface StoredValues {
  /**
   * Names of all values in the order of the file, including those in memory. Entries with the same names
   * share the set.
   */
  readonly names: ReadonlySet<string>
  readonly location: ValueLocation
}

/** Name of the member that says where the other values of an object are stored on disk. */
const elsewhere = Symbol('values on disk')

/** What the member `elsewhere` of an object has. */
interface StoredMark {
  readonly stored: StoredValues
  readonly read: (place: ValueLocation) => Values
}

type Marked = Values & { readonly [elsewhere]?: StoredMark }

const markOf = (values: Values): StoredMark | undefined => (values as Marked)[elsewhere]

/**
 * Attaches stored values to an object with the values in memory. `read` is called each time a stored value is
 * needed. Changes and returns `inMemory`.
 */
export function attachStored(
  inMemory: Values,
  stored: StoredValues,
  read: (place: ValueLocation) => Values,
): Values {
  const values = inMemory as { [elsewhere]?: StoredMark }
  values[elsewhere] = { stored, read }
  return inMemory
}

/** The names and location of an object's stored values; undefined when all values are in memory. */
export const storedOf = (values: Values): StoredValues | undefined => markOf(values)?.stored

/** Whether an object has a value, which may be null, under a name. */
export const hasValue = (values: Values, name: string): boolean =>
  Object.hasOwn(values, name) || (storedOf(values)?.names.has(name) ?? false)

/** Reads one value from memory or disk; undefined when the object has none by that name. */
export function valueAt(values: Values, name: string): Value {
  if (Object.hasOwn(values, name)) return values[name]
  const mark = markOf(values)
  return mark?.stored.names.has(name) ? mark.read(mark.stored.location)[name] : undefined
}

/** Returns an object with all values, those on disk included, in the order of the file. */
export function allValues(values: Values): Values {
  const mark = markOf(values)
  if (!mark) return values
  const rest = mark.read(mark.stored.location)
  return Object.fromEntries(
    [...mark.stored.names].map((name) => [name, Object.hasOwn(values, name) ? values[name] : rest[name]]),
  )
}
