import { CmsError } from './cms-error.ts'
import type { UpstreamLimits } from './limits.ts'

export interface Deadline {
  /** Aborts with the CmsError `timeout` that says which limit it was. */
  readonly signal: AbortSignal
  /** The head of the answer is there: from here on only the total counts. */
  answered(): void
  end(): void
}

/** Two clocks of a call: until the answer begins, and until it ends, however slowly it drips (Z5, Z9, L6). */
export function createDeadline({
  firstByteMs,
  totalMs,
}: Pick<UpstreamLimits, 'firstByteMs' | 'totalMs'>): Deadline {
  const controller = new AbortController()
  const after = (ms: number, what: string) =>
    setTimeout(
      () => controller.abort(new CmsError('timeout', `The content system did not ${what} within ${ms} ms`)),
      ms,
    )
  const first = after(firstByteMs, 'answer')
  const total = after(totalMs, 'finish its answer')
  return {
    signal: controller.signal,
    answered: () => clearTimeout(first),
    end: () => {
      clearTimeout(first)
      clearTimeout(total)
    },
  }
}
