/** Changes of source files by `npm run new`: rows in tables, and imports. */
import { Refusal } from './refusal.mjs'

/**
 * Returns a change of a file for `plan.edit` that adds a row to a table.
 * @param {string} table start of the line that opens the table: `const views: Views = {`
 * @param {string} row with its indentation, without the end of its line
 * @param {string} [before] start of the line before which the row goes (`unknown:`); the table's end by
 * default
 * @returns a function that throws Refusal for a file without the table
 */
export const addRow =
  (table, row, before = '') =>
  (text, path) => {
    const lines = text.split('\n')
    const start = lines.findIndex((line) => line.startsWith(table))
    const isEnd = (line) => (before ? line.trimStart().startsWith(before) : /^[}\]]/.test(line))
    const end = lines.findIndex((line, at) => start !== -1 && at > start && isEnd(line))
    if (end === -1) throw new Refusal(`${path} has no table that begins with "${table}"`)
    return lines.toSpliced(end, 0, row).join('\n')
  }

const pathOf = (line) => /(?:from |^@import )'([^']+)'/.exec(line)?.[1] ?? ''

/** Sorts a folder before those whose names continue its name: `progress/` before `progress-ring/`. */
const sortKey = (line) => pathOf(line).replaceAll('/', '\0')

/**
 * Returns a change of a file for `plan.edit` that adds an import of one line among those from the same
 * folder, in alphabetical order.
 * @param {string} line `import { a } from '../blocks/a/a.ts'` or `@import '…';`
 * @param {string} folder start of the paths of the imports that it is sorted among: `../blocks/`
 * @returns a function that throws Refusal for a file without an import from the folder
 */
export const addImport = (line, folder) => (text, path) => {
  const lines = text.split('\n')
  const family = lines.flatMap((each, at) => (pathOf(each).startsWith(folder) ? [at] : []))
  if (family.length === 0) throw new Refusal(`${path} imports nothing from ${folder}`)
  const next = family.find((at) => sortKey(lines[at] ?? '') > sortKey(line))
  return lines.toSpliced(next ?? (family.at(-1) ?? 0) + 1, 0, line).join('\n')
}
