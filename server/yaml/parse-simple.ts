/**
 * Parses YAML as Statamic itself writes it, much faster than the package does: maps and lists in blocks, each
 * text in one line or in a literal block. All else is left to the package, and so are mistakes.
 */
import type { Value, Values } from '../../src/content/types.ts'
import { createLines, type Lines } from './simple-lines.ts'
import { keyEnd, keyText, NotSimple, plainScalar, quotedText } from './simple-scalars.ts'

/** Maximum levels of nested values. */
const maxDepth = 50
/** Maximum number of keys of a map: what is above it is refused by the package's reader. */
const maxKeys = 50_000

/** A document as plain values; undefined when it is not simple. */
export function parseSimple(text: string): Value | undefined {
  try {
    const lines = createLines(text)
    const value = readBlock(lines, 0)
    return lines.indent < 0 ? value : undefined
  } catch (err) {
    if (err instanceof NotSimple) return undefined
    throw err
  }
}

/** The list or map that begins at the current line. */
function readBlock(lines: Lines, depth: number): Value {
  return lines.isItem() ? readList(lines, depth) : readMap(lines, depth)
}

/** A list: lines with a dash, each as far from the margin as the first. */
function readList(lines: Lines, depth: number): Value[] {
  const indent = startOf(lines, depth)
  const list: Value[] = []
  while (lines.indent === indent && lines.isItem()) list.push(readItem(lines, indent, depth))
  return list
}

/** Columns before a list or map. @throws NotSimple after the last line, and where values are nested deep */
function startOf({ indent }: Lines, depth: number): number {
  if (indent < 0 || depth > maxDepth) throw new NotSimple()
  return indent
}

function readItem(lines: Lines, indent: number, depth: number): Value {
  lines.skip(1)
  if (lines.isEmpty()) {
    lines.advance()
    return lines.indent > indent ? readBlock(lines, depth + 1) : null
  }
  // A map that begins beside the dash.
  if (keyEnd(lines.rest()) > 0) return readMap(lines, depth + 1)
  return readInline(lines, indent)
}

/** A map: lines with a key, each as far from the margin as the first. Keys do not repeat. */
function readMap(lines: Lines, depth: number): Values {
  const indent = startOf(lines, depth)
  const map: Record<string, Value> = {}
  let keys = 0
  while (lines.indent === indent && !lines.isItem()) {
    const rest = lines.rest()
    const end = keyEnd(rest)
    const key = end > 0 ? keyText(rest.slice(0, end)) : ''
    keys += 1
    if (end <= 0 || Object.hasOwn(map, key) || keys > maxKeys) throw new NotSimple()
    lines.skip(end + 1)
    map[key] = readMember(lines, indent, depth)
  }
  return map
}

/** The value of a key: in its line, or in the lines below. A list may stand as far from the margin as the key. */
function readMember(lines: Lines, indent: number, depth: number): Value {
  if (!lines.isEmpty()) return readInline(lines, indent)
  lines.advance()
  if (lines.indent > indent) return readBlock(lines, depth + 1)
  return lines.indent === indent && lines.isItem() ? readList(lines, depth + 1) : null
}

const empties: ReadonlyMap<string, () => Value> = new Map([
  ['[]', () => []],
  ['{}', () => ({})],
  ['{  }', () => ({})],
])

/** The value in the rest of the line. */
function readInline(lines: Lines, indent: number): Value {
  const written = lines.rest()
  if (written === '|' || written === '|-') return lines.literal(indent, written === '|')
  lines.advance()
  return empties.get(written)?.() ?? quotedText(written) ?? plainScalar(written)
}
