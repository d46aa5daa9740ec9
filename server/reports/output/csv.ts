/** Writes the findings of a report as CSV (RFC 4180). */
import type { Finding, Report, Section } from '../report.ts'

const columns: readonly (readonly [
  name: string,
  value: (finding: Finding) => string | number | undefined,
])[] = [
  ['kind', ({ kind }) => kind],
  ['languages', ({ locales }) => locales.join(' ')],
  ['page', ({ page }) => page],
  ['place', ({ place }) => place],
  ['subject', ({ subject }) => subject],
  ['detail', ({ detail }) => detail],
  ['suggestion', ({ suggestion }) => suggestion],
  ['count', ({ count }) => count],
]

/** What spreadsheets take for a formula when a cell begins with it. */
const formula = /^[=+\-@\t\r]/

/** A cell: text that a spreadsheet would compute has an apostrophe before it. */
function cell(value: string | number | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const rowOf = (section: Section, finding: Finding): string =>
  [section, ...columns.map(([, value]) => value(finding))].map(cell).join(',')

/** All findings that the report lists, one in a row below the names of the columns. */
export const reportAsCsv = ({ sections }: Report): string =>
  [
    ['section', ...columns.map(([name]) => name)].join(','),
    ...sections.flatMap(({ section, findings }) => findings.map((finding) => rowOf(section, finding))),
    '',
  ].join('\r\n')
