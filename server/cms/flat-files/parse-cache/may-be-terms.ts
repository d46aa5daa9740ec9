import type { Value } from '../../../../src/content/types.ts'

/** Maximum number of slugs in a list that stays in memory. */
const maxSlugs = 12
/** A short word, with a taxonomy in front: what a field for terms stores. Ids of entries are longer. */
const slug = /^[\w-]{1,32}(?:::[\w-]{1,32})?$/

/** Whether a value may be the terms of an entry: lists and counts of topics need those of all entries. */
export const mayBeTerms = (value: Value): boolean =>
  typeof value === 'string'
    ? slug.test(value)
    : Array.isArray(value) &&
      value.length <= maxSlugs &&
      value.every((item) => typeof item === 'string' && slug.test(item))
