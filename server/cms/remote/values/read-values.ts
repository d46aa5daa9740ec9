/** Reads values as the content systems deliver them. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import type { RemoteView } from '../view.ts'
import type { ValueContext, ValueScope } from './scope.ts'
import { readShape } from './shapes.ts'
import { readString } from './strings.ts'
import { withoutSystemNames } from './system-names.ts'

/** Nesting beyond this is left out. */
const maxDepth = 16

/** Members that are removed everywhere: they would lead visitors into the content system. */
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
  // An object with nothing but `html` is what our readers take for clean markup, so nobody else can make one.
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

/** A value as lists show it: with its files, and without links to other pages. */
export const readPlainValue = (value: Value, view: RemoteView): Value => read(value, { view, depth: 0, read })

/**
 * Reads the fields of an entry or a global set into the shapes that flat files give too. It needs no
 * blueprints: it goes by the shape of each value. Texts stay as they are unless they are wholly an address;
 * markup is sanitized when it is shown.
 */
export function readFields(values: Values, view: RemoteView, context: ValueContext): Values {
  const scope: ValueScope = { view, context, depth: 0, read }
  const members = Object.entries(withoutSystemNames(values)).flatMap(([name, value]) => {
    const made = name === 'slug' || name === 'title' ? value : read(value, scope)
    return made === undefined ? [] : [[name, made] as const]
  })
  return Object.fromEntries(members)
}
