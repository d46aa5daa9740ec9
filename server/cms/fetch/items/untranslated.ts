import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values.ts'
import { isDraft } from './items.ts'
import { ownFields } from './own-fields.ts'

/** Content of its own, which another language may know by another address: only which one it is counts. */
const isContent = (value: Values) => Object.hasOwn(value, 'permalink') && Object.hasOwn(value, 'id')

function canonical(value: Value): Value {
  if (Array.isArray(value)) return value.map(canonical)
  if (!isValues(value)) return value
  if (isContent(value)) return { id: memberOf(value, 'id') }
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, canonical(member)]))
}

const isEmpty = (body: Value) => body === undefined || body === null || body === ''

/** A localised file without a body has an empty one, and inherits none (content-contract 2.6). */
function textsOf(item: Values, body: Value): string {
  const { content: _, ...fields } = ownFields(item)
  return JSON.stringify([
    canonical(fields),
    isEmpty(body) ? null : body,
    isDraft(item),
    memberOf(item, 'slug'),
  ])
}

/**
 * Whether an item of another language says only what the default language's item says: then it has no file of
 * its own (content-contract 2.6), or one that changes nothing.
 */
export function isUntranslated(item: Values, base: Values): boolean {
  const own = memberOf(item, 'content')
  const inherited = memberOf(base, 'content')
  return textsOf(item, isEmpty(own) ? inherited : own) === textsOf(base, inherited)
}
