/** Reads choices, whose options projects name in their own words. */
import type { Value } from '../types.ts'
import { isValues, memberOf, textOf } from './values.ts'

/**
 * The options of a choice, each with the words that projects store for it. The words are in lower case with
 * `_` instead of spaces, and are separated by spaces.
 */
export type Choices<T extends string> = Readonly<Record<T, string>>

/** The key of a choice as in `Choices`: `Image left` and `{ value: 'image-left' }` → `image_left`. */
const keyOf = (value: Value): string | undefined => {
  const item = Array.isArray(value) ? value[0] : value
  const text = textOf(isValues(item) ? (memberOf(item, 'value') ?? memberOf(item, 'key')) : item)
  return text?.toLowerCase().replace(/[\s-]+/g, '_')
}

/** The option of `choices` whose words contain the value; the first one, if several do. */
export function choiceOf<T extends string>(value: Value, choices: Choices<T>): T | undefined {
  const key = keyOf(value)
  if (key === undefined) return undefined
  const rows = Object.entries(choices) as [T, string][]
  return rows.find(([, words]) => words.split(' ').includes(key))?.[0]
}
