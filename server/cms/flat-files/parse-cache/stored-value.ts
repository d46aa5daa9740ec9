/** Objects of values of which the long ones are stored on disk: these functions read both kinds alike. */
import type { Value, Values } from '../../../../src/content/types.ts'

/** Where values are stored: number of the file, then position, length in bytes and checksum. */
export type ValueLocation = readonly [segment: number, at: number, bytes: number, checksum: number]

/** The values of an entry that are stored on disk. */
export interface StoredValues {
  /**
   * Names of all values in the order of the file, those in memory too. Entries with the same names share the
   * set.
   */
  readonly names: ReadonlySet<string>
  readonly location: ValueLocation
}

/** Marks an object whose other values are stored on disk. */
const elsewhere = Symbol('values on disk')

interface StoredMark {
  readonly stored: StoredValues
  readonly read: (place: ValueLocation) => Values
}

type Marked = Values & { readonly [elsewhere]?: StoredMark }

const markOf = (values: Values): StoredMark | undefined => (values as Marked)[elsewhere]

/**
 * Attaches stored values to those in memory. They are read each time one of them is needed. Changes and
 * returns `inMemory`.
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

/** Where the stored values of an object are; undefined when all are in memory. */
export const storedOf = (values: Values): StoredValues | undefined => markOf(values)?.stored

/** Whether there is a value, also null, under a name. */
export const hasValue = (values: Values, name: string): boolean =>
  Object.hasOwn(values, name) || (storedOf(values)?.names.has(name) ?? false)

/** One value, whether it is in memory or on disk; undefined when there is none. */
export function valueAt(values: Values, name: string): Value {
  if (Object.hasOwn(values, name)) return values[name]
  const mark = markOf(values)
  return mark?.stored.names.has(name) ? mark.read(mark.stored.location)[name] : undefined
}

/** All values, read into memory. */
export function allValues(values: Values): Values {
  const mark = markOf(values)
  if (!mark) return values
  const rest = mark.read(mark.stored.location)
  return Object.fromEntries(
    [...mark.stored.names].map((name) => [name, Object.hasOwn(values, name) ? values[name] : rest[name]]),
  )
}
