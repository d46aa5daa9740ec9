/**
 * Evaluates the conditions under which a field of a form is there: Statamic's `if`, `if_any`, `unless` and
 * `unless_any`. Values behind a condition that does not hold are leftovers that editors no longer see.
 */
import type { Value, Values } from '../types.ts'
import { isValues, memberOf, numberOf } from '../values/values.ts'

/** Conditions as a blueprint has them: by the name of the kind, tests by the handle of the tested field. */
export type FieldConditions = Readonly<Partial<Record<(typeof kinds)[number], Values>>>

const kinds = ['if', 'if_any', 'unless', 'unless_any', 'show_when', 'hide_when'] as const

/** The conditions of a field in its blueprint; undefined where it has none. */
export function conditionsOf(config: Values): FieldConditions | undefined {
  const found = kinds.filter((kind) => isValues(config[kind]))
  return found.length === 0
    ? undefined
    : Object.fromEntries(found.map((kind) => [kind, config[kind] as Values]))
}

/** The text by which a value is compared: `true`, `5`, the chosen option of a select field. */
const comparable = (value: Value): string => {
  if (value === null || value === undefined) return ''
  if (isValues(value)) return comparable(memberOf(value, 'value') ?? memberOf(value, 'key'))
  return Array.isArray(value) ? value.map(comparable).join(', ') : String(value)
}

const isEmpty = (value: Value): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

const items = (text: string): readonly string[] => text.split(',').map((item) => item.trim())
const held = (value: Value): readonly string[] =>
  Array.isArray(value) ? value.map(comparable) : [comparable(value)]

type Test = (value: Value, wanted: string) => boolean

const compare =
  (test: (a: number, b: number) => boolean): Test =>
  (value, wanted) => {
    const [a, b] = [numberOf(comparable(value)), Number(wanted)]
    return a !== undefined && test(a, b)
  }

const equals: Test = (value, wanted) => {
  if (wanted === 'empty' || wanted === 'null') return isEmpty(value)
  if (wanted === 'false') return isEmpty(value) || comparable(value) === 'false'
  return comparable(value) === wanted
}
const contains: Test = (value, wanted) =>
  Array.isArray(value) ? held(value).includes(wanted) : comparable(value).includes(wanted)
const containsAny: Test = (value, wanted) => items(wanted).some((item) => contains(value, item))

/** Tests by the words that begin them. */
const tests: Readonly<Record<string, Test>> = {
  equals,
  is: equals,
  '==': equals,
  '===': equals,
  not: (value, wanted) => !equals(value, wanted),
  isnt: (value, wanted) => !equals(value, wanted),
  '!=': (value, wanted) => !equals(value, wanted),
  '!==': (value, wanted) => !equals(value, wanted),
  contains,
  includes: contains,
  contains_any: containsAny,
  includes_any: containsAny,
  '>': compare((a, b) => a > b),
  '>=': compare((a, b) => a >= b),
  '<': compare((a, b) => a < b),
  '<=': compare((a, b) => a <= b),
}

/** Whether a test such as `equals page` or `> 5` holds. One that only a form can run counts as held. */
function holds(test: Value, value: Value): boolean {
  if (typeof test !== 'string') return equals(value, comparable(test))
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(test.trim()) ?? []
  if (word === 'custom') return true
  const known = Object.hasOwn(tests, word) ? tests[word] : undefined
  return known && rest !== '' ? known(value, rest) : equals(value, test.trim())
}

/** A field that is tested: beside the field itself, or, with `$root.`, of the entry. */
const valueAt = (values: Values, root: Values, path: string): Value => {
  const [from, name] =
    path.startsWith('$root.') || path.startsWith('root.')
      ? [root, path.replace(/^\$?root\./, '')]
      : [values, path]
  return name.split('.').reduce<Value>((value, member) => memberOf(value, member), from)
}

/**
 * Whether a field is there.
 * @param values the field and those beside it
 * @param root the fields of the entry
 */
export function isThere(conditions: FieldConditions, values: Values, root: Values): boolean {
  const results = (kind: (typeof kinds)[number]) =>
    Object.entries(conditions[kind] ?? {}).map(([path, test]) => holds(test, valueAt(values, root, path)))
  const all = [...results('if'), ...results('show_when')]
  const any = results('if_any')
  const not = [...results('unless'), ...results('hide_when')]
  const notAny = results('unless_any')
  return (
    all.every(Boolean) &&
    (any.length === 0 || any.some(Boolean)) &&
    (not.length === 0 || !not.every(Boolean)) &&
    !notAny.some(Boolean)
  )
}

/** Words before the name of a field, in the name of the toggle that switches it on. */
const switches = ['show', 'has', 'enable', 'use', 'toon', 'heeft', 'zeige', 'hat'] as const

/**
 * Whether a toggle beside a field switches it off: `show_intro` that is false.
 * @param readBeside returns the value of a field beside it
 */
export const isSwitchedOff = (handle: string, readBeside: (handle: string) => Value): boolean =>
  switches.some((name) => readBeside(`${name}_${handle}`) === false)
