/** Writes an examination for a terminal. */
import { paragraph, plain } from '../../terminal/columns.ts'
import { type Examination, type Finding, notesOf, type Section, totalOf } from '../sections/section.ts'
import { counted } from './words.ts'

const findingLines = ({ severity, where, message }: Finding): readonly string[] =>
  paragraph(plain(`${severity}: ${where}: ${message}`), 2, 4)

const verdictOf = ({ count }: Section): string => (count === 0 ? 'nothing found' : counted(count, 'finding'))

/** Findings of one kind that a terminal is given. */
const maxOfKind = 20

/** The findings one by one; of many of one kind the first, and how many there are. */
function listOf({ findings }: Section): readonly string[] {
  const codes = [...new Set(findings.map(({ code }) => code))]
  const ofKinds = codes.map((code) => findings.filter((each) => each.code === code))
  return ofKinds.flatMap((same) => [
    ...same.slice(0, maxOfKind).flatMap(findingLines),
    ...(same.length > maxOfKind
      ? [`  … and ${same.length - maxOfKind} more of this kind: --json lists them.`]
      : []),
  ])
}

function sectionLines(section: Section): readonly string[] {
  const found = section.findingLines ?? listOf(section)
  return [
    `${section.title}: ${verdictOf(section)}`,
    ...section.lines,
    ...(found.length > 0 ? ['', ...found] : []),
    '',
  ]
}

/** The last line: `3 findings: configuration 1, languages 2.` */
function summaryOf(examination: Examination): string {
  const total = totalOf(examination)
  const notes = notesOf(examination)
  const more = notes > 0 ? ` ${counted(notes, 'note')}.` : ''
  if (total === 0) return `Nothing found.${more}`
  const where = examination.sections
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`)
  return `${counted(total, 'finding')}: ${where.join(', ')}.${more}`
}

/** The sections one below the other, and a line that says whether something was found. */
export const examinationAsText = (examination: Examination): string =>
  [...examination.sections.flatMap(sectionLines), ...paragraph(summaryOf(examination), 0), ''].join('\n')
