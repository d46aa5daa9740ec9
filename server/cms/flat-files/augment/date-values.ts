import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'

/** `2024-02-05`, or with a time: `2024-02-05 14:30`, `2024-02-05T14:30:00.000+01:00`. */
const stored = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * A stored date in ISO 8601; undefined when the value is no date. A date without a time stays without one;
 * Unix seconds at midnight UTC become a date, other seconds a date with a time.
 */
function isoMoment(value: Value): string | undefined {
  if (typeof value === 'number') return ofSeconds(value)
  const [, year, month, day, hour, minute, second, zone] =
    (typeof value === 'string' && stored.exec(value.trim())) || []
  if (!year || !month || !day || !isDay(Number(year), Number(month), Number(day))) return undefined
  const date = `${year}-${month}-${day}`
  if (hour === undefined) return date
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second ?? 0) < 60
  return isTime ? `${date}T${hour}:${minute}:${second ?? '00'}${zone ?? ''}` : undefined
}

function ofSeconds(seconds: number): string | undefined {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return undefined
  const iso = date.toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.replace('.000Z', 'Z')
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * The value of a date field in ISO 8601: one date, or `{start, end}` for a range. Undefined when the value is
 * neither.
 */
export function isoDate(value: Value): Value {
  if (!isValues(value)) return isoMoment(value)
  const start = isoMoment(value.start)
  const end = isoMoment(value.end)
  return start && end ? { start, end } : undefined
}
