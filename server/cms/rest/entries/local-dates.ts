/** Turns dates of the REST API, which are in UTC, into the system's time zone. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import type { Calendar } from '../../model/dates.ts'

/** A moment in the form that the system writes, and editors never do: in UTC, with microseconds and `Z`. */
const systemMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/**
 * Converts a date to the form in which the files of a project store it: a day, or a day and a time, in the
 * system's time zone.
 */
function toStoredDate(text: string, calendar: Calendar): string {
  const epoch = Date.parse(text)
  if (!systemMoment.test(text) || Number.isNaN(epoch)) return text
  const { year, month, day, time } = calendar.ofInstant(epoch)
  return time === '00:00:00' ? `${year}-${month}-${day}` : `${year}-${month}-${day}T${time}`
}

/** A copy of a value in which every date has the form in which it is stored. */
function localizeDates(value: Value, calendar: Calendar): Value {
  if (typeof value === 'string') return toStoredDate(value, calendar)
  if (Array.isArray(value)) return value.map((item: Value) => localizeDates(item, calendar))
  return isValues(value) ? localizeMembers(value, calendar) : value
}

/**
 * Returns a copy of the values in which every date has the form in which it is stored. The API sends dates in
 * UTC, in which a day may become the day before.
 */
export const localizeMembers = (values: Values, calendar: Calendar): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, localizeDates(value, calendar)]))

/**
 * The date of an entry in ISO 8601: a day, or a day and a time with the offset of the system's time zone.
 * Undefined for a value that is no date.
 */
export function entryDate(value: Value, calendar: Calendar): string | undefined {
  if (typeof value !== 'string') return undefined
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value
  const epoch = Date.parse(value)
  return Number.isNaN(epoch) ? undefined : calendar.toIso(calendar.ofInstant(epoch))
}
