/** Writes a report as a page for development. */
import { escapeHtml } from '../../render/document.ts'
import type { CollectionCount, DoctorReport, GroupCount, LostValue } from '../report.ts'
import { countsOf, entriesInWords, hiddenInWords, shownInWords, summaryOf } from './words.ts'

const style = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark }
  table { border-collapse: collapse; margin-block: 0.5rem 2rem }
  th, td { padding: 0.2rem 0.8rem 0.2rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid #8886 }
  .number { text-align: end }
`

type Cell = string | number

const cell = (value: Cell): string =>
  typeof value === 'number'
    ? `<td class="number">${value.toLocaleString('en')}</td>`
    : `<td>${escapeHtml(value)}</td>`

const row = (cells: readonly Cell[]): string => `<tr>${cells.map(cell).join('')}</tr>`

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `<table><thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table>`

const groupRow = (group: GroupCount): readonly Cell[] => [
  ...countsOf(group),
  ...[shownInWords(group.shown), hiddenInWords(group.hidden)],
]

const collectionSection = (count: CollectionCount): string =>
  `<h2>${escapeHtml(count.collection)}</h2><p>${entriesInWords(count)}</p>${table(
    ['Set', 'Values', 'Shown', 'Hidden', 'Lost', 'Shown by', 'Hidden because'],
    count.groups.map(groupRow),
  )}`

const lostRow = ({ entry, page = 'none', field, text }: LostValue): readonly Cell[] => [
  entry,
  page,
  field,
  text,
]

const section = (title: string, head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0 ? '' : `<h2>${title}</h2>${table(head, rows)}`

/** The report as an HTML document. */
export const reportAsHtml = (report: DoctorReport): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>What pages show</title><style>${style}</style></head>
<body>
<h1>What pages show</h1>
<p>${escapeHtml(summaryOf(report))}</p>
${section('Lost: for visitors, and on no page', ['Entry', 'Page', 'Field', 'Text'], report.lost.map(lostRow))}
${section(
  'Not readable',
  ['Where', 'What'],
  report.faults.map(({ where, message }) => [where, message]),
)}
${report.collections.map(collectionSection).join('\n')}
${section(
  'Texts of global sets that no page reads',
  ['Set', 'Field', 'Text'],
  report.unreadGlobals.map(({ set, field, text }) => [set, field, text]),
)}
</body>
</html>
`
