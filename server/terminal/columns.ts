/** Lays out text for a terminal: columns, and lines that are no longer than it is wide. */

/** Characters in a line of a terminal that nobody made wider. */
const terminalWidth = 80
/** A last column is never narrower than this, even where the others leave less. */
const narrowest = 24

/** Breaks a text into lines between its words. A word that is longer than a line stays whole. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length > 0 ? lines : ['']
}

export type Cell = string | number

/**
 * Aligns the cells of rows in columns, numbers to the right. The last column takes what is left of the width,
 * over several lines where it has to.
 * @param indent characters before each line
 */
export function columns(rows: readonly (readonly Cell[])[], indent = 2): readonly string[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  )
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, indent)
  const room = Math.max(narrowest, terminalWidth - before)
  return rows.flatMap((row) => {
    const cells = row.slice(0, count - 1).map((cell, column) => aligned(cell, widths[column] ?? 0))
    const [first = '', ...others] = wrap(String(row[count - 1] ?? ''), room)
    const lines = [[...cells, first].join('  '), ...others.map((line) => ' '.repeat(before - indent) + line)]
    return lines.map((line) => (' '.repeat(indent) + line).trimEnd())
  })
}

const aligned = (cell: Cell, width: number): string =>
  typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width)

/** Breaks a paragraph into lines, those after the first one further in. */
export function paragraph(text: string, indent = 2, hanging = indent): readonly string[] {
  const [first = '', ...others] = wrap(text, terminalWidth - Math.max(indent, hanging))
  return [' '.repeat(indent) + first, ...others.map((line) => ' '.repeat(hanging) + line)]
}

/**
 * A text of somebody else on one line: without control characters, which could move the cursor or change
 * colours.
 */
export const plain = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()
