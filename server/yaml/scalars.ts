/** How unquoted scalars are read in content. */
import type { ScalarTag } from 'yaml'

/** `2024-01-05`, or with a time and perhaps a time zone: `2024-01-05 14:30:00 +01:00`. */
const timestamp =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|[-+]\d\d?(?::\d\d)?))?)?$/

/** Removes the `_` between digits: `1_000` is 1000. */
const digits = (text: string) => text.replaceAll('_', '')

/**
 * Reads an integer. `0123` stays text, as in Symfony, and so does a number that JavaScript cannot represent
 * exactly.
 */
function integer(text: string): number | string {
  const number = Number(text)
  return Number.isSafeInteger(number) && String(number) === text ? number : text
}

/** Seconds by which a time zone such as `+01:30` is ahead of UTC; 0 for `Z` and without a time zone. */
function offsetSeconds(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([-+])(\d\d?)(?::(\d\d))?$/.exec(zone ?? '') ?? []
  const seconds = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60
  return sign === '-' ? -seconds : seconds
}

/** Reads a timestamp as seconds since 1970. Fractions of seconds are dropped. */
function unixSeconds(text: string): number {
  const [, year, month, day, hour, minute, second, , zone] = timestamp.exec(text) ?? []
  const parts = [year, month, day, hour ?? 0, minute ?? 0, second ?? 0].map(Number) as [
    number,
    number,
    number,
  ]
  const [y, m, d, ...time] = parts
  return Date.UTC(y, m - 1, d, ...(time as number[])) / 1000 - offsetSeconds(zone)
}

/** A kind of unquoted scalars: how they look, and their value. */
interface PlainScalar extends ScalarTag {
  readonly test: RegExp
  readonly resolve: (text: string) => unknown
}

const scalar = (tag: string, test: RegExp, resolve: (text: string) => unknown): PlainScalar => ({
  tag: `tag:yaml.org,2002:${tag}`,
  default: true,
  test,
  resolve,
})

/**
 * Unquoted scalars as Symfony reads them: `yes` is text, a date is a number of seconds since 1970. The first
 * row that matches counts; `1_000` and `1_000.5` are the second kind of float.
 */
export const scalars: PlainScalar[] = [
  scalar('null', /^(?:~|null)?$/i, () => null),
  scalar('bool', /^(?:true|false)$/i, (text) => text.toLowerCase() === 'true'),
  scalar('int', /^[-+]?0o[0-7_]+$/, (text) => Number.parseInt(digits(text).replace('0o', ''), 8)),
  scalar('int', /^0x[0-9a-f_]+$/i, (text) => Number.parseInt(digits(text).slice(2), 16)),
  scalar('int', /^-?\d+$/, integer),
  scalar('float', /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i, Number),
  scalar('float', /^[-+]?\d[\d_]*(?:\.[\d_]+)?$/, (text) => Number(digits(text))),
  scalar('float', /^[-+]?\.inf$/i, (text) => (text.startsWith('-') ? -Infinity : Infinity)),
  scalar('float', /^\.nan$/i, () => Number.NaN),
  scalar('timestamp', timestamp, unixSeconds),
]
