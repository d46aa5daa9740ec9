/** Turns dates of the REST API, which are in UTC, into the system's time zone. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import type { Calendar } from '../../model/dates.ts'

/** A moment as only the system writes it, never an editor: in UTC, with microseconds and `Z`. */
const systemMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/**
 * The date as it is stored in the files of a project: a day, or a day and a time, in the system's time zone.
 */
function toStoredDate(text: string, calendar: Calendar): string {
  const epoch = Date.parse(text)
  if (!systemMoment.test(text) || Number.isNaN(epoch)) return text
  const { year, month, day, time } = calendar.ofInstant(epoch)
  return time === '00:00:00' ? `${year}-${month}-${day}` : `${year}-${month}-${day}T${time}`
}

/** A copy of the value with every date in it as it is stored. */
function localizeDates(value: Value, calendar: Calendar): Value {
  if (typeof value === 'string') return toStoredDate(value, calendar)
  if (Array.isArray(value)) return value.map((item: Value) => localizeDates(item, calendar))
  return isValues(value) ? localizeMembers(value, calendar) : value
}

/**
 * A copy of the values with every date in them as it is stored. The API sends dates in UTC, in which a day
 * may become the day before.
 */
export const localizeMembers = (values: Values, calendar: Calendar): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, localizeDates(value, calendar)]))

/**
 * The date of an entry in ISO 8601: a day, or a day and a time with the offset of the system's time zone.
 * Undefined for what is no date.
 */
export function entryDate(value: Value, calendar: Calendar): string | undefined {
  if (typeof value !== 'string') return undefined
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value
  const epoch = Date.parse(value)
  return Number.isNaN(epoch) ? undefined : calendar.toIso(calendar.ofInstant(epoch))
}
