/** Writes a report on the texts of a project for a terminal. */
import { getOrAdd } from '../../cms/model/values.ts'
import { columns, paragraph, plain } from '../../terminal/columns.ts'
import type { CollectionCount, DoctorReport, GroupCount, LostValue } from '../report.ts'
import { countsOf, entriesInWords, hiddenInWords, shownInWords, sum, summaryOf } from './words.ts'

const rowOf = (group: GroupCount) => [
  ...countsOf(group),
  [shownInWords(group.shown), sum(group.hidden) > 0 && `hidden: ${hiddenInWords(group.hidden)}`]
    .filter(Boolean)
    .join('; '),
]

const head = ['set', 'values', 'shown', 'hidden', 'lost', 'by'] as const

const collectionLines = (count: CollectionCount): readonly string[] => [
  `${count.collection}: ${entriesInWords(count)}`,
  ...columns([head, ...count.groups.map(rowOf)]),
  '',
]

/** A text of the content in quotation marks, on one line. */
const quoted = (text: string): string => JSON.stringify(plain(text))

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
    ...values.flatMap(({ field, text }) => paragraph(`${field}  ${quoted(text)}`, 4, 6)),
  ])
  return ['Lost: for visitors, and on no page', ...entries, '']
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.flatMap((line) => paragraph(line, 2, 4)), '']

/** What pages show, collection by collection. */
export const shownAsText = (report: DoctorReport): readonly string[] => [
  ...report.collections.flatMap(collectionLines),
  ...section(
    'Texts of global sets that no page reads (for information)',
    report.unreadGlobals.map(({ set, field, text }) => `${set}: ${field}  ${quoted(text.slice(0, 80))}`),
  ),
  ...paragraph(summaryOf(report), 0),
]

/** What is lost, by the entry that has it, and what cannot be read. */
export const lostAsText = (report: DoctorReport): readonly string[] => [
  ...lostLines(report),
  ...section(
    'Not readable',
    report.faults.map(({ where, message }) => plain(`${where}: ${message}`)),
  ),
]
