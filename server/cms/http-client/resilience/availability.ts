import type { Logger } from 'pino'
import { CmsError } from '../cms-error.ts'
import { isOutage } from '../errors/connection-error.ts'
import { createFaultReporter } from '../errors/fault-reporter.ts'
import type { HttpClientState } from '../http-client.ts'
import type { HttpClientLimits } from '../limits.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createKindBreakers } from './kind-breakers.ts'

/**
 * Tracks whether the content system is available: joins the circuit breaker, the pause after a 429, the log
 * of faults, and the callbacks for the recovery of the system.
 */
export interface Availability {
  /**
   * @param kind what a call asks for: while one kind fails, calls of others are sent
   * @throws CmsError `open` while the breaker is open, `limited` during the pause after a 429
   */
  assertAvailable(kind: string): void
  /** Records that a call is sent. */
  recordCall(kind: string): void
  /** The check for a probe, which is sent while the breaker is open. @throws CmsError `limited` */
  assertNotRateLimited(): void
  /** Records a call that shows that the system works, and its kind. */
  recordSuccess(kind: string): void
  /**
   * Records a failed call.
   * @param url the address of the call, for the log
   */
  recordFailure(error: CmsError, kind: string, url: string): void
  /** Whether the system is available at the moment. */
  state(): HttpClientState
  /** Calls back after an outage, at most once in `probeMs`. Returns the function that unsubscribes. */
  onRecover(recovered: () => void): () => void
  /** Stops the probes and removes all callbacks. */
  close(): void
}

interface AvailabilityOptions {
  readonly limits: HttpClientLimits
  readonly logger: Pick<Logger, 'info' | 'error'>
  /** Host of `CMS_URL`. */
  readonly host: string
  /** Sends a cheap request, whose outcome is recorded like that of every call. */
  readonly probe: () => Promise<unknown>
  /** Returns a number from 0 to 1. */
  readonly random: () => number
}

/** Faults of the way to the system, or of all of it, whatever is asked for. */
const systemFaults: ReadonlySet<CmsError['fault']> = new Set(['unreachable', 'tls', 'unauthorised'])
const isSystemFault = ({ fault }: CmsError): boolean => systemFaults.has(fault)

/** Whole seconds, rounded up. */
const inSeconds = (ms: number): number => Math.ceil(ms / 1000)

/** Creates the record of one system's availability, with its circuit breaker. */
export function createAvailability({
  limits,
  logger,
  host,
  probe,
  random,
}: AvailabilityOptions): Availability {
  const breaker = createCircuitBreaker({ limits, probe, random })
  const kinds = createKindBreakers({ limits, random })
  /** The kinds that failed since the last success of any. */
  const failing = new Set<string>()
  const report = createFaultReporter({ logger, host })
  const listeners = new Set<() => void>()
  const status = {
    ok: true,
    isOutage: false,
    reason: '',
    limitedUntil: 0,
    timer: undefined as NodeJS.Timeout | undefined,
    recoveryToldAt: Number.NEGATIVE_INFINITY,
  }

  function checkLimit(): void {
    const ms = status.limitedUntil - performance.now()
    if (ms <= 0) return
    const retryAfter = inSeconds(ms)
    throw new CmsError('limited', `The content system limits the number of calls: none for ${retryAfter} s`, {
      status: 429,
      retryAfter,
    })
  }

  function checkBreaker(): void {
    if (!breaker.isOpen()) return
    throw new CmsError('open', `The content system is not asked for the moment: ${status.reason}`, {
      retryAfter: Math.max(1, inSeconds(breaker.msUntilProbe())),
    })
  }

  function checkKind(kind: string): void {
    const ms = kinds.msUntilCall(kind)
    if (ms <= 0) return
    throw new CmsError(
      'open',
      `The content system is not asked for ${kind} for the moment: ${status.reason}`,
      {
        retryAfter: Math.max(1, inSeconds(ms)),
      },
    )
  }

  /**
   * Asks whether the system takes calls again. Nobody else may for a while, as all that is needed is kept: the
   * site would go on to tell of a fault that is over.
   */
  function probeAfter(pause: number): void {
    clearTimeout(status.timer)
    const delay = Math.max(pause, limits.probeMs * (0.8 + 0.4 * random()))
    status.timer = setTimeout(() => {
      // While the breaker is open it asks itself. Who sends the call reports its failure.
      if (!status.ok && !breaker.isOpen()) probe().catch(() => probeAfter(0))
    }, delay).unref()
  }

  /** A kind that fails alone stops its own calls; a system that cannot be reached, or fails in all, stops all. */
  function countFailure(error: CmsError, kind: string): void {
    if (error.fault === 'limited') {
      const pause = (error.retryAfter ?? 0) * 1000
      status.limitedUntil = performance.now() + pause
      probeAfter(pause)
      return
    }
    failing.add(kind)
    kinds.recordFailure(kind)
    if (failing.size > 1 || isSystemFault(error)) breaker.recordFailure()
  }

  /**
   * Calls the listeners, at most once in `probeMs`: they load everything again, which may fail again. Without
   * this limit a system that refuses only some connections would be called without pause.
   */
  function notifyRecovery(): void {
    const now = performance.now()
    if (now - status.recoveryToldAt < limits.probeMs) return
    status.recoveryToldAt = now
    for (const recovered of [...listeners]) recovered()
  }

  return {
    assertAvailable: (kind) => {
      checkLimit()
      checkBreaker()
      checkKind(kind)
    },
    recordCall: kinds.recordCall,
    assertNotRateLimited: checkLimit,
    recordFailure: (error, kind, url) => {
      status.ok = false
      status.reason = error.message
      status.isOutage ||= isOutage(error)
      report.recordFailure(error, url)
      countFailure(error, kind)
    },
    recordSuccess: (kind) => {
      // Only the first success after an outage of the whole system, or with the breaker open, is a recovery:
      // while some addresses fail and others work, each success would load all content again.
      const isRecovery = status.isOutage || breaker.isOpen()
      Object.assign(status, { ok: true, isOutage: false })
      breaker.recordSuccess()
      // What failed with the whole system works with it again.
      if (isRecovery) kinds.clear()
      kinds.recordSuccess(kind)
      failing.clear()
      report.recordSuccess()
      if (isRecovery) notifyRecovery()
    },
    state: () => {
      const openKinds = kinds.open()
      return { ok: status.ok, open: breaker.isOpen(), ...(openKinds.length > 0 && { openKinds }) }
    },
    onRecover: (recovered) => {
      const listener = () => recovered()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      clearTimeout(status.timer)
      breaker.close()
      listeners.clear()
    },
  }
}
