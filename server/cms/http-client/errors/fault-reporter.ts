/** Logs faults of the content system once, when they begin and when they end. */
import type { Logger } from 'pino'
import type { CmsError } from '../cms-error.ts'

/**
 * Milliseconds in which the same fault is not logged again. While one address fails and others work, the
 * fault begins and ends with every call, which would fill the log.
 */
const quietMs = 60_000
/**
 * Milliseconds after which a fault that did not occur again counts as over. Where the system only receives
 * forms, no successful response ever ends it.
 */
const forgetMs = 3_600_000

/** Writes the faults of the content system into the log. */
export interface FaultReporter {
  /**
   * Logs a failed call, unless its fault lasts since it was logged, or was logged within the last minute.
   * @param url the address of the call
   */
  recordFailure(error: CmsError, url: string): void
  /** Logs that the fault is over, if one was logged. */
  recordSuccess(): void
}

interface FaultReporterOptions {
  readonly logger: Pick<Logger, 'info' | 'error'>
  /** Host of `CMS_URL`. */
  readonly host: string
}

/**
 * Creates a reporter that logs one line when a fault begins or changes into another one, and one line when it
 * is over, however many calls fail in between.
 */
export function createFaultReporter({ logger, host }: FaultReporterOptions): FaultReporter {
  /** When each kind of fault was logged, in milliseconds of `performance.now()`. */
  const loggedAt = new Map<string, number>()
  const current: { kind?: string | undefined; seenAt: number } = { seenAt: 0 }

  const isQuiet = (kind: string): boolean => performance.now() - (loggedAt.get(kind) ?? -quietMs) < quietMs

  /** Whether the fault is the one that was logged last, and has not ended. Notes when it occurred. */
  function isOngoing(kind: string): boolean {
    const now = performance.now()
    const lasts = kind === current.kind && now - current.seenAt < forgetMs
    if (kind === current.kind) current.seenAt = now
    return lasts
  }

  return {
    recordFailure: (error, url) => {
      const kind = `${error.fault} ${error.status ?? ''}`
      if (isOngoing(kind) || isQuiet(kind)) return
      loggedAt.set(kind, performance.now())
      Object.assign(current, { kind, seenAt: performance.now() })
      const { fault, status, message } = error
      logger.error({ cms: { fault, status, host, url } }, message)
    },
    recordSuccess: () => {
      if (current.kind === undefined) return
      current.kind = undefined
      logger.info({ cms: { host } }, 'The content system answers again')
    },
  }
}
