/** Keeps one error that happens again and again from filling the log. */

/** What a line says besides its message. */
export type LineFields = Readonly<Record<string, unknown>>

/** Decides which warnings and errors are written. */
export interface Repeats {
  /** Whether a line is to be written: it is not where the same was written less than ten seconds before. */
  passes(level: number, fields: LineFields, message: string): boolean
  /** Tells at once of all that was left out. */
  flush(): void
}

interface RepeatsOptions {
  /** Writes the line that tells how often the last cause was repeated. */
  readonly tell: (level: number, fields: LineFields, message: string) => void
  /** Called for each line that is left out. */
  readonly onLeft?: (() => void) | undefined
}

/** Milliseconds from a line in which the same is counted only. */
const span = 10_000
/** Causes that are followed at a time. Further ones are written each time. */
const maxCauses = 200
/** Characters of a value that tell two causes apart. */
const maxValue = 200

/** Fields that differ each time, and say nothing of the cause. */
const incidental: ReadonlySet<string> = new Set(['reqId', 'traceId', 'address', 'ms'])

interface Cause {
  readonly endsAt: number
  readonly level: number
  readonly message: string
  fields: LineFields
  repeated: number
  timer: NodeJS.Timeout | undefined
}

/** A value as text; objects that contain themselves are told apart by their type only. */
function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name} ${value.message}`
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return String(value)
  }
}

const causeOf = (level: number, fields: LineFields, message: string): string =>
  [
    `${level} ${message}`,
    ...Object.entries(fields)
      .filter(([name]) => !incidental.has(name))
      .map(([name, value]) => `${name} ${textOf(value).slice(0, maxValue)}`),
  ].join('\n')

/** The fields of the line that tells of repeats: the trace of an error stands in the first line already. */
const summaryOf = (fields: LineFields): LineFields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !incidental.has(name))
      .map(([name, value]) => [name, value instanceof Error ? value.message : value]),
  )

/** Creates the record of what was written lately. */
export function createRepeats({ tell, onLeft }: RepeatsOptions): Repeats {
  const causes = new Map<string, Cause>()

  function end(key: string, cause: Cause): void {
    clearTimeout(cause.timer)
    causes.delete(key)
    const { level, fields, message, repeated } = cause
    if (repeated > 0) tell(level, { ...summaryOf(fields), repeated }, message)
  }

  function forgetOld(now: number): void {
    for (const [key, cause] of causes) if (cause.endsAt <= now) end(key, cause)
  }

  function begin(key: string, cause: Cause, now: number): void {
    if (causes.size >= maxCauses) forgetOld(now)
    if (causes.size < maxCauses) causes.set(key, cause)
  }

  return {
    passes(level, fields, message) {
      const now = performance.now()
      const key = causeOf(level, fields, message)
      const known = causes.get(key)
      if (known && known.endsAt <= now) end(key, known)
      if (!known || known.endsAt <= now) {
        const cause = { endsAt: now + span, level, message, fields: {}, repeated: 0, timer: undefined }
        begin(key, cause, now)
        return true
      }
      known.repeated += 1
      known.fields = fields
      known.timer ??= setTimeout(() => end(key, known), known.endsAt - now).unref()
      onLeft?.()
      return false
    },
    flush() {
      for (const [key, cause] of [...causes]) end(key, cause)
    },
  }
}
