/** Typed access to the fields of a block, under any of the names that projects give to them. */
import { fileOf, pictureOf, picturesOf } from './assets.ts'
import type { FieldLog } from './field-log.ts'
import { linkOf } from './links.ts'
import { looksLikeMarkup } from './markup.ts'
import { summariesOf } from './summaries.ts'
import type { FileLink, Html, Picture, Summary, Value, Values } from './types.ts'
import {
  firstOf,
  isHtml,
  isValues,
  itemsOf,
  listOf,
  memberOf,
  numberOf,
  rawTextOf,
  textOf,
} from './values.ts'

/**
 * Our choices, each with the words for it that projects store: lower case, `_` for spaces, separated by
 * spaces.
 */
export type Choices<T extends string> = Readonly<Record<T, string>>

/**
 * Reads one object of values. Every reader tries its names in order, takes what it can use from any shape
 * that a content source delivers and never throws; `[]`, `''` and `null` are
 * nothing.
 */
export interface BlockFields {
  /** Plain text; markup stripped, never `''`. */
  text(...names: string[]): string | undefined
  /** Text as it was typed, with its markup: for code samples. */
  raw(...names: string[]): string | undefined
  /** `Html` objects pass; strings go through the injected sanitizer. */
  html(...names: string[]): Html | undefined
  picture(...names: string[]): Picture | undefined
  pictures(...names: string[]): readonly Picture[]
  file(...names: string[]): FileLink | undefined
  link(...names: string[]): string | undefined
  /** `undefined` where nobody said yes or no. */
  flag(...names: string[]): boolean | undefined
  number(...names: string[]): number | undefined
  /** One of ours, for the first value that a row of `choices` knows. */
  choice<T extends string>(choices: Choices<T>, ...names: string[]): T | undefined
  /** Rows of a grid. */
  rows(...names: string[]): readonly BlockFields[]
  /** Sets of a replicator or Bard, raw. */
  sets(...names: string[]): readonly Values[]
  table(...names: string[]): readonly (readonly string[])[]
  entries(...names: string[]): readonly Summary[]
}

export interface FieldsContext {
  sanitize(html: string): Html
  /** Told of each rich text that a reader takes. */
  readonly taken?: (text: Html) => void
  readonly log?: FieldLog
}

const yes = new Set(['true', '1', 'yes', 'on', 'ja'])

function flagOf(value: Value): boolean | undefined {
  const inner = isValues(value) ? memberOf(value, 'value') : value
  if (typeof inner === 'boolean') return inner
  const text = textOf(inner)
  return text === undefined ? undefined : yes.has(text.toLowerCase())
}

const keyOf = (value: Value): string | undefined => {
  const item = Array.isArray(value) ? value[0] : value
  const text = textOf(isValues(item) ? (memberOf(item, 'value') ?? memberOf(item, 'key')) : item)
  return text?.toLowerCase().replace(/[\s-]+/g, '_')
}

/** `choices` has few rows, and a value is one word of one of them. */
function choiceOf<T extends string>(value: Value, choices: Choices<T>): T | undefined {
  const key = keyOf(value)
  if (key === undefined) return undefined
  const rows = Object.entries(choices) as [T, string][]
  return rows.find(([, words]) => words.split(' ').includes(key))?.[0]
}

const filled = <T>(items: readonly T[]): readonly T[] | undefined => (items.length > 0 ? items : undefined)

/** A character outside of tags that is no white space, or an element that shows something without one. */
const withContent = /(?:^|>)[^<]*[^\s<]|<(?:img|table|hr|svg|video|audio|iframe|input)\b/i

/** Of markup that our own sanitizer wrote. */
const usable = (text: Html): Html | undefined => (withContent.test(text.html) ? text : undefined)

