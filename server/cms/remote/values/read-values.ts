/**
 * Reads the fields of entries and global sets, as content systems send them over HTTP, into values for pages.
 */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import type { RemoteView } from '../view.ts'
import type { ValueContext, ValueScope } from './scope.ts'
import { readShape } from './shapes.ts'
import { readString } from './strings.ts'
import { withoutSystemNames } from './system-names.ts'

/** Maximum levels of nested values; deeper ones are left out. */
const maxDepth = 16

/**
 * Names of members that are removed everywhere: links to the control panel and to the API of the content
 * system, and a name that could replace an object's prototype.
 */
const hiddenNames = new Set(['edit_url', 'api_url', '__proto__'])

/** Members whose texts are never read as addresses. */
const plainNames = new Set(['id', 'type', 'handle', 'slug'])

function readMembers(values: Values, scope: ValueScope): Value {
  const members = Object.entries(values).flatMap(([name, value]) => {
    if (hiddenNames.has(name)) return []
    const read = plainNames.has(name) && typeof value === 'string' ? value : scope.read(value, scope)
    return read === undefined ? [] : [[name, read] as const]
  })
  const [first, second] = members
  // Pages treat an object with the single member `html` as sanitized markup: content must not contain such an
  // object.
  if (first?.[0] === 'html' && !second && typeof first[1] === 'string') return first[1]
  return Object.fromEntries(members)
}

function read(value: Value, outer: ValueScope): Value {
  if (typeof value === 'string') return readString(value, outer)
  if (typeof value !== 'object' || value === null) return value
  if (outer.depth >= maxDepth) return undefined
  const scope = { ...outer, depth: outer.depth + 1 }
  if (isValues(value)) {
    const shape = readShape(value, scope)
    return shape ? shape.value : readMembers(value, scope)
  }
  return value.map((item) => read(item, scope)).filter((item) => item !== undefined)
}

/** Reads a value for summaries: with its files, and without links to other pages. */
export const readPlainValue = (value: Value, view: RemoteView): Value => read(value, { view, depth: 0, read })

/**
 * Reads the fields of an entry or a global set into the same shapes that flat files have. The shape of each
 * value decides how it is read; no blueprint is needed. A text stays as it is unless the whole text is an
 * address or a reference; markup is sanitized when it is rendered.
 */
export function readFields(values: Values, view: RemoteView, context: ValueContext): Values {
  const scope: ValueScope = { view, context, depth: 0, read }
  const members = Object.entries(withoutSystemNames(values)).flatMap(([name, value]) => {
    const member = name === 'slug' || name === 'title' ? value : read(value, scope)
    return member === undefined ? [] : [[name, member] as const]
  })
  return Object.fromEntries(members)
}
