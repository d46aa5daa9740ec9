import type { Logger } from 'pino'
import { createBreaker } from './breaker.ts'
import { CmsError } from './cms-error.ts'
import { isOutage } from './connection-faults.ts'
import type { UpstreamState } from './http-client.ts'
import type { UpstreamLimits } from './limits.ts'
import { createFaultReport } from './report.ts'

/** Knows how the system is, lets calls leave or not, and tells the log and others when that changes. */
export interface Guard {
  /** @throws CmsError `open`, `limited` */
  admit(): void
  /** @throws CmsError `limited` */
  admitProbe(): void
  answered(): void
  failed(error: CmsError, url: string): void
  state(): UpstreamState
  onRecover(recovered: () => void): () => void
  close(): void
}

interface Options {
  readonly limits: UpstreamLimits
  readonly logger: Pick<Logger, 'info' | 'error'>
  readonly host: string
  readonly probe: () => Promise<unknown>
  readonly random: () => number
}

const inSeconds = (ms: number): number => Math.ceil(ms / 1000)

export function createGuard({ limits, logger, host, probe, random }: Options): Guard {
  const breaker = createBreaker({ limits, probe, random })
  const report = createFaultReport({ logger, host })
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
      retryAfter: Math.max(1, inSeconds(breaker.untilProbe())),
    })
  }

  function count(error: CmsError): void {
    if (error.fault === 'limited') known.limitedUntil = performance.now() + (error.retryAfter ?? 0) * 1000
    else breaker.failed()
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
    admit: () => {
      checkLimit()
      checkBreaker()
    },
    admitProbe: checkLimit,
    failed: (error, url) => {
      known.ok = false
      known.reason = error.message
      known.isOutage ||= isOutage(error)
      report.failed(error, url)
      count(error)
    },
    answered: () => {
      // One address that fails among others that work is no outage: calling that a recovery would load
      // everything again each time.
      const isRecovery = known.isOutage || breaker.isOpen()
      Object.assign(known, { ok: true, isOutage: false })
      breaker.succeeded()
      report.answered()
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
