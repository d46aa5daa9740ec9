import type { Value, Values } from '../../../src/content/types.ts'
import { pictureOf } from '../../../src/content/values/assets.ts'
import { isValues } from '../../../src/content/values/values.ts'
import { memoWeak } from '../../../src/shared/memo.ts'
import { isAboutSite } from './field-words.ts'

/** One field of a global set, or of a group in it. */
export interface SetField {
  readonly set: string
  readonly handle: string
  readonly value: Value
}

/**
 * Maximum number of fields of one set, those of its groups included, that are looked through: a set with more is a
 * list of texts or rules, and each field is held against many words.
 */
export const maxFields = 500

const isGroup = (value: Value): value is Values => isValues(value) && !pictureOf(value)

/** One field more than are looked through. Known by the set: all facts are looked for in the same fields. */
const knownFields = memoWeak((values: Values): readonly Omit<SetField, 'set'>[] =>
  Object.keys(values)
    .slice(0, maxFields + 1)
    .map((handle) => ({ handle, value: values[handle] })),
)

/** The fields of a set, with those of groups: `{ brand: { logo } }`. */
function* fieldsOf(set: string, values: Values): Iterable<SetField> {
  for (const field of knownFields(values)) {
    yield { set, ...field }
    if (isGroup(field.value))
      for (const inner of knownFields(field.value)) yield { set: `${set}_${field.handle}`, ...inner }
  }
}

function* firstOf<T>(items: Iterable<T>, count: number): Iterable<T> {
  let left = count
  for (const item of items) {
    if (left === 0) return
    left -= 1
    yield item
  }
}

/** The first fields of all sets. Sets about the site come first. */
export function* fieldsOfSets(sets: Readonly<Record<string, Values>>): Iterable<SetField> {
  const handles = Object.keys(sets).sort(
    (one, other) => Number(isAboutSite(other)) - Number(isAboutSite(one)),
  )
  for (const set of handles) yield* firstOf(fieldsOf(set, sets[set] ?? {}), maxFields)
}

/** Whether not all fields of a set are looked through. */
export const isCrowded = (values: Values): boolean =>
  [...firstOf(fieldsOf('', values), maxFields + 1)].length > maxFields
