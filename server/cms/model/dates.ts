/** Reads and writes the dates of entries in the time zone of the content system. */

/** The date of an entry, as the content system's clock shows it. */
export interface EntryDate {
  /** Four digits; `month` and `day` have two. */
  readonly year: string
  readonly month: string
  readonly day: string
  /** `14:30:59`; midnight when only the day is known. */
  readonly time: string
  /** Milliseconds since 1970. */
  readonly epoch: number
}

/** The date stamp in a file name: `2024-01-05`, `2024-01-05-1430` or `2024-01-05-143059`. */
const stamp = /^(\d{4})-(\d{2})-(\d{2})(?:-(\d{2})(\d{2})(\d{2})?)?$/

/** Whether the first part of a file name is a date stamp. */
export const isDateStamp = (text: string): boolean => stamp.test(text)

/** Dates in one time zone. */
export interface Calendar {
  /** The date of a stamp; without `withTime` only its day. Undefined for a text that is no stamp. */
  ofStamp(text: string, withTime: boolean): EntryDate | undefined
  /** The day on which a moment lies, at midnight. `epoch` is in milliseconds since 1970. */
  ofMoment(epoch: number): EntryDate
  /** The day and time of a moment. `epoch` is in milliseconds since 1970. */
  ofInstant(epoch: number): EntryDate
  /** `2024-01-05`, or with a time of day `2024-01-05T14:30:00+01:00`. */
  toIso(date: EntryDate): string
}

const two = (value: number) => String(value).padStart(2, '0')

/** The date that `wall` shows when read as UTC, with the moment that it stands for. */
function fromUtcParts(wall: number, epoch: number): EntryDate {
  const date = new Date(wall)
  return {
    year: String(date.getUTCFullYear()).padStart(4, '0'),
    month: two(date.getUTCMonth() + 1),
    day: two(date.getUTCDate()),
    time: [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':'),
    epoch,
  }
}

/** Returns a function that computes by how many milliseconds the zone is ahead of UTC at a moment. */
function createOffset(timeZone: string): (epoch: number) => number {
  if (timeZone === 'UTC') return () => 0
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (epoch) => {
    const parts = Object.fromEntries(
      format.formatToParts(epoch).map(({ type, value }) => [type, Number(value)]),
    )
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(epoch / 1000) * 1000
  }
}

function offsetText(milliseconds: number): string {
  const minutes = Math.abs(Math.round(milliseconds / 60_000))
  return `${milliseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/**
 * Creates the calendar of a time zone, by its IANA name.
 * @throws RangeError when there is no such time zone
 */
export function createCalendar(timeZone: string): Calendar {
  const offset = createOffset(timeZone)
  // The offset is that of the moment sought, so a first guess finds the offset for the second.
  const toEpoch = (wall: number) => wall - offset(wall - offset(wall))
  return {
    ofStamp(text, withTime) {
      const parts = stamp
        .exec(text)
        ?.slice(1)
        .map((part) => Number(part ?? 0))
      if (!parts) return undefined
      const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
      const wall = Date.UTC(year, month - 1, day, ...(withTime ? [hour, minute, second] : []))
      return fromUtcParts(wall, toEpoch(wall))
    },
    ofMoment(epoch) {
      const wall = epoch + offset(epoch)
      const midnight = wall - (((wall % 86_400_000) + 86_400_000) % 86_400_000)
      return fromUtcParts(midnight, toEpoch(midnight))
    },
    ofInstant: (epoch) => fromUtcParts(epoch + offset(epoch), epoch),
    toIso({ year, month, day, time, epoch }) {
      const date = `${year}-${month}-${day}`
      return time === '00:00:00' ? date : `${date}T${time}${offsetText(offset(epoch))}`
    },
  }
}
