/** Collects which fields of a block hold something of no use, for the log. */
import type { Value } from './types.ts'
import { isValues, memberOf, textOf } from './values.ts'

/** Notes what became of the fields of one block. */
export interface FieldLog {
  used(name: string): void
  /** `value` is of no use to the reader that asked for it; another may use it. */
  refused(name: string, value: Value): void
  /** For a row of a grid, by the name of the grid and the row's number. */
  row(name: string, index: number): FieldLog
}

/** More are not remembered: the first ones tell what is wrong. */
const maxRefused = 50

/** Empty in every sense that content systems know: nobody misses it. `false` is what is switched off. */
function isEmpty(value: Value, depth = 8): boolean {
  if (value === undefined || value === null || value === false || depth === 0) return true
  if (typeof value === 'string') return textOf(value) === undefined
  if (Array.isArray(value)) return value.every((item) => isEmpty(item, depth - 1))
  return isValues(value) && Object.keys(value).every((name) => isEmpty(memberOf(value, name), depth - 1))
}

/** `misfits` are the fields that hold something, and that no reader could use: `questions.2.answer`. */
export function createFieldLog(): FieldLog & { misfits(): readonly string[] } {
  const used = new Set<string>()
  const refused = new Set<string>()
  const below = (path: string): FieldLog => ({
    used: (name) => void used.add(path + name),
    refused: (name, value) => {
      if (refused.size < maxRefused && !isEmpty(value)) refused.add(path + name)
    },
    row: (name, index) => below(`${path}${name}.${index + 1}.`),
  })
  return { ...below(''), misfits: () => [...refused].filter((path) => !used.has(path)) }
}
