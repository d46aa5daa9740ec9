/** Reads texts, numbers, lists and members from values of unknown shape. No function here throws. */
import { looksLikeMarkup, textOfMarkup } from '../markup.ts'
import type { Html, Value, Values } from '../types.ts'

/** Levels of nested values that are searched for a text. */
const maxDepth = 8

/** Whether a value is an object and no list. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is sanitized markup: an object with the string `html` as its only member. */
export const isHtml = (value: unknown): value is Html =>
  isValues(value) && typeof value.html === 'string' && Object.keys(value).length === 1

/** An object's own member of a name; undefined where there is none, and for values that are no object. */
export const memberOf = (values: unknown, name: string): Value =>
  isValues(values) && Object.hasOwn(values, name) ? values[name] : undefined

/**
 * Returns a list as it is, an empty list for undefined, null and `''`, and a list of one item for any other
 * value.
 */
export function listOf(value: unknown): readonly Value[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value as Value]
}

/** Returns the items of an API's envelope (`{ data: [...] }`); for other values, what `listOf` returns. */
export function itemsOf(value: unknown): readonly Value[] {
  const data = memberOf(value, 'data')
  return listOf(Array.isArray(data) ? data : value)
}

/** Returns the first value that `read` finds in a member of an object, in the order of `names`. */
export function firstOf<T>(values: unknown, names: readonly string[], read: (value: Value) => T | undefined) {
  for (const name of names) {
    const found = read(memberOf(values, name))
    if (found !== undefined) return found
  }
  return undefined
}

/** Removes template code (`{{ … }}`), which is never run and never shown. */
const withoutTemplates = (text: string): string => text.replace(/\{\{[^{}]*\}\}/g, '')

/** Matches texts that need cleaning: markup, template code, white space but single spaces and line feeds. */
const needsCleaning = /[<{]|[^\S\n ]| {2}/

/** Plain text without markup and template code, with single spaces and with line feeds; never empty. */
function textOfString(value: string): string | undefined {
  if (!needsCleaning.test(value)) return value.trim() || undefined
  const clean = withoutTemplates(value)
  const text = looksLikeMarkup(clean) ? textOfMarkup(clean) : clean.replace(/[^\S\n]+/g, ' ').trim()
  return text === '' ? undefined : text
}

/** Members of an object that may hold its text, the preferred one first. */
const textMembers = ['html', 'label', 'title', 'text', 'value', 'name', 'naam'] as const

/**
 * The plain text of any value: markup is removed, lists of texts are joined by commas, lists with objects by
 * spaces. Undefined when no text remains.
 */
export function textOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return textOfString(value)
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (typeof value !== 'object' || value === null || depth > maxDepth) return undefined
  if (!Array.isArray(value)) return firstOf(value, textMembers, (member) => textOf(member, depth + 1))
  const texts = value.map((item) => textOf(item, depth + 1)).filter((text) => text !== undefined)
  return texts.length > 0 ? texts.join(value.some(isValues) ? ' ' : ', ') : undefined
}

/** The text of a string or a list of lines as it was typed: for code, where markup is the content. */
export function rawTextOf(value: unknown): string | undefined {
  const code = isValues(value) ? (memberOf(value, 'code') ?? memberOf(value, 'value')) : value
  const text = Array.isArray(code) ? code.filter((line) => typeof line === 'string').join('\n') : code
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

/**
 * Reads a number, also from a string such as `12` or `1,5` (a decimal comma), from the member `value` of an
 * object, and from the only item of a list.
 */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'string' && /^\s*[+-]?\d{1,15}([.,]\d{1,15})?\s*$/.test(value)) {
    return Number(value.replace(',', '.'))
  }
  const inner = Array.isArray(value) && value.length === 1 ? value[0] : memberOf(value, 'value')
  return typeof inner === 'number' || typeof inner === 'string' ? numberOf(inner) : undefined
}

/** Removes the items that have the same key as an earlier item. Views use the same key for React. */
export function distinct<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  const seen = new Set<string>()
  return items.filter((item) => seen.size < seen.add(key(item)).size)
}

/** The type `T` in which each member that may be undefined is optional instead. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Copies an object without the members that are undefined. */
export function defined<T extends object>(value: T): Defined<T> {
  const kept: Partial<T> = {}
  for (const name in value) if (value[name] !== undefined) kept[name] = value[name]
  return kept as unknown as Defined<T>
}
