import { whenSeen } from '../lifecycle/when-visible.ts'

/** Between questions that an event asks, in milliseconds. */
const pause = 60_000

export interface Questions {
  /** In a hidden tab, when it is seen. */
  readonly ask: () => Promise<void>
  /** Unless a question was asked within the last minute. */
  readonly askSometimes: () => void
  /** Asks after a time, and not before: a confirmation has to keep its distance from what it confirms. */
  readonly askIn: (wait: number) => void
  readonly cancel: () => void
}

/** Puts questions one at a time. `put` never rejects. */
export function createQuestions(put: () => Promise<void>): Questions {
  let askedAt = Number.NEGATIVE_INFINITY
  let isAsking = false
  let planned: ReturnType<typeof setTimeout> | undefined

  const cancel = () => {
    clearTimeout(planned)
    planned = undefined
  }

  const ask = async (): Promise<void> => {
    if (isAsking || planned !== undefined) return
    isAsking = true
    await whenSeen()
    askedAt = performance.now()
    await put()
    isAsking = false
  }

  return {
    ask,
    cancel,
    askSometimes: () => {
      if (performance.now() - askedAt >= pause) void ask()
    },
    askIn: (wait) => {
      cancel()
      planned = setTimeout(() => {
        cancel()
        void ask()
      }, wait)
    },
  }
}
