/** Tells what lines of Markdown are, as far as that decides where a text may be divided. */
import { fenceEnd, spanEnd } from './verbatim.ts'

/** The mark of an item, with white space, mark and sign as captured text. */
const item = /^( {0,3})([-+*]|\d{1,9}([.)]))(?=[ \t]|$)/
const rule = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/

/** A list that may be open. */
export interface OpenList {
  /** The sign that all its items share. */
  readonly sign: string
  /** Column from which on lines belong to an item. */
  readonly inner: number
}

export function itemAt(line: string): OpenList | undefined {
  const found = rule.test(line) ? undefined : item.exec(line)
  if (!found) return undefined
  const [whole, , mark = '', sign = mark] = found
  return { sign, inner: whole.length + 1 }
}

/** Starts of lines that end a list without an empty line before them. */
export const endsList = /^(?:[<#>`~]|\[\^)/

/** The first item of a list that may follow a paragraph without an empty line. */
const interrupting = /^ {0,3}(?:[-+*]|1[.)])[ \t]+\S/

/** Whether a line with the mark of an item begins one that is not inside an item of the open list. */
export const begins = (line: string, isAfterBlank: boolean, list: OpenList | undefined): boolean =>
  list ? indentOf(line) < list.inner : isAfterBlank || interrupting.test(line)

const indentOf = (line: string): number => line.length - line.trimStart().length

/** A line that defines a link or a footnote. */
const definition = /^\[[^\]]{1,999}\]:[ \t]*\S/
/** Whether a line defines something of the kind that the line before it does. */
export const isDefinition = (line: string, before = ''): boolean =>
  definition.test(line) && definition.test(before) && line.startsWith('[^') === before.startsWith('[^')

const delimiters = /^ {0,3}[|:-][ \t|:-]*$/

/** The head of a table that begins at a line, with the line of delimiters below it. */
export function tableHead(lines: readonly string[], at: number): string | undefined {
  const [head = '', below = ''] = [lines[at], lines[at + 1]]
  return head.startsWith('|') && delimiters.test(below) && below.includes('-')
    ? `${head}\n${below}`
    : undefined
}

/** The index of the last line of a block in which empty lines end nothing; -1 where none begins. */
export const opaqueEnd = (lines: readonly string[], at: number, list: OpenList | undefined): number =>
  indentOf(lines[at] ?? '') < Math.min(list?.inner ?? 4, 4)
    ? (fenceEnd(lines, at) ?? spanEnd(lines, at) ?? -1)
    : -1
