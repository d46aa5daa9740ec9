/** Collects the fields of a block whose values no reader could use, for a warning in the log. */
import type { Value } from '../types.ts'
import { isValues, memberOf, textOf } from './values.ts'

/** Records which fields of one block were used, and which had values that a reader could not use. */
export interface FieldLog {
  /** Records that a reader could use the field, and what it made of its value. */
  used(name: string, found: unknown): void
  /** Records that a reader could not use the field's value. Another reader may still use it. */
  refused(name: string, value: Value): void
  /** The log for one row of a grid field; `index` counts rows from 0. */
  row(name: string, index: number): FieldLog
}

/** Maximum number of refused fields that are recorded: the first ones show what is wrong. */
const maxRefused = 50

/**
 * Whether a value holds no content, so that a warning about it would be of no use: undefined, null, false, a
 * text of nothing but white space, markup or template code, and a list or object with nothing but values
 * without content. Deeper than `depth` levels, every value counts as empty.
 */
function isEmpty(value: Value, depth = 8): boolean {
  if (value === undefined || value === null || value === false || depth === 0) return true
  if (typeof value === 'string') return textOf(value) === undefined
  if (Array.isArray(value)) return value.every((item) => isEmpty(item, depth - 1))
  return isValues(value) && Object.keys(value).every((name) => isEmpty(memberOf(value, name), depth - 1))
}

/** What the readers of a block made of its fields. */
export interface FieldReads {
  /**
   * Paths of the fields with content that no reader could use, such as `questions.2.answer`; rows count from
   * 1.
   */
  misfits(): readonly string[]
  /** What a reader made of the field at a path; undefined for a field that none has used. */
  found(path: string): unknown
}

/** Creates the log of one block. */
export function createFieldLog(): FieldLog & FieldReads {
  const used = new Map<string, unknown>()
  const refused = new Set<string>()
  const below = (path: string): FieldLog => ({
    used: (name, found) => void used.set(path + name, found),
    refused: (name, value) => {
      if (refused.size < maxRefused && !isEmpty(value)) refused.add(path + name)
    },
    row: (name, index) => below(`${path}${name}.${index + 1}.`),
  })
  return {
    ...below(''),
    misfits: () => [...refused].filter((path) => !used.has(path)),
    found: (path) => used.get(path),
  }
}
