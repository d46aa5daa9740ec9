/** Divides dated entries by the time that they are from. */
import type { Summary } from '../../content/types.ts'

/** Entries of one year or month, that follow each other. */
export interface DatedGroup<T> {
  /** `2026` or `2026-11`; absent for entries that are not sorted by date. */
  readonly period?: string
  readonly items: readonly T[]
}

type Dated = Pick<Summary, 'date'>

/** Entries of a month on average, from which on a list is divided by months. */
const perMonth = 3

/** Whether entries all have a date, and the newest is first. ISO dates of one zone compare as texts. */
export const isNewestFirst = (items: readonly Dated[]): boolean =>
  items.every(
    ({ date }, index) => date !== undefined && (index === 0 || date <= (items[index - 1]?.date ?? '')),
  )

const isOldestFirst = (items: readonly Dated[]): boolean => isNewestFirst(items.toReversed())

/** Groups entries that are sorted by date, by month where most months have several; else all are one group. */
export function groupDated<T extends Dated>(items: readonly T[]): readonly DatedGroup<T>[] {
  if (!isNewestFirst(items) && !isOldestFirst(items)) return [{ items }]
  const months = new Set(items.map(({ date }) => date?.slice(0, 7)))
  const digits = items.length >= months.size * perMonth ? 7 : 4
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const period = item.date?.slice(0, digits) ?? ''
    const group = groups.get(period)
    if (group) group.push(item)
    else groups.set(period, [item])
  }
  return [...groups].map(([period, own]) => ({ period, items: own }))
}
