/** Writes figures and Markdown tables, for the report of the benchmark. */

/** Placeholder for a missing figure. */
const none = '–'

/** A figure with the given number of decimals; a dash for a missing one. */
export const figure = (value, decimals = 0) =>
  typeof value === 'number' && Number.isFinite(value) ? value.toFixed(decimals) : none

/** A number of bytes as KiB. */
export const kib = (bytes, decimals = 1) => figure(bytes === undefined ? undefined : bytes / 1024, decimals)

/**
 * A Markdown table that also reads well as plain text: the first column is aligned left, all others right.
 * @param columns names of the columns
 * @param rows texts in the order of the columns
 */
export function table(columns, rows) {
  const widths = columns.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i].length), 2))
  const line = (cells) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(columns), rule, ...rows.map(line)].join('\n')
}
