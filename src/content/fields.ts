import { fileOf, pictureOf, picturesOf } from './assets.ts'
import { linkOf } from './links.ts'
import { looksLikeMarkup, textOfMarkup } from './markup.ts'
import { summariesOf } from './summaries.ts'
import type { FileLink, Html, Picture, Summary, Value, Values } from './types.ts'
import { firstOf, isHtml, isValues, listOf, memberOf, numberOf, rawTextOf, textOf } from './values.ts'

/**
 * Reads one object of values. Every reader tries its names in order, takes what it can use from any shape that a content
 * source delivers (content-contract 2.5, 3.5) and never throws; `[]`, `''` and `null` are nothing.
 */
export interface BlockFields {
  /** Plain text; markup stripped, never `''`. */
  text(...names: string[]): string | undefined
  /** Text as it was typed, with its markup: for code samples. */
  raw(...names: string[]): string | undefined
  /** `Html` objects pass; strings go through the injected sanitiser. */
  html(...names: string[]): Html | undefined
  picture(...names: string[]): Picture | undefined
  pictures(...names: string[]): readonly Picture[]
  file(...names: string[]): FileLink | undefined
  link(...names: string[]): string | undefined
  flag(...names: string[]): boolean
  number(...names: string[]): number | undefined
  /** The first of `allowed` when the value is none of them. */
  choice<T extends string>(allowed: readonly [T, ...T[]], ...names: string[]): T
  /** Rows of a grid. */
  rows(...names: string[]): readonly BlockFields[]
  /** Sets of a replicator or Bard, raw. */
  sets(...names: string[]): readonly Values[]
  table(...names: string[]): readonly (readonly string[])[]
  entries(...names: string[]): readonly Summary[]
}

export interface FieldsContext {
  sanitise(html: string): Html
}

const yes = new Set(['true', '1', 'yes', 'on', 'ja'])

function flagOf(value: Value): boolean | undefined {
  if (typeof value === 'boolean') return value
  const text = textOf(isValues(value) ? memberOf(value, 'value') : value)
  return text === undefined ? undefined : yes.has(text.toLowerCase())
}

const keyOf = (value: Value): string | undefined => {
  const item = Array.isArray(value) ? value[0] : value
  return textOf(isValues(item) ? (memberOf(item, 'value') ?? memberOf(item, 'key')) : item)?.toLowerCase()
}

const filled = <T>(items: readonly T[]): readonly T[] | undefined => (items.length > 0 ? items : undefined)

const withContent = /<(?:img|table|hr|svg|video|audio|iframe|input)\b/i

const usable = ({ html }: Html): Html | undefined =>
  withContent.test(html) || textOfMarkup(html) !== '' ? { html } : undefined

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
      : usable(context.sanitise(looksLikeMarkup(value) ? value : paragraphs(value)))
  }
  if (depth > 4) return undefined
  if (isValues(value)) return htmlOf(memberOf(value, 'text'), context, depth + 1)
  const parts = listOf(value).map((item) => htmlOf(item, context, depth + 1)?.html ?? '')
  return usable({ html: parts.join('') })
}

/** A row with one column arrives as that column's value (content-contract 2.5). */
const rowOfOne = (value: string): Values =>
  /^(?:\/|https?:)/i.test(value)
    ? { url: value, link: value, file: value, picture: value, logo: value }
    : { title: value, label: value, name: value, value }

const rowsOf = (value: Value): readonly Values[] =>
  listOf(value).flatMap((row) => {
    if (isValues(row)) return [row]
    return typeof row === 'string' && row.trim() !== '' ? [rowOfOne(row)] : []
  })

const setsOf = (value: Value): readonly Values[] =>
  listOf(value).flatMap((set) => {
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
  const read = <T>(names: readonly string[], reader: (value: Value) => T | undefined) =>
    firstOf(values, names, reader)
  const readAll = <T>(names: readonly string[], reader: (value: Value) => readonly T[]) =>
    firstOf(values, names, (value) => filled(reader(value))) ?? []
  return {
    text: (...names) => read(names, textOf),
    raw: (...names) => read(names, rawTextOf),
    html: (...names) => read(names, (value) => htmlOf(value, context)),
    picture: (...names) => read(names, pictureOf),
    pictures: (...names) => readAll(names, picturesOf),
    file: (...names) => read(names, fileOf),
    link: (...names) => read(names, linkOf),
    flag: (...names) => read(names, flagOf) ?? false,
    number: (...names) => read(names, numberOf),
    choice: (allowed, ...names) => {
      const key = read(names, keyOf)
      return allowed.find((option) => option === key) ?? allowed[0]
    },
    rows: (...names) => readAll(names, rowsOf).map((row) => createFields(row, context)),
    sets: (...names) => readAll(names, setsOf),
    table: (...names) => readAll(names, tableOf),
    entries: (...names) => readAll(names, summariesOf),
  }
}
