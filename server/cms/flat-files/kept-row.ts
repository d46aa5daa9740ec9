import { hash } from 'node:crypto'
import type { Value } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values.ts'
import { type Place, placeOf } from './stored-value.ts'

/**
 * What one file said when it was last parsed: `version` tells one state of the file from any other without reading it, `hash` is of
 * its text. Members that lie elsewhere are null in `value`, and named with their places after it.
 */
export type KeptRow = readonly [
  path: string,
  version: string,
  hash: string,
  value: Value,
  places?: Readonly<Record<string, Place>>,
]

/** What tells one text from any other. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64')

/** The row of a file whose values may lie elsewhere. */
export function toRow(path: string, version: string, textHash: string, value: Value): KeptRow {
  const places = Object.entries(isValues(value) ? value : {}).flatMap(([name, each]) => {
    const place = placeOf(each)
    return place ? [[name, place] as const] : []
  })
  if (places.length === 0) return [path, version, textHash, value]
  const empty = Object.fromEntries(places.map(([name]) => [name, null]))
  return [path, version, textHash, { ...(value as object), ...empty }, Object.fromEntries(places)]
}

/** What a row says, with `stored` in the place of each value that lies elsewhere. */
export function valueIn([, , , value, places]: KeptRow, stored: (place: Place) => Value): Value {
  if (!places) return value
  const found = Object.entries(places).map(([name, place]) => [name, stored(place)])
  return { ...(value as object), ...Object.fromEntries(found) } as Value
}
