/** Writes a report for a terminal. */
import { getOrAdd } from '../../cms/model/values.ts'
import type { CollectionCount, DoctorReport, GroupCount, LostValue } from '../report.ts'
import { countsOf, entriesInWords, hiddenInWords, shownInWords, sum, summaryOf } from './words.ts'

/** Aligns the cells of rows in columns; numbers to the right. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): readonly string[] {
  const all = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'))
  const padded = (cell: string, column: number) =>
    isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  return all.map((row) => `  ${row.map(padded).join('  ')}`.trimEnd())
}

const rowOf = (group: GroupCount) => [
  ...countsOf(group),
  [shownInWords(group.shown), sum(group.hidden) > 0 && `hidden: ${hiddenInWords(group.hidden)}`]
    .filter(Boolean)
    .join('; '),
]

const columns = ['set', 'values', 'shown', 'hidden', 'lost', 'by'] as const

const collectionLines = (count: CollectionCount): readonly string[] => [
  `${count.collection}: ${entriesInWords(count)}`,
  ...table(columns, count.groups.map(rowOf)),
  '',
]

/** Groups values by their entry, in their order. */
const byEntry = (lost: readonly LostValue[]): ReadonlyMap<string, readonly LostValue[]> => {
  const entries = new Map<string, LostValue[]>()
  for (const value of lost) getOrAdd(entries, value.entry, (): LostValue[] => []).push(value)
  return entries
}

function lostLines({ lost, totals }: DoctorReport): readonly string[] {
  if (totals.lost === 0) return []
  const entries = [...byEntry(lost)].flatMap(([entry, values]) => [
    `  ${entry} (${values[0]?.page ?? 'no page of its own, and no page shows it'})`,
    ...values.map(({ field, text }) => `    ${field}  ${JSON.stringify(text)}`),
  ])
  return ['Lost: for visitors, and on no page', ...entries, '']
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']

/** The report as lines for people. */
export const reportAsText = (report: DoctorReport): string =>
  [
    ...report.collections.flatMap(collectionLines),
    ...lostLines(report),
    ...section(
      'Not readable',
      report.faults.map(({ where, message }) => `${where}: ${message}`),
    ),
    ...section(
      'Texts of global sets that no page reads (for information)',
      report.unreadGlobals.map(
        ({ set, field, text }) => `${set}: ${field}  ${JSON.stringify(text.slice(0, 80))}`,
      ),
    ),
    summaryOf(report),
  ].join('\n')
