import type { Value } from '../../../../src/content/types.ts'
import { asList, asText } from '../../model/values.ts'

const isEmpty = (value: Value): boolean => value === '' || value === null || value === undefined

/** The references of a relation field, which stores one or a list of them; undefined for anything else. */
export function references(value: Value): readonly string[] | undefined {
  const texts = itemsIn(value).map(asText)
  return texts.every((text) => text !== undefined) ? texts : undefined
}

/** The items of a list, or the only one, without empty ones. */
export const itemsIn = (value: Value): readonly Value[] =>
  (Array.isArray(value) ? asList(value) : [value]).filter((item) => !isEmpty(item))
