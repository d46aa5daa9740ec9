import { Refusal } from './refusal.mjs'

/**
 * A change of a file for `plan.edit`: puts a row at the end of a table.
 * @param {string} table how the line begins that opens it: `const views: Views = {`
 * @param {string} row with its indentation, without the end of its line
 * @param {string} [before] how the line begins that the row goes before, where it is not the end: `unknown:`
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

/** Folders come before those whose names go on: `progress/` before `progress-ring/`. */
const sortKey = (line) => pathOf(line).replaceAll('/', '\0')

/**
 * A change of a file for `plan.edit`: adds an import of one line beside those from the same folder, where the
 * alphabet wants it.
 * @param {string} line `import { a } from '../blocks/a/a.ts'` or `@import '…';`
 * @param {string} folder how the paths begin that it belongs to: `../blocks/`
 */
export const addImport = (line, folder) => (text, path) => {
  const lines = text.split('\n')
  const family = lines.flatMap((each, at) => (pathOf(each).startsWith(folder) ? [at] : []))
  if (family.length === 0) throw new Refusal(`${path} imports nothing from ${folder}`)
  const next = family.find((at) => sortKey(lines[at] ?? '') > sortKey(line))
  return lines.toSpliced(next ?? (family.at(-1) ?? 0) + 1, 0, line).join('\n')
}
