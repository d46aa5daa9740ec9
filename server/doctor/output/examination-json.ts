/** Writes an examination for programs. */
import { type Examination, notesOf, totalOf } from '../sections/section.ts'

/** The shape that docs/doctor.md describes. */
export function examinationAsJson(examination: Examination): string {
  const sections = examination.sections.map(({ name, title, count, notes, findings, facts }) => [
    name,
    { title, count, notes, findings, ...facts },
  ])
  const report = {
    findings: totalOf(examination),
    notes: notesOf(examination),
    sections: Object.fromEntries(sections) as unknown,
  }
  return `${JSON.stringify(report, null, 2)}\n`
}
