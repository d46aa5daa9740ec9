/** The words in which a report speaks. */
import type { NotForVisitors } from '../finding.ts'
import { type CollectionCount, type DoctorReport, type GroupCount, isComplete } from '../report.ts'

/** Why a value is not for visitors, in the order in which a report tells it. */
const reasons: Readonly<Record<NotForVisitors, string>> = {
  setting: 'settings',
  seo: 'for search engines',
  key: 'keys',
  note: 'notes to editors',
  form: 'parts of the form',
  hidden: 'hidden from editors too',
  condition: 'condition does not hold',
  off: 'in sets that are switched off',
  rule: 'hidden by your rules',
  system: 'fields of the content system',
}

const number = (count: number): string => count.toLocaleString('en')

/** A number with the word for what is counted. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`

/** How many entries of a collection have a page, and how many are on none: `4 pages, 1 entry on no page`. */
export const entriesInWords = ({ pages, unshown }: CollectionCount): string =>
  `${counted(pages, 'page')}${unshown > 0 ? `, ${counted(unshown, 'entry', 'entries')} on no page` : ''}`

/** The sentence at the end of a report. */
export function summaryOf(report: DoctorReport): string {
  const { pages, values, shown, hidden, lost, unreadable } = report.totals
  const broken =
    unreadable > 0 ? `, ${counted(unreadable, 'entry or file', 'entries or files')} not readable` : ''
  const verdict = isComplete(report) ? 'Nothing is lost' : 'Something is lost'
  return `${verdict}: ${counted(pages, 'page')}, ${counted(values, 'value')}: ${number(shown)} shown, ${number(hidden)} not for visitors, ${number(lost)} lost${broken}.`
}

/** The reasons of hidden values, with numbers: `settings 4, keys 2`. */
export const hiddenInWords = (hidden: Readonly<Partial<Record<NotForVisitors, number>>>): string =>
  Object.entries(hidden)
    .map(([reason, count]) => `${reasons[reason as NotForVisitors]} ${count}`)
    .join(', ')

/** What shows values, with numbers: `block faq 12`. */
export const shownInWords = (shown: Readonly<Record<string, number>>): string =>
  Object.entries(shown)
    .map(([by, count]) => `${by} ${count}`)
    .join(', ')

export const sum = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((all, count = 0) => all + count, 0)

/** The first cells of a group's row: its name, and how many values it has, are shown, hidden and lost. */
export const countsOf = ({ set = '(its own fields)', values, shown, hidden, lost }: GroupCount) =>
  [set, values, sum(shown), sum(hidden), lost] as const
