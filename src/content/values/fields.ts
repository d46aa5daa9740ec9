/** Typed access to the fields of a block, whichever of several names a project has given to them. */
import { looksLikeMarkup } from '../markup.ts'
import type { FileLink, Html, Picture, Summary, Value, Values } from '../types.ts'
import { fileOf, pictureOf, picturesOf } from './assets.ts'
import { type Cell, cellsOf } from './cells.ts'
import { type Choices, choiceOf } from './choices.ts'
import type { FieldLog } from './field-log.ts'
import { linkOf } from './links.ts'
import { plainTextOf } from './plain-text.ts'
import { summariesOf } from './summaries.ts'
import { isHtml, isValues, itemsOf, listOf, memberOf, numberOf, rawTextOf, textOf } from './values.ts'

/**
 * Reads the fields of one block or row. Each method returns the first usable value under the given names, in
 * any shape that a content source delivers. `[]`, `''` and `null` count as absent. No method throws.
 */
export interface BlockFields {
  /** Plain text without markup; never `''`. */
  text(...names: string[]): string | undefined
  /** Text as the editor typed it, with its markup: for code samples. */
  raw(...names: string[]): string | undefined
  /** Rich text. `Html` objects are sanitized already; strings go through the context's `sanitize`. */
  html(...names: string[]): Html | undefined
  picture(...names: string[]): Picture | undefined
  pictures(...names: string[]): readonly Picture[]
  file(...names: string[]): FileLink | undefined
  /** An address that is safe in an `href`. */
  link(...names: string[]): string | undefined
  /** A switch: true for `1`, `yes`, `on` and `ja`, false for other texts; undefined for an empty field. */
  flag(...names: string[]): boolean | undefined
  number(...names: string[]): number | undefined
  /** The option of `choices` whose words contain the value of the field. */
  choice<T extends string>(choices: Choices<T>, ...names: string[]): T | undefined
  /** The rows of a grid, each as readers of the fields in it. */
  rows(...names: string[]): readonly BlockFields[]
  /** The sets of a replicator or Bard field as delivered; a bare name becomes `{ type: name }`. */
  sets(...names: string[]): readonly Values[]
  /** Rows of a table, each a list of cells: plain text, or rich text where a cell has markup. */
  table(...names: string[]): readonly (readonly Cell[])[]
  /** Other pages that an entries field names. */
  entries(...names: string[]): readonly Summary[]
}

/** What the readers of fields need besides the values of the fields. */
export interface FieldsContext {
  /** Turns markup of unknown origin into markup that is safe to send. */
  sanitize(html: string): Html
  /** Called with each rich text that the reader `html` returns. */
  readonly taken?: (text: Html) => void
  /** Receives which fields a reader could use, and which it could not. */
  readonly log?: FieldLog
}

const yes = new Set(['true', '1', 'yes', 'on', 'ja'])

function flagOf(value: Value): boolean | undefined {
  const inner = isValues(value) ? memberOf(value, 'value') : value
  if (typeof inner === 'boolean') return inner
  const text = textOf(inner)
  return text === undefined ? undefined : yes.has(text.toLowerCase())
}

/** The list; undefined if it is empty, so that the next name is tried. */
const filled = <T>(items: readonly T[]): readonly T[] | undefined => (items.length > 0 ? items : undefined)

/** Matches visible text outside of tags, or an element that shows something without text. */
const withContent = /(?:^|>)[^<]*[^\s<]|<(?:img|table|hr|svg|video|audio|iframe|input)\b/i

/** Returns sanitized markup that shows something; undefined for markup without content. */
const usable = (text: Html): Html | undefined => (withContent.test(text.html) ? text : undefined)

/** Turns plain text into markup: empty lines separate paragraphs, other line ends become `<br>`. */
const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Reads rich text: of a list all items, of an object, such as a part of a Bard field, its `text`. */
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

/** A row of a grid, made of the bare value of its only column: under each name that the column may have. */
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

/** Reads a table from a list of rows, an object with `rows`, or the cells of its only row (`['a', 'b']`). */
function tableOf(value: Value, { sanitize }: FieldsContext): readonly (readonly Cell[])[] {
  const rows = listOf(isValues(value) && !('cells' in value) ? memberOf(value, 'rows') : value)
  return cellsOf(rows.length > 1 && rows.every((row) => typeof row !== 'object') ? [rows] : rows, sanitize)
}

/** Creates the readers of `values`, whose shape is not trusted: at run time it may be anything. */
export function createFields(values: Values, context: FieldsContext): BlockFields {
  const { log } = context
  /** Finds the first field that `reader` can use, with its name in these values. */
  const find = <T>(names: readonly string[], reader: (value: Value) => T | undefined) => {
    for (const name of names) {
      const value = memberOf(values, name)
      const found = reader(value)
      if (found !== undefined) {
        log?.used(name, found)
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
  // An option that only the project knows is no mistake of its editors, so it is not refused.
  const readChoice = <T extends string>(choices: Choices<T>, names: readonly string[]): T | undefined => {
    for (const name of names) {
      const chosen = choiceOf(memberOf(values, name), choices)
      if (chosen === undefined) continue
      log?.used(name, true)
      return chosen
    }
    return undefined
  }
  return {
    text: (...names) => read(names, plainTextOf),
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
    choice: (choices, ...names) => readChoice(choices, names),
    rows: (...names) => readRows(names),
    sets: (...names) => readAll(names, setsOf),
    table: (...names) => readAll(names, (value) => tableOf(value, context)),
    entries: (...names) => readAll(names, summariesOf),
  }
}
