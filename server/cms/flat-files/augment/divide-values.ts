/** Divides values of any number into parts that can be read one after another. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { isBard } from '../../rich-text/bard/read-bard.ts'
import type { Field } from './types.ts'

/** Values of a part, those inside of others included: reading as many takes a few milliseconds. */
const maxWeight = 1000

/** The number of values in a value, itself included; once it is more than `most`, no more are counted. */
function weightOf(value: Value, most: number): number {
  if (typeof value !== 'object' || value === null) return 1
  let weight = 1
  for (const member of Object.values(value)) {
    if (weight > most) break
    weight += weightOf(member as Value, most - weight)
  }
  return weight
}

/** Groups items, in their order, so that each group has the weight of one part; a heavier item stands alone. */
function* group<T>(items: Iterable<T>, pick: (item: T) => Value): Iterable<readonly T[]> {
  let group: T[] = []
  let weight = 0
  for (const item of items) {
    const more = weightOf(pick(item), maxWeight)
    if (weight + more > maxWeight && group.length > 0) {
      yield group
      group = []
      weight = 0
    }
    group.push(item)
    weight += more
  }
  if (group.length > 0) yield group
}

/** Fields whose lists are more than their items one after another. */
const wholeTypes = new Set(['bard', 'table'])

/** Whether a list has the same items when it is read in parts: rows, and what no field describes. */
const isDivisible = (value: Value, field: Field | undefined): value is readonly Value[] =>
  Array.isArray(value) &&
  !wholeTypes.has(field?.type ?? '') &&
  (field === undefined || value.every(isValues)) &&
  !value.some((item) => isBard([item]))

/** A field, or some rows or members of a large one. */
type Piece = readonly [handle: string, value: Value]

function* divideField(value: Value, field: Field | undefined): Iterable<Value> {
  if (weightOf(value, maxWeight) <= maxWeight) yield value
  else if (isDivisible(value, field)) yield* group(value, (item) => item)
  else if (isValues(value) && field === undefined)
    for (const members of group(Object.entries(value), ([, member]) => member))
      yield Object.fromEntries(members)
  else yield value
}

function* piecesOf(values: Values, fields: readonly Field[]): Iterable<Piece> {
  const byHandle = new Map(fields.map((field) => [field.handle, field]))
  const described = [...byHandle.keys()].filter((handle) => Object.hasOwn(values, handle))
  const loose = Object.keys(values).filter((handle) => !byHandle.has(handle))
  for (const handle of [...described, ...loose])
    for (const piece of divideField(values[handle], byHandle.get(handle))) yield [handle, piece]
}

/**
 * Divides the values of a set, in the order in which `augment` returns them. Few values are one part. A field with
 * many rows has them in several parts, and so has an object that no field describes its members; what cannot be
 * divided stays whole.
 */
export function* divideValues(values: Values, fields: readonly Field[]): Iterable<Values> {
  // Two neighbouring pieces of one field are too heavy for a part, else they were one piece.
  for (const part of group(piecesOf(values, fields), ([, value]) => value)) yield Object.fromEntries(part)
}

/** Adds what a part of `divideValues` has become to that of the parts before it, which it changes. */
export function addPart(whole: { [handle: string]: Value }, part: Values): void {
  for (const [handle, value] of Object.entries(part)) {
    if (handle === '__proto__') continue
    const before = whole[handle]
    if (Array.isArray(before) && Array.isArray(value)) for (const item of value) before.push(item)
    else if (isValues(before) && isValues(value)) Object.assign(before, value)
    else whole[handle] = value
  }
}
