import type { HttpClientLimits } from '../limits.ts'

/** Stops calls to a system that keeps failing (the circuit breaker pattern). */
export interface CircuitBreaker {
  /** Whether the breaker is open: then only probes may be sent. */
  isOpen(): boolean
  /** Milliseconds until the next probe; 0 while closed. */
  msUntilProbe(): number
  recordFailure(): void
  recordSuccess(): void
  /** Stops the probes. */
  close(): void
}

interface CircuitBreakerOptions {
  readonly limits: Pick<HttpClientLimits, 'breakerFailures' | 'breakerWindowMs' | 'probeMs'>
  /** Sends a cheap request, whose outcome is recorded like that of every call. */
  readonly probe: () => Promise<unknown>
  /** Returns a number from 0 to 1. */
  readonly random: () => number
}

/**
 * Creates a circuit breaker that opens after `breakerFailures` failures in a row within `breakerWindowMs`.
 * While it is open, it sends one probe about every `probeMs`; the first success closes it. The interval
 * varies at random by a fifth, so that several instances of this server do not probe at the same moment.
 */
export function createCircuitBreaker({ limits, probe, random }: CircuitBreakerOptions): CircuitBreaker {
  const failures: number[] = []
  const state: { timer?: NodeJS.Timeout | undefined; probeAt: number; isOpen: boolean } = {
    probeAt: 0,
    isOpen: false,
  }

  function schedule(): void {
    const delay = limits.probeMs * (0.8 + 0.4 * random())
    state.probeAt = performance.now() + delay
    state.timer = setTimeout(() => void sendProbe(), delay)
    state.timer.unref()
  }

  async function sendProbe(): Promise<void> {
    // The sender of the probe reports its failure.
    await probe().catch(() => {})
    if (state.isOpen) schedule()
  }

  function close(): void {
    clearTimeout(state.timer)
    state.isOpen = false
    failures.length = 0
  }

  function failed(): void {
    const now = performance.now()
    failures.push(now)
    const isTooOld = (at: number | undefined) => at !== undefined && now - at > limits.breakerWindowMs
    while (isTooOld(failures[0])) failures.shift()
    if (state.isOpen || failures.length < limits.breakerFailures) return
    state.isOpen = true
    schedule()
  }

  return {
    isOpen: () => state.isOpen,
    msUntilProbe: () => (state.isOpen ? Math.max(0, state.probeAt - performance.now()) : 0),
    recordFailure: failed,
    recordSuccess: close,
    close,
  }
}
