import type { Value, Values } from '../../../src/content/types.ts'

/** Where a value lies: the number of the file, then bytes from its start, length and checksum. */
export type Place = readonly [segment: number, at: number, bytes: number, checksum: number]

/** Marks a value that lies on disk. */
const read = Symbol('reads a value from disk')

interface StoredValue {
  readonly [read]: (place: Place) => Value
  readonly place: Place
}

/** Stands among the values of an entry for one that is read each time it is asked for. */
export const storedValue = (place: Place, reader: (place: Place) => Value): Value =>
  ({ [read]: reader, place }) as unknown as Value

const isStored = (value: unknown): value is StoredValue =>
  typeof value === 'object' && value !== null && read in value

/** Where a value lies; undefined for one in memory. */
export const placeOf = (value: unknown): Place | undefined => (isStored(value) ? value.place : undefined)

/** The value itself, whether it is in memory or on disk. */
export function valueAt(values: Values, name: string): Value {
  const value: unknown = values[name]
  return isStored(value) ? value[read](value.place) : (value as Value)
}

/** All values in memory. */
export const allValues = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, valueAt(values, name)]))
