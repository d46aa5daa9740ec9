import type { Logger } from 'pino'
import { CmsError } from '../cms-error.ts'
import { isOutage } from '../errors/connection-error.ts'
import { createFaultReporter } from '../errors/fault-reporter.ts'
import type { HttpClientState } from '../http-client.ts'
import type { HttpClientLimits } from '../limits.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

/** Knows how the system is, lets calls leave or not, and tells the log and others when that changes. */
export interface Availability {
  /** @throws CmsError `open`, `limited` */
  assertAvailable(): void
  /** @throws CmsError `limited` */
  assertNotRateLimited(): void
  recordSuccess(): void
  recordFailure(error: CmsError, url: string): void
  state(): HttpClientState
  onRecover(recovered: () => void): () => void
  close(): void
}

interface AvailabilityOptions {
  readonly limits: HttpClientLimits
  readonly logger: Pick<Logger, 'info' | 'error'>
  readonly host: string
  readonly probe: () => Promise<unknown>
  readonly random: () => number
}

const inSeconds = (ms: number): number => Math.ceil(ms / 1000)

export function createAvailability({
  limits,
  logger,
  host,
  probe,
  random,
}: AvailabilityOptions): Availability {
  const breaker = createCircuitBreaker({ limits, probe, random })
  const report = createFaultReporter({ logger, host })
  const listeners = new Set<() => void>()
  const known = { ok: true, isOutage: false, reason: '', limitedUntil: 0 }
  const told = { at: Number.NEGATIVE_INFINITY }

  function checkLimit(): void {
    const ms = known.limitedUntil - performance.now()
    if (ms <= 0) return
    const retryAfter = inSeconds(ms)
    throw new CmsError('limited', `The content system limits the number of calls: none for ${retryAfter} s`, {
      status: 429,
      retryAfter,
    })
  }

  function checkBreaker(): void {
    if (!breaker.isOpen()) return
    throw new CmsError('open', `The content system is not asked for the moment: ${known.reason}`, {
      retryAfter: Math.max(1, inSeconds(breaker.msUntilProbe())),
    })
  }

  function count(error: CmsError): void {
    if (error.fault === 'limited') known.limitedUntil = performance.now() + (error.retryAfter ?? 0) * 1000
    else breaker.recordFailure()
  }

  /**
   * Whoever listens loads everything anew, which may meet the next failure: a system that refuses some
   * connections and takes others would be called without pause.
   */
  function tellRecovery(): void {
    const now = performance.now()
    if (now - told.at < limits.probeMs) return
    told.at = now
    for (const recovered of [...listeners]) recovered()
  }

  return {
    assertAvailable: () => {
      checkLimit()
      checkBreaker()
    },
    assertNotRateLimited: checkLimit,
    recordFailure: (error, url) => {
      known.ok = false
      known.reason = error.message
      known.isOutage ||= isOutage(error)
      report.recordFailure(error, url)
      count(error)
    },
    recordSuccess: () => {
      // One address that fails among others that work is no outage: calling that a recovery would load
      // everything again each time.
      const isRecovery = known.isOutage || breaker.isOpen()
      Object.assign(known, { ok: true, isOutage: false })
      breaker.recordSuccess()
      report.recordSuccess()
      if (isRecovery) tellRecovery()
    },
    state: () => ({ ok: known.ok, open: breaker.isOpen() }),
    onRecover: (recovered) => {
      const listener = () => recovered()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      breaker.close()
      listeners.clear()
    },
  }
}
