/** Total helpers for values of unknown shape: text, numbers, lists and members, or nothing. */
import { looksLikeMarkup, textOfMarkup } from './markup.ts'
import type { Html, Value, Values } from './types.ts'

/** Content nests; what lies deeper than this is not read. */
const maxDepth = 8

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects with nothing but `html`. */
export const isHtml = (value: unknown): value is Html =>
  isValues(value) && typeof value.html === 'string' && Object.keys(value).length === 1

/** An own member; `undefined` for anything that has none. */
export const memberOf = (values: unknown, name: string): Value =>
  isValues(values) && Object.hasOwn(values, name) ? values[name] : undefined

/** A list for a list, a list of one for anything else, none for what is empty. */
export function listOf(value: unknown): readonly Value[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value as Value]
}

/** The same for what a system may wrap: `{ data: [...] }`. */
export function itemsOf(value: unknown): readonly Value[] {
  const data = memberOf(value, 'data')
  return listOf(Array.isArray(data) ? data : value)
}

/** The first member of `names` that `read` can use. */
export function firstOf<T>(values: unknown, names: readonly string[], read: (value: Value) => T | undefined) {
  for (const name of names) {
    const found = read(memberOf(values, name))
    if (found !== undefined) return found
  }
  return undefined
}

/** Template code is never run and never shown. */
const withoutTemplates = (text: string): string => text.replace(/\{\{[^{}]*\}\}/g, '')

/** Most texts are none of it: markup, template code, white space that is not one space or a line feed. */
const isWorked = /[<{]|[^\S\n ]| {2}/

function textOfString(value: string): string | undefined {
  if (!isWorked.test(value)) return value.trim() || undefined
  const clean = withoutTemplates(value)
  const text = looksLikeMarkup(clean) ? textOfMarkup(clean) : clean.replace(/[^\S\n]+/g, ' ').trim()
  return text === '' ? undefined : text
}

const textMembers = ['html', 'label', 'title', 'text', 'value', 'name', 'naam'] as const

/** Plain text of any value: markup stripped, lists joined, `undefined` when nothing remains. */
export function textOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return textOfString(value)
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (typeof value !== 'object' || value === null || depth > maxDepth) return undefined
  if (!Array.isArray(value)) return firstOf(value, textMembers, (member) => textOf(member, depth + 1))
  const texts = value.map((item) => textOf(item, depth + 1)).filter((text) => text !== undefined)
  return texts.length > 0 ? texts.join(value.some(isValues) ? ' ' : ', ') : undefined
}

/** The text as it was typed, of a string or a list of lines: for code, where markup is the content. */
export function rawTextOf(value: unknown): string | undefined {
  const code = isValues(value) ? (memberOf(value, 'code') ?? memberOf(value, 'value')) : value
  const text = Array.isArray(code) ? code.filter((line) => typeof line === 'string').join('\n') : code
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

/** A number, also from a string such as `12` or `1,5`. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'string' && /^\s*[+-]?\d{1,15}([.,]\d{1,15})?\s*$/.test(value)) {
    return Number(value.replace(',', '.'))
  }
  const inner = Array.isArray(value) && value.length === 1 ? value[0] : memberOf(value, 'value')
  return typeof inner === 'number' || typeof inner === 'string' ? numberOf(inner) : undefined
}

/** Without items that repeat an earlier one in what `key` says of them: views use the same key. */
export function distinct<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  return [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed()
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Leaves members out that are `undefined`: what is missing is a missing key. */
export function defined<T extends object>(value: T): Defined<T> {
  const kept: Partial<T> = {}
  for (const name in value) if (value[name] !== undefined) kept[name] = value[name]
  return kept as unknown as Defined<T>
}
