/** Encodes and decodes the rows of the cache file: the parsed content of one file each. */
import { hash as digest } from 'node:crypto'
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import type { SourceFile } from '../disk/files.ts'
import { type StoredValues, storedOf, type ValueLocation } from './stored-value.ts'

/** The content of one file when it was last parsed, and the state that the file was in. */
export interface CachedRow extends SourceFile {
  readonly hash: string
  readonly value: Value
}

/**
 * Names of the values of a row that has long values on disk; null for other rows. When an earlier row shares
 * the list of names, the number of that list is stored in its place.
 */
type PackedNames = null | number | readonly string[]

/** Rows as they are stored, column by column. */
type Packed = readonly [
  paths: readonly string[],
  /**
   * For each row `width` 64-bit floats, in base64: the state of the file, then the location of its long
   * values. Decimal digits would take many times as long to parse.
   */
  numbers: string,
  /** Hashes of one length, one after the other. */
  hashes: string,
  values: readonly Value[],
  names: readonly PackedNames[],
]

/** Numbers that are stored for each row. */
const width = 8
/** The location in rows without long values on disk. */
const nowhere: ValueLocation = [-1, 0, 0, 0]

/** Attaches the location of long values to the object with the values in memory. */
export type AttachStored = (inMemory: Values, stored: StoredValues) => void

/** Hash that identifies a text. */
export const hashOf = (text: string): string => digest('sha256', text, 'buffer').toString('base64', 0, 18)
/** Characters of a hash. */
const hashLength = 24

/**
 * Returns a function that encodes a list of rows as JSON. The argument `values` has the values of the rows,
 * already in JSON.
 */
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
 * A row and the location of its long values; `location` and `names` are used only for rows that have names.
 * Members that are needed only to compare the row with the file on disk stay in the columns, which saves
 * memory, and time at the start. A class lets all rows share their getters.
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

/** Decodes base64. The bytes are copied, because a `Float64Array` needs an aligned buffer. */
function toNumbers(text: string): Float64Array {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, 'base64')
  return new Float64Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

const noNames: StoredValues['names'] = new Set()

/**
 * Returns a function that decodes lists of rows. The lists must be passed in the order in which they were
 * encoded, because later lists refer to names in earlier ones.
 * @param complete called for each object in memory whose long values are on disk
 */
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
      if (names && isValues(value)) complete(value, row)
      return row
    })
  }
}
