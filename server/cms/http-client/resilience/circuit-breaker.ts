import type { HttpClientLimits } from '../limits.ts'

export interface CircuitBreaker {
  isOpen(): boolean
  /** Milliseconds until the next probe; 0 while closed. */
  msUntilProbe(): number
  recordFailure(): void
  recordSuccess(): void
  close(): void
}

interface CircuitBreakerOptions {
  readonly limits: Pick<HttpClientLimits, 'breakerFailures' | 'breakerWindowMs' | 'probeMs'>
  /** Asks the system something cheap, and tells `failed` or `succeeded` as every call does. */
  readonly probe: () => Promise<unknown>
  /** 0 to 1. */
  readonly random: () => number
}

/**
 * Opens after so many failures in a row within the window; while it is open, one probe at a time looks
 * whether the system answers again, and the first success closes it (Z2, Z12, Z40). Instances do not probe in
 * step.
 */
export function createCircuitBreaker({ limits, probe, random }: CircuitBreakerOptions): CircuitBreaker {
  const failures: number[] = []
  const open: { timer?: NodeJS.Timeout | undefined; probeAt: number; is: boolean } = { probeAt: 0, is: false }

  function schedule(): void {
    const delay = limits.probeMs * (0.8 + 0.4 * random())
    open.probeAt = performance.now() + delay
    open.timer = setTimeout(() => void look(), delay)
    open.timer.unref()
  }

  async function look(): Promise<void> {
    // A probe that fails has been reported where it was called; the next one tries again.
    await probe().catch(() => {})
    if (open.is) schedule()
  }

  function shut(): void {
    clearTimeout(open.timer)
    open.is = false
    failures.length = 0
  }

  function failed(): void {
    const now = performance.now()
    failures.push(now)
    const isPast = (at: number | undefined) => at !== undefined && now - at > limits.breakerWindowMs
    while (isPast(failures[0])) failures.shift()
    if (open.is || failures.length < limits.breakerFailures) return
    open.is = true
    schedule()
  }

  return {
    isOpen: () => open.is,
    msUntilProbe: () => (open.is ? Math.max(0, open.probeAt - performance.now()) : 0),
    recordFailure: failed,
    recordSuccess: shut,
    close: shut,
  }
}