const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Rich text; of a Bard with sets only the text between its sets. */
function htmlOf(value: Value, context: FieldsContext, depth = 0): Html | undefined {
  if (isHtml(value)) return usable(value)
  if (typeof value === 'number') return htmlOf(textOf(value), context)
  if (typeof value === 'string') {
    return value.trim() === ''
      ? undefined
      : usable(context.sanitize(looksLikeMarkup(value) ? value : paragraphs(value)))
  }
  if (depth > 4) return undefined
  if (isValues(value)) return htmlOf(memberOf(value, 'text'), context, depth + 1)
  const parts = listOf(value).map((item) => htmlOf(item, context, depth + 1)?.html ?? '')
  return usable({ html: parts.join('') })
}

/** A row with one column arrives as that column's value. */
const rowOfOne = (value: string): Values =>
  /^(?:\/|https?:)/i.test(value)
    ? { url: value, link: value, file: value, picture: value, logo: value }
    : { title: value, label: value, name: value, value }

const rowsOf = (value: Value): readonly Values[] =>
  itemsOf(value).flatMap((row) => {
    if (isValues(row)) return [row]
    return typeof row === 'string' && row.trim() !== '' ? [rowOfOne(row)] : []
  })

const setsOf = (value: Value): readonly Values[] =>
  itemsOf(value).flatMap((set) => {
    if (isValues(set)) return isHtml(set) ? [] : [set]
    return typeof set === 'string' && set.trim() !== '' ? [{ type: set.trim() }] : []
  })

const isScalar = (value: Value) => typeof value === 'string' || typeof value === 'number'

function tableOf(value: Value): readonly (readonly string[])[] {
  const rows = listOf(isValues(value) && !('cells' in value) ? memberOf(value, 'rows') : value)
  const lists = rows.length > 1 && rows.every(isScalar) ? [rows] : rows
  return lists
    .map((row) => listOf(isValues(row) ? memberOf(row, 'cells') : row).map((cell) => textOf(cell) ?? ''))
    .filter((cells) => cells.some((cell) => cell !== ''))
}

/** Readers over `values`, which may be anything at run time. */
export function createFields(values: Values, context: FieldsContext): BlockFields {
  const { log } = context
  /** The first usable one, with the name that it has here. */
  const find = <T>(names: readonly string[], reader: (value: Value) => T | undefined) => {
    for (const name of names) {
      const value = memberOf(values, name)
      const found = reader(value)
      if (found !== undefined) {
        log?.used(name)
        return { name, found }
      }
      log?.refused(name, value)
    }
    return undefined
  }
  const read = <T>(names: readonly string[], reader: (value: Value) => T | undefined) =>
    find(names, reader)?.found
  const readAll = <T>(names: readonly string[], reader: (value: Value) => readonly T[]) =>
    read(names, (value) => filled(reader(value))) ?? []
  const readRows = (names: readonly string[]) => {
    const grid = find(names, (value) => filled(rowsOf(value)))
    return (grid?.found ?? []).map((row, index) =>
      createFields(row, log && grid ? { ...context, log: log.row(grid.name, index) } : context),
    )
  }
  return {
    text: (...names) => read(names, textOf),
    raw: (...names) => read(names, rawTextOf),
    html(...names) {
      const text = read(names, (value) => htmlOf(value, context))
      if (text) context.taken?.(text)
      return text
    },
    picture: (...names) => read(names, pictureOf),
    pictures: (...names) => readAll(names, picturesOf),
    file: (...names) => read(names, fileOf),
    link: (...names) => read(names, linkOf),
    flag: (...names) => read(names, flagOf),
    number: (...names) => read(names, numberOf),
    // A choice that only the project knows is no mistake of its editors: it leaves no trace in the log.
    choice: (choices, ...names) => firstOf(values, names, (value) => choiceOf(value, choices)),
    rows: (...names) => readRows(names),
    sets: (...names) => readAll(names, setsOf),
    table: (...names) => readAll(names, tableOf),
    entries: (...names) => readAll(names, summariesOf),
  }
}
