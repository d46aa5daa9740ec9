/** Encodes and decodes the rows of the cache file: the parsed content of one file each. */
import { hash as digest } from 'node:crypto'
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import type { SourceFile } from '../disk/files.ts'
import { type StoredValues, storedOf, type ValueLocation } from './stored-value.ts'

/** The content of one file when it was last parsed, and the state that the file was in. */
export interface CachedRow extends SourceFile {
  readonly hash: string
  readonly value: Value
}

/**
 * Names of values. Where an earlier row has the same names, the number of that list of names stands for them.
 */
type PackedNames = null | number | readonly string[]

/** Rows, column by column. */
type Packed = readonly [
  paths: readonly string[],
  /**
   * `width` numbers of each row in base64: the state of the file, then where its long values are stored.
   * Decimal digits would take many times as long to read.
   */
  numbers: string,
  /** Hashes of one length, one after the other. */
  hashes: string,
  values: readonly Value[],
  names: readonly PackedNames[],
]

const width = 8
const nowhere: ValueLocation = [-1, 0, 0, 0]

/** Tells the values in memory where the long ones are stored. */
export type AttachStored = (atHand: Values, stored: StoredValues) => void

/** Hash that tells one text from any other. */
export const hashOf = (text: string): string => digest('sha256', text, 'buffer').toString('base64', 0, 18)
const hashLength = 24

/** Encodes lists of rows as JSON. `values` are those of the rows, in JSON already. */
export function createRowPacker(): (rows: readonly CachedRow[], values: readonly string[]) => string {
  const nameLists = new Map<StoredValues['names'], number>()
  const packNames = (stored: StoredValues | undefined): PackedNames => {
    if (!stored) return null
    const number = nameLists.get(stored.names)
    if (number === undefined) nameLists.set(stored.names, nameLists.size)
    return number ?? [...stored.names]
  }
  return (rows, values) => {
    const stored = rows.map(({ value }) => (isValues(value) ? storedOf(value) : undefined))
    const numbers = rows.flatMap(({ mtimeMs, ctimeMs, ino, size }, at) => [
      ...[mtimeMs, ctimeMs, ino, size],
      ...(stored[at]?.location ?? nowhere),
    ])
    const bytes = Buffer.from(Float64Array.from(numbers).buffer).toString('base64')
    const [paths, hashes] = [rows.map(({ path }) => path), rows.map(({ hash }) => hash).join('')]
    const before = [paths, bytes, hashes].map((column) => JSON.stringify(column)).join(',')
    return `[${before},[${values.join(',')}],${JSON.stringify(stored.map(packNames))}]`
  }
}

/** The columns that the rows of one list share. */
interface Block {
  readonly numbers: Float64Array
  readonly hashes: string
}

/**
 * A row, and where its long values are stored: `location` and `names` count only for rows that have names.
 * Facts that are needed only when the file is checked stay in the columns, which saves time at the start and
 * memory. A class, so that all rows share their getters.
 */
class RowOfBlock implements CachedRow, StoredValues {
  readonly path: string
  readonly value: Value
  readonly names: StoredValues['names']
  private readonly block: Block
  private readonly at: number

  constructor(block: Block, at: number, path: string, value: Value, names: StoredValues['names']) {
    this.path = path
    this.value = value
    this.names = names
    this.block = block
    this.at = at
  }
  get mtimeMs() {
    return this.number(0)
  }
  get ctimeMs() {
    return this.number(1)
  }
  get ino() {
    return this.number(2)
  }
  get size() {
    return this.number(3)
  }
  get hash() {
    return this.block.hashes.slice(this.at * hashLength, (this.at + 1) * hashLength)
  }
  get location(): ValueLocation {
    return [this.number(4), this.number(5), this.number(6), this.number(7)]
  }
  private number(column: number): number {
    return this.block.numbers[this.at * width + column] ?? 0
  }
}

function toNumbers(text: string): Float64Array {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, 'base64')
  return new Float64Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

const noNames: StoredValues['names'] = new Set()

/** Decodes lists of rows in the order in which they were encoded. */
export function createRowReader(complete: AttachStored): (packed: unknown) => readonly CachedRow[] {
  const nameLists: StoredValues['names'][] = []
  const namesOf = (packed: PackedNames | undefined) => {
    if (typeof packed === 'number') return nameLists[packed]
    if (packed) nameLists.push(new Set(packed))
    return packed ? nameLists.at(-1) : undefined
  }
  return (packed) => {
    const [paths, numbers, hashes, values, packedNames] = packed as Packed
    const block = { numbers: toNumbers(numbers), hashes }
    return paths.map((path, at) => {
      const value = values[at]
      const names = namesOf(packedNames[at])
      const row = new RowOfBlock(block, at, path, value, names ?? noNames)
      // The object in memory learns where its other values are stored.
      if (names && isValues(value)) complete(value, row)
      return row
    })
  }
}
