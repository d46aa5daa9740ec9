/** Divides Markdown into pieces that can be parsed one by one. */
import type { RootContent } from 'mdast'
import { fenceEnd, isBlank, readVerbatim, spanEnd, type VerbatimBlock } from './verbatim.ts'
import { indexOfWeight, weightOf, weights } from './weight.ts'

/** A piece of a text: a node that needs no parser, or source. */
export interface Piece {
  readonly node?: RootContent
  readonly source: string
  /** The kind of node at its start that goes on from the piece before. */
  readonly joins?: 'list' | 'table'
  /** The head of the table that goes on, which the rows need. */
  readonly head?: string
  /** Whether an empty line is between the items before and behind the division of a list. */
  readonly isLoose?: boolean
  /** Whether the text was divided where an author would not, because it is too much for one piece. */
  readonly isCut?: boolean
}

/** The mark of an item, with white space, mark and sign as captured text. */
const item = /^( {0,3})([-+*]|\d{1,9}([.)]))(?=[ \t]|$)/
const rule = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/

/** A list that may be open. */
interface OpenList {
  /** The sign that all its items share. */
  readonly sign: string
  /** Column from which on lines belong to an item. */
  readonly inner: number
}

function itemAt(line: string): OpenList | undefined {
  const found = rule.test(line) ? undefined : item.exec(line)
  if (!found) return undefined
  const [whole, , mark = '', sign = mark] = found
  return { sign, inner: whole.length + 1 }
}

/** Starts of lines that end a list without an empty line before them. */
const endsList = /^(?:[<#>`~]|\[\^)/

/** The first item of a list that may follow a paragraph without an empty line. */
const interrupting = /^ {0,3}(?:[-+*]|1[.)])[ \t]+\S/

/** Whether a line with the mark of an item begins one that is not inside an item of the open list. */
const begins = (line: string, isAfterBlank: boolean, list: OpenList | undefined): boolean =>
  list ? indentOf(line) < list.inner : isAfterBlank || interrupting.test(line)

const indentOf = (line: string): number => line.length - line.trimStart().length

/** A line that defines a link or a footnote. */
const definition = /^\[[^\]]{1,999}\]:[ \t]*\S/
/** Whether a line defines something of the kind that the line before it does. */
const isDefinition = (line: string, before = ''): boolean =>
  definition.test(line) && definition.test(before) && line.startsWith('[^') === before.startsWith('[^')

const delimiters = /^ {0,3}[|:-][ \t|:-]*$/

/** The head of a table that begins at a line, with the line of delimiters below it. */
function tableHead(lines: readonly string[], at: number): string | undefined {
  const [head = '', below = ''] = [lines[at], lines[at + 1]]
  return head.startsWith('|') && delimiters.test(below) && below.includes('-')
    ? `${head}\n${below}`
    : undefined
}

/** The index of the last line of a block in which empty lines end nothing; -1 where none begins. */
const opaqueEnd = (lines: readonly string[], at: number, list: OpenList | undefined): number =>
  indentOf(lines[at] ?? '') < Math.min(list?.inner ?? 4, 4)
    ? (fenceEnd(lines, at) ?? spanEnd(lines, at) ?? -1)
    : -1

/** Divides a line of too much weight. */
function* cutLine(line: string): Generator<string> {
  for (let rest = line; rest !== ''; ) {
    const most = indexOfWeight(rest, weights.most)
    const space = most < rest.length ? rest.lastIndexOf(' ', most) : -1
    const end = space > 0 ? space : most
    yield rest.slice(0, end)
    rest = rest.slice(end).trimStart()
  }
}

/**
 * Divides Markdown into pieces, none of which weighs much more than a block that an author writes. It is divided
 * between blocks, items of a list and rows of a table, so that the pieces together say what the whole says; a
 * block that weighs too much is divided anywhere.
 */
export function* splitMarkdown(source: string): Generator<Piece> {
  const lines = source.replace(/\n$/, '').split('\n')
  let [from, weight] = [0, 0]
  let rows = 0
  let opaque = -1
  let isAfterBlank = true
  let isInMarkup = false
  let list: OpenList | undefined
  let head: string | undefined
  let next: Omit<Piece, 'source'> = {}

  const take = (end: number, following: Omit<Piece, 'source'> = {}): Piece[] => {
    const text = lines.slice(from, end).join('\n')
    const piece = { ...next, source: next.head === undefined ? text : `${next.head}\n${text}` }
    ;[from, weight, next] = [end, 0, following]
    return isBlank(text.trim()) ? [] : [piece]
  }

  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const started = itemAt(line)
    const isClear = at > opaque && /^\S/.test(line)
    const isInList = isClear && !isInMarkup && list !== undefined && started?.sign === list.sign
    const isFree: boolean =
      isClear && !isInList && (isAfterBlank || (!list && !isInMarkup && fenceEnd(lines, at) !== undefined))
    const verbatim: VerbatimBlock | undefined = isFree ? readVerbatim(lines, at) : undefined
    if (verbatim) {
      yield* take(at)
      yield { node: verbatim.node, source: '' }
      ;[at, from, list, head, isAfterBlank] = [verbatim.end, verbatim.end, undefined, undefined, true]
      continue
    }
    const isRow = head !== undefined && (at < rows || line.startsWith('|'))
    const isEnough = weight >= weights.enough && isClear
    if ((isFree && weight >= weights.enough / 2) || (isEnough && isDefinition(line, lines[at - 1])))
      yield* take(at)
    else if (isEnough && isInList) yield* take(at, { joins: 'list', isLoose: isAfterBlank })
    else if (isEnough && isRow && at >= rows) yield* take(at, { joins: 'table', ...(head && { head }) })
    else if (weight >= weights.most) {
      yield* take(at, { isCut: true })
      lines[at] = line.trimStart()
    }
    if (weightOf(line) >= weights.most) {
      yield* take(at)
      for (const part of cutLine(line)) yield { source: part, isCut: true }
      at += 1
      ;[from, head, list, isAfterBlank] = [at, undefined, undefined, false]
      continue
    }
    if (!isRow) [head, rows] = [isFree ? tableHead(lines, at) : undefined, at + 2]
    if (started && begins(line, isAfterBlank, list)) list = started
    else if (isFree || endsList.test(line)) list = undefined
    if (at > opaque) opaque = opaqueEnd(lines, at, list)
    isAfterBlank = isBlank(line)
    isInMarkup = !isAfterBlank && (isInMarkup || line.trimStart().startsWith('<'))
    weight += weightOf(line)
    at += 1
  }
  yield* take(lines.length)
}
