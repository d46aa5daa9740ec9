/** The lines of a text in simple YAML, read one after another. */
import { NotSimple } from './simple-scalars.ts'

export interface Lines {
  /** Columns before what is left of the current line; -1 after the last line. */
  readonly indent: number
  /** Whether it starts with the dash of an item. */
  isItem(): boolean
  /** Whether nothing is left of it. */
  isEmpty(): boolean
  /** What is left of it, without the spaces around it. */
  rest(): string
  /** Skips some characters of the current line, and the spaces after them. */
  skip(count: number): void
  /** Goes to the next line that holds more than spaces and a comment. */
  advance(): void
  /**
   * Reads the literal block below the current line, and goes to the line after it.
   * @param parent columns before the key or item that it belongs to
   * @param endsLine whether its last line keeps its end
   */
  literal(parent: number, endsLine: boolean): string
}

/** Control characters, tabs too, carriage returns, and byte order marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const special = /[\0-\x09\x0b-\x1f\x7f\ufeff]/
const [space, dash, hash] = [' ', '-', '#'].map((each) => each.charCodeAt(0))

/** @throws NotSimple for a text with special characters */
export function createLines(text: string): Lines {
  if (special.test(text)) throw new NotSimple()
  // The line `---` begins a document.
  const line = { start: 0, at: 0, end: 0, next: text.startsWith('---\n') ? 4 : 0, isOver: false }

  const skipSpaces = (from: number): number => {
    let at = from
    while (text.charCodeAt(at) === space) at += 1
    return at
  }
  const endOfLine = (from: number): number => {
    const found = text.indexOf('\n', from)
    return found < 0 ? text.length : found
  }

  function advance(): void {
    do {
      line.isOver = line.next >= text.length
      line.start = line.next
      line.at = skipSpaces(line.start)
      line.end = endOfLine(line.at)
      line.next = line.end + 1
    } while (!line.isOver && (line.at === line.end || text.charCodeAt(line.at) === hash))
    while (line.end > line.at && text.charCodeAt(line.end - 1) === space) line.end -= 1
  }

  function literal(parent: number, endsLine: boolean): string {
    const indent = skipSpaces(line.next) - line.next
    const rows: string[] = []
    let at = line.next
    while (at < text.length) {
      const first = skipSpaces(at)
      const end = endOfLine(first)
      const isBlank = first === end
      if (!isBlank && first - at < indent) break
      // A first line without a text, or with more spaces than the text below it: the package knows what counts.
      if (isBlank && (rows.length === 0 || first - at > indent)) throw new NotSimple()
      rows.push(isBlank ? '' : text.slice(at + indent, end))
      at = end + 1
    }
    if (indent <= parent || rows.length === 0) throw new NotSimple()
    while (rows.at(-1) === '') rows.pop()
    line.next = at
    advance()
    return rows.join('\n') + (endsLine ? '\n' : '')
  }

  advance()
  return {
    get indent() {
      return line.isOver ? -1 : line.at - line.start
    },
    isItem: () =>
      text.charCodeAt(line.at) === dash &&
      (line.at + 1 === line.end || text.charCodeAt(line.at + 1) === space),
    isEmpty: () => line.at === line.end,
    rest: () => text.slice(line.at, line.end),
    skip: (count) => {
      line.at = Math.min(skipSpaces(line.at + count), line.end)
    },
    advance,
    literal,
  }
}
