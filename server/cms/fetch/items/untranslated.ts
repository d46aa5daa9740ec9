import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values/values.ts'
import { isOpenToAll } from '../../model/visibility.ts'
import { ownFields } from './own-fields.ts'

/**
 * Whether a value is another page or entry. Only its id is compared, because its address depends on the
 * language.
 */
const isContent = (value: Values) => Object.hasOwn(value, 'permalink') && Object.hasOwn(value, 'id')

/** A copy of a value in a form in which equal values have equal JSON. */
function canonical(value: Value): Value {
  if (Array.isArray(value)) return value.map(canonical)
  if (!isValues(value)) return value
  if (isContent(value)) return { id: memberOf(value, 'id') }
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, canonical(member)]))
}

const isEmpty = (body: Value) => body === undefined || body === null || body === ''

/** All that editors wrote in an item, as a text to compare. */
function comparableText(item: Values, body: Value): string {
  const { content: _, ...fields } = ownFields(item)
  return JSON.stringify([
    canonical(fields),
    isEmpty(body) ? null : body,
    isOpenToAll(item),
    memberOf(item, 'slug'),
  ])
}

/**
 * Whether an item of the Fetch add-on in another language has the same content as in the default language.
 * Then it has no translation, or one that changes nothing. An empty body counts as the same, because a
 * translation may have no body of its own.
 */
export function isUntranslated(item: Values, base: Values): boolean {
  const own = memberOf(item, 'content')
  const inherited = memberOf(base, 'content')
  return comparableText(item, isEmpty(own) ? inherited : own) === comparableText(base, inherited)
}
