import { whenVisible } from '../lifecycle/when-visible.ts'

/** Minimum milliseconds between a request and a later one that an event causes. */
const throttle = 60_000

/** Sends requests for the build that the server runs, one at a time. */
export interface PollScheduler {
  /**
   * Sends a request, in a hidden tab once it is visible, unless one is under way or scheduled by `pollIn`.
   */
  readonly poll: () => Promise<void>
  /** Does the same as `poll`, unless a request was sent within the last minute. */
  readonly pollThrottled: () => void
  /**
   * Sends the next request after `delay` milliseconds, and none before: two responses confirm each other only
   * with some time between them.
   */
  readonly pollIn: (delay: number) => void
  /** Cancels the request that `pollIn` has scheduled. */
  readonly cancel: () => void
}

/**
 * Creates the scheduler of requests for the latest build.
 * @param send sends one request and handles its response; never rejects
 */
export function createPollScheduler(send: () => Promise<void>): PollScheduler {
  let lastPoll = Number.NEGATIVE_INFINITY
  let isPolling = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }

  const poll = async (): Promise<void> => {
    if (isPolling || timer !== undefined) return
    isPolling = true
    await whenVisible()
    lastPoll = performance.now()
    await send()
    isPolling = false
  }

  return {
    poll,
    cancel,
    pollThrottled: () => {
      if (performance.now() - lastPoll >= throttle) void poll()
    },
    pollIn: (delay) => {
      cancel()
      timer = setTimeout(() => {
        cancel()
        void poll()
      }, delay)
    },
  }
}
