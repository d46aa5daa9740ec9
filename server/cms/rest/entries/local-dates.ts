import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import type { Calendar } from '../../model/dates.ts'

/** What the system writes for a moment, and nobody by hand: microseconds and `Z` (content-contract 3.4). */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/** A stored date as flat files deliver it: the day, or the clock's time, in the system's time zone. */
function asStored(text: string, calendar: Calendar): string {
  const epoch = Date.parse(text)
  if (!moment.test(text) || Number.isNaN(epoch)) return text
  const { year, month, day, time } = calendar.ofInstant(epoch)
  return time === '00:00:00' ? `${year}-${month}-${day}` : `${year}-${month}-${day}T${time}`
}

/** Every date inside a value as it was stored. */
function localiseDates(value: Value, calendar: Calendar): Value {
  if (typeof value === 'string') return asStored(value, calendar)
  if (Array.isArray(value)) return value.map((item: Value) => localiseDates(item, calendar))
  return isValues(value) ? localiseMembers(value, calendar) : value
}

/**
 * The values with every date inside as it was stored: a day stays that day wherever the system's clock
 * stands.
 */
export const localiseMembers = (values: Values, calendar: Calendar): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, localiseDates(value, calendar)]))

/**
 * The date of an entry: the day, or with a time of day and the offset of the system's clock. Undefined for
 * what is no date.
 */
export function entryDate(value: Value, calendar: Calendar): string | undefined {
  if (typeof value !== 'string') return undefined
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value
  const epoch = Date.parse(value)
  return Number.isNaN(epoch) ? undefined : calendar.toIso(calendar.ofInstant(epoch))
}
