/** Limits the time of a call to the content system. */
import { EventEmitter } from 'node:events'
import { CmsError } from '../cms-error.ts'
import type { HttpClientLimits } from '../limits.ts'

/**
 * Tells that a call has to end, by the event `abort`. It replaces `AbortSignal`, which costs more time than
 * all other bookkeeping of a call.
 */
export type DeadlineSignal = EventEmitter & {
  readonly aborted: boolean
  readonly reason: CmsError | undefined
}

/** The running time limits of one call. */
export interface Deadline {
  /** Emits `abort` at a limit; its reason is a CmsError `timeout` that names the limit. */
  readonly signal: DeadlineSignal
  /** Stops the timer of the first byte: only the limit for the whole response still runs. */
  headReceived(): void
  /** Stops both timers. */
  clear(): void
}

/**
 * Starts the two time limits of a call, in milliseconds: until the response begins, and until its last byte,
 * so that a system that sends one byte at a time cannot hold a call open.
 */
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
