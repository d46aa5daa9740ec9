/** Divides Markdown into pieces that can be parsed one by one. */
import type { RootContent } from 'mdast'
import { begins, endsList, isDefinition, itemAt, type OpenList, opaqueEnd, tableHead } from './line-kinds.ts'
import { fenceEnd, isBlank, readVerbatim, type VerbatimBlock } from './verbatim.ts'
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

/** What is known of a piece before its text. */
type PieceStart = Omit<Piece, 'source'>

/** A text, how far it was read, and what the lines that were read have begun. */
interface Reading {
  readonly lines: string[]
  /** Index of the line that is read next. */
  at: number
  /** Index of the first line that is in no piece yet. */
  from: number
  /** Weight of the lines from there on. */
  weight: number
  /** What the piece of these lines goes on from. */
  start: PieceStart
  /** Index of the last line of a block in which empty lines end nothing. */
  opaque: number
  isAfterBlank: boolean
  isInMarkup: boolean
  list: OpenList | undefined
  /** The head of the open table, and the index of its first row. */
  head: string | undefined
  rows: number
}

const begin = (source: string): Reading => ({
  ...{ lines: source.replace(/\n$/, '').split('\n'), at: 0, from: 0, weight: 0, start: {}, opaque: -1 },
  ...{ isAfterBlank: true, isInMarkup: false, list: undefined, head: undefined, rows: 0 },
})

/** The next line, and what it is after those before it. */
interface Line {
  readonly text: string
  /** The list that it begins or goes on with. */
  readonly item: OpenList | undefined
  /** Whether it is in no block that is read as a whole, and not indented. */
  readonly isClear: boolean
  /** Whether it is the next item of the open list. */
  readonly isItem: boolean
  /** Whether it begins a block. */
  readonly isFree: boolean
  /** Whether it belongs to the open table. */
  readonly isRow: boolean
}

function nextLine({ lines, at, opaque, isAfterBlank, isInMarkup, list, head, rows }: Reading): Line {
  const text = lines[at] ?? ''
  const item = itemAt(text)
  const isClear = at > opaque && /^\S/.test(text)
  const isItem = isClear && !isInMarkup && list !== undefined && item?.sign === list.sign
  const opensFence = () => !list && !isInMarkup && fenceEnd(lines, at) !== undefined
  const isFree = isClear && !isItem && (isAfterBlank || opensFence())
  return {
    text,
    item,
    isClear,
    isItem,
    isFree,
    isRow: head !== undefined && (at < rows || text.startsWith('|')),
  }
}

/** A place at which a text may be divided, from some weight on. */
interface Division {
  readonly weight: number
  /** Whether the text may be divided before a line. */
  readonly isBefore: (line: Line, reading: Reading) => boolean
  /** What is known of the piece behind. */
  readonly start: (reading: Reading) => PieceStart
}

/** The places at which a text is divided, the best first. */
const divisions: readonly Division[] = [
  { weight: weights.enough / 2, isBefore: ({ isFree }) => isFree, start: () => ({}) },
  {
    weight: weights.enough,
    isBefore: ({ isClear, text }, { lines, at }) => isClear && isDefinition(text, lines[at - 1]),
    start: () => ({}),
  },
  {
    weight: weights.enough,
    isBefore: ({ isItem }) => isItem,
    start: ({ isAfterBlank }) => ({ joins: 'list', isLoose: isAfterBlank }),
  },
  {
    weight: weights.enough,
    isBefore: ({ isClear, isRow }, { at, rows }) => isClear && isRow && at >= rows,
    start: ({ head }) => ({ joins: 'table', ...(head !== undefined && { head }) }),
  },
  { weight: weights.most, isBefore: () => true, start: () => ({ isCut: true }) },
]

/** Makes a piece of the lines that are in none yet. */
function* take(reading: Reading, start: PieceStart = {}): Generator<Piece> {
  const text = reading.lines.slice(reading.from, reading.at).join('\n')
  const piece = reading.start
  Object.assign(reading, { from: reading.at, weight: 0, start })
  if (!isBlank(text.trim()))
    yield { ...piece, source: piece.head === undefined ? text : `${piece.head}\n${text}` }
}

/** Divides the text before a line, where it weighs enough. */
function* divideBefore(line: Line, reading: Reading): Generator<Piece> {
  const found = divisions.find(({ weight, isBefore }) => reading.weight >= weight && isBefore(line, reading))
  if (!found) return
  const start = found.start(reading)
  yield* take(reading, start)
  if (start.isCut) reading.lines[reading.at] = line.text.trimStart()
}

/** Takes a block that needs no parser. */
function* takeVerbatim(reading: Reading, { node, end }: VerbatimBlock): Generator<Piece> {
  yield* take(reading)
  yield { node, source: '' }
  Object.assign(reading, { at: end, from: end, list: undefined, head: undefined, isAfterBlank: true })
}

/** Takes a line that is too much for one piece. */
function* takeHeavy(reading: Reading, { text }: Line): Generator<Piece> {
  yield* take(reading)
  for (const source of cutLine(text)) yield { source, isCut: true }
  const at = reading.at + 1
  Object.assign(reading, { at, from: at, list: undefined, head: undefined, isAfterBlank: false })
}

/** Adds a line to the piece that is to come. */
function add(reading: Reading, { text, item, isFree, isRow }: Line): void {
  const { lines, at, isAfterBlank } = reading
  if (!isRow) Object.assign(reading, { head: isFree ? tableHead(lines, at) : undefined, rows: at + 2 })
  if (item && begins(text, isAfterBlank, reading.list)) reading.list = item
  else if (isFree || endsList.test(text)) reading.list = undefined
  if (at > reading.opaque) reading.opaque = opaqueEnd(lines, at, reading.list)
  reading.isAfterBlank = isBlank(text)
  reading.isInMarkup = !reading.isAfterBlank && (reading.isInMarkup || text.trimStart().startsWith('<'))
  reading.weight += weightOf(text)
  reading.at += 1
}

/**
 * Divides Markdown into pieces, none of which weighs much more than a block that an author writes. It is divided
 * between blocks, items of a list and rows of a table, so that the pieces together say what the whole says; a
 * block that weighs too much is divided anywhere.
 */
export function* splitMarkdown(source: string): Generator<Piece> {
  const reading = begin(source)
  while (reading.at < reading.lines.length) {
    const line = nextLine(reading)
    const verbatim = line.isFree ? readVerbatim(reading.lines, reading.at) : undefined
    if (verbatim) yield* takeVerbatim(reading, verbatim)
    else {
      yield* divideBefore(line, reading)
      if (weightOf(line.text) >= weights.most) yield* takeHeavy(reading, line)
      else add(reading, line)
    }
  }
  yield* take(reading)
}
