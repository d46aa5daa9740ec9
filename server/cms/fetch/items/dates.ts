/** Reads the dates of an item of the Fetch add-on, which sends them in several forms. */
import type { Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import type { Calendar, EntryDate } from '../../model/dates.ts'
import { asText } from '../../model/values.ts'

/**
 * The time in a member, in Unix seconds; undefined for anything else, such as milliseconds (1e11 and more).
 */
const secondsOf = (item: Values, name: string): number | undefined => {
  const value = memberOf(item, name)
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e11 ? value : undefined
}

/** The form of dates in file names: `2024-02-05-143000`. */
const stampOf = ({ year, month, day }: EntryDate, milliseconds: number): string =>
  `${year}-${month}-${day}-${new Date(milliseconds).toISOString().slice(11, 19).replaceAll(':', '')}`

/**
 * The date and time of a moment. On a day when clocks change, the hours since midnight are not the time of
 * day, so a wrong first guess is corrected.
 */
function withTime(calendar: Calendar, epoch: number): EntryDate | undefined {
  const day = calendar.ofMoment(epoch)
  // Milliseconds, less than a day.
  const since = Math.min(Math.max(epoch - day.epoch, 0), 86_399_000)
  const guess = calendar.ofStamp(stampOf(day, since), true)
  return guess && guess.epoch !== epoch
    ? calendar.ofStamp(stampOf(day, since + epoch - guess.epoch), true)
    : guess
}

/** Whether an item belongs to a dated collection. */
const isDated = (item: Values): boolean => memberOf(item, 'order_type') === 'date'

/**
 * The date of an item, from `datestamp` or `timestamp`, because `date` is an empty list; else from `order`,
 * which has the date of the file name.
 */
function dateOf(item: Values, calendar: Calendar): EntryDate | undefined {
  const hasTime = memberOf(item, 'has_timestamp') === true
  const seconds = secondsOf(item, 'datestamp') ?? secondsOf(item, 'timestamp')
  if (seconds === undefined) return calendar.ofStamp(asText(memberOf(item, 'order')) ?? '', hasTime)
  return hasTime ? withTime(calendar, seconds * 1000) : calendar.ofMoment(seconds * 1000)
}

/**
 * The date of an item of a dated collection: `2024-01-05`, or with a time of day `2024-02-05T14:30:00+01:00`.
 * Undefined in other collections.
 */
export function isoDateOf(item: Values, calendar: Calendar): string | undefined {
  const date = isDated(item) ? dateOf(item, calendar) : undefined
  return date && calendar.toIso(date)
}

/** The time of the last change of an item, in ISO 8601; undefined for an item without it. */
export function updatedAtOf(item: Values): string | undefined {
  const seconds = secondsOf(item, 'last_modified')
  return seconds === undefined ? undefined : new Date(seconds * 1000).toISOString()
}
