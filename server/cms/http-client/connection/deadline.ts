import { EventEmitter } from 'node:events'
import { CmsError } from '../cms-error.ts'
import type { HttpClientLimits } from '../limits.ts'

/** Less than an abort signal of the platform, which costs more than the rest of a call's bookkeeping. */
export type DeadlineSignal = EventEmitter & {
  readonly aborted: boolean
  readonly reason: CmsError | undefined
}

export interface Deadline {
  /** Aborts with the CmsError `timeout` that says which limit it was. */
  readonly signal: DeadlineSignal
  /** The head of the answer is there: from here on only the total counts. */
  headReceived(): void
  clear(): void
}

/** Two clocks of a call: until the answer begins, and until it ends, however slowly it drips (Z5, Z9, L6). */
export function createDeadline({
  firstByteMs,
  totalMs,
}: Pick<HttpClientLimits, 'firstByteMs' | 'totalMs'>): Deadline {
  const state: { aborted: boolean; reason: CmsError | undefined } = { aborted: false, reason: undefined }
  const signal = Object.assign(new EventEmitter(), state)
  const after = (ms: number, what: string) =>
    setTimeout(() => {
      if (signal.aborted) return
      const reason = new CmsError('timeout', `The content system did not ${what} within ${ms} ms`)
      Object.assign(signal, { aborted: true, reason })
      signal.emit('abort')
    }, ms)
  const first = after(firstByteMs, 'answer')
  const total = after(totalMs, 'finish its answer')
  return {
    signal,
    headReceived: () => clearTimeout(first),
    clear: () => {
      clearTimeout(first)
      clearTimeout(total)
    },
  }
}
