/** Writes figures and Markdown tables. */

/** What stands where a figure could not be had. */
const none = '–'

/** A figure with so many decimals; a dash for what is no number. */
export const figure = (value, decimals = 0) =>
  typeof value === 'number' && Number.isFinite(value) ? value.toFixed(decimals) : none

/** Bytes as KiB. */
export const kib = (bytes, decimals = 1) => figure(bytes === undefined ? undefined : bytes / 1024, decimals)

/**
 * A Markdown table that also reads well as plain text: the first column stands left, all others right.
 * @param columns names, @param rows texts in the order of the columns
 */
export function table(columns, rows) {
  const widths = columns.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i].length), 2))
  const line = (cells) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(columns), rule, ...rows.map(line)].join('\n')
}
