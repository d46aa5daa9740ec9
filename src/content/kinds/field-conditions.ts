/**
 * Evaluates the conditions under which a field of a form is there: Statamic's `if`, `if_any`, `unless` and
 * `unless_any`. Values behind a condition that does not hold are leftovers that editors no longer see.
 */
import type { Value, Values } from '../types.ts'
import { isValues, memberOf, numberOf } from '../values/values.ts'

/** Conditions as a blueprint has them: by the name of the kind, tests by the handle of the tested field. */
export type FieldConditions = Readonly<Partial<Record<ConditionKind, Values>>>

type ConditionKind = keyof typeof kinds

/**
 * Whether a field is there, by the results of its tests. A result is undefined for a test that cannot be run
 * here, which hides nothing.
 */
type Decide = (results: readonly (boolean | undefined)[]) => boolean

const ifAll: Decide = (results) => !results.includes(false)
const ifAny: Decide = (results) => results.some((result) => result !== false)
const unlessAll: Decide = (results) => !results.every((result) => result === true)
const unlessAny: Decide = (results) => !results.includes(true)

/** The kinds of conditions, each under both of its names. */
const kinds = {
  ...{ if: ifAll, if_any: ifAny, unless: unlessAll, unless_any: unlessAny },
  ...{ show_when: ifAll, show_when_any: ifAny, hide_when: unlessAll, hide_when_any: unlessAny },
}

/** The conditions of a field in its blueprint; undefined where it has none. */
export function conditionsOf(config: Values): FieldConditions | undefined {
  const found = Object.keys(kinds).flatMap((kind) => {
    const tests = config[kind]
    return isValues(tests) && Object.keys(tests).length > 0 ? [[kind, tests] as const] : []
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
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

/** Whether a test such as `equals page` or `> 5` holds; undefined for one of JavaScript in the editors' form. */
function holds(test: Value, value: Value): boolean | undefined {
  if (typeof test !== 'string') return equals(value, comparable(test))
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(test.trim()) ?? []
  if (word === 'custom') return undefined
  const known = Object.hasOwn(tests, word) ? tests[word] : undefined
  return known && rest !== '' ? known(value, rest) : equals(value, test.trim())
}

/** Matches paths to fields around the set, of which nothing is known where the fields of a set are read. */
const outside = /^\$parent\./

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
  return Object.entries(conditions).every(([kind, tests]) =>
    kinds[kind as ConditionKind](
      Object.entries(tests).map(([path, test]) =>
        outside.test(path) ? undefined : holds(test, valueAt(values, root, path)),
      ),
    ),
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
