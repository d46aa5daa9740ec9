import type { Logger } from 'pino'
import type { CmsError } from '../cms-error.ts'

/**
 * Milliseconds in which the same fault is not told again: one bad address among good ones would fill the log.
 */
const quietMs = 60_000
/** Milliseconds after which a fault that nobody met is over: where only forms are sent, no answer says so. */
const forgottenMs = 3_600_000

export interface FaultReporter {
  recordFailure(error: CmsError, url: string): void
  recordSuccess(): void
}

interface FaultReporterOptions {
  readonly logger: Pick<Logger, 'info' | 'error'>
  readonly host: string
}

/**
 * Tells once when a fault begins or becomes another one, and once when it is over, however many calls fail
 * (Z40).
 */
export function createFaultReporter({ logger, host }: FaultReporterOptions): FaultReporter {
  const told = new Map<string, number>()
  const current: { kind?: string | undefined; metAt: number } = { metAt: 0 }

  const isQuiet = (kind: string): boolean => performance.now() - (told.get(kind) ?? -quietMs) < quietMs

  /** Whether it is the fault that was told last, and goes on. */
  function goesOn(kind: string): boolean {
    const now = performance.now()
    const isOn = kind === current.kind && now - current.metAt < forgottenMs
    if (kind === current.kind) current.metAt = now
    return isOn
  }

  return {
    recordFailure: (error, url) => {
      const kind = `${error.fault} ${error.status ?? ''}`
      if (goesOn(kind) || isQuiet(kind)) return
      told.set(kind, performance.now())
      Object.assign(current, { kind, metAt: performance.now() })
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
