/** The section about texts that no page shows. */
import { lostAsText, shownAsText } from '../output/text.ts'
import type { DoctorReport, LostValue } from '../report.ts'
import { fault, type Section } from './section.ts'

const whereOf = ({ entry, field }: LostValue): string => `${entry} ${field}`

/** Makes a section of a report: what is lost counts, and what cannot be read. */
export function textsSection(report: DoctorReport): Section {
  const { totals, lost, faults, ...facts } = report
  return {
    ...{ name: 'texts', title: 'Texts' },
    count: totals.lost + totals.unreadable,
    notes: 0,
    findings: [
      ...lost.map((value) => fault('lost-text', whereOf(value), value.text)),
      ...faults.map(({ where, message }) => fault('unreadable', where, message)),
    ],
    facts: { totals, ...facts, lost, faults },
    lines: shownAsText(report),
    findingLines: lostAsText(report),
  }
}
