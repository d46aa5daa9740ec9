import { hash as digest } from 'node:crypto'
import type { Value, Values } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values.ts'
import type { SourceFile } from './files.ts'
import { type Place, type Stored, storedOf } from './stored-value.ts'

/** What one file said when it was last parsed, and in which state it was. */
export interface KeptRow extends SourceFile {
  readonly hash: string
  readonly value: Value
}

/** A row as a list. Names are a number where an earlier row has the same ones: it counts the lists before it. */
type Packed = readonly [
  path: string,
  mtimeMs: number,
  ctimeMs: number,
  ino: number,
  size: number,
  hash: string,
  value: Value,
  place?: Place,
  names?: number | readonly string[],
]

/** Puts values at hand and values elsewhere together. */
export type Complete = (atHand: Values, stored: Stored) => Values

/** What tells one text from any other. */
export const hashOf = (text: string): string => digest('sha256', text, 'buffer').toString('base64', 0, 18)

/** Writes rows as JSON, one after the other. */
export function createRowPacker(): (row: KeptRow) => string {
  const known = new Map<Stored['names'], number>()
  return ({ path, mtimeMs, ctimeMs, ino, size, hash, value }) => {
    const stored = isValues(value) ? storedOf(value) : undefined
    const row: Packed = [path, mtimeMs, ctimeMs, ino, size, hash, value]
    if (!stored) return JSON.stringify(row)
    const number = known.get(stored.names)
    if (number === undefined) known.set(stored.names, known.size)
    return JSON.stringify([...row, stored.place, number ?? [...stored.names]])
  }
}

/** Reads them in the same order. */
export function createRowReader(complete: Complete): (packed: unknown) => KeptRow {
  const known: Stored['names'][] = []
  return (packed) => {
    const [path, mtimeMs, ctimeMs, ino, size, hash, atHand, place, listed] = packed as Packed
    const names = typeof listed === 'number' ? known[listed] : listed && new Set(listed)
    if (names && typeof listed !== 'number') known.push(names)
    const value = place && names && isValues(atHand) ? complete(atHand, { names, place }) : atHand
    return { path, mtimeMs, ctimeMs, ino, size, hash, value }
  }
}
