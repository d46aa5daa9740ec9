import type { HttpClientLimits } from '../limits.ts'

/** Stops the calls of one kind while they fail, such as those for menus, and leaves the others alone. */
export interface KindBreakers {
  /**
   * Milliseconds until a call of a kind may be sent; 0 for one that may. While a kind fails one call in
   * `probeMs` may: it asks whether the kind works again.
   */
  msUntilCall(kind: string): number
  /** To be called when a call is sent. */
  recordCall(kind: string): void
  recordFailure(kind: string): void
  recordSuccess(kind: string): void
  /** Lets calls of all kinds be sent again. */
  clear(): void
  /** The kinds whose calls are stopped. */
  open(): readonly string[]
}

interface KindState {
  readonly failures: number[]
  /** When the next call may be sent, on the monotonic clock; undefined while all may. */
  callAt: number | undefined
}

interface KindBreakersOptions {
  readonly limits: Pick<HttpClientLimits, 'breakerFailures' | 'breakerWindowMs' | 'probeMs'>
  /** Returns a number from 0 to 1. */
  readonly random: () => number
}

/**
 * Creates breakers that open after `breakerFailures` failures in a row of one kind within `breakerWindowMs`. No
 * call is made up as a probe: one that somebody needs serves as well.
 */
export function createKindBreakers({ limits, random }: KindBreakersOptions): KindBreakers {
  const kinds = new Map<string, KindState>()
  const nextCall = () => performance.now() + limits.probeMs * (0.8 + 0.4 * random())
  return {
    msUntilCall(kind) {
      const { callAt = 0 } = kinds.get(kind) ?? {}
      return Math.max(0, callAt - performance.now())
    },
    recordCall(kind) {
      const state = kinds.get(kind)
      if (state?.callAt !== undefined) state.callAt = nextCall()
    },
    recordFailure(kind) {
      const state = kinds.get(kind) ?? { failures: [], callAt: undefined }
      kinds.set(kind, state)
      const now = performance.now()
      state.failures.push(now)
      while (now - (state.failures[0] ?? now) > limits.breakerWindowMs) state.failures.shift()
      if (state.failures.length >= limits.breakerFailures) state.callAt ??= nextCall()
    },
    recordSuccess: (kind) => void kinds.delete(kind),
    clear: () => kinds.clear(),
    open: () => [...kinds].flatMap(([kind, { callAt }]) => (callAt === undefined ? [] : [kind])),
  }
}
