import type { Logger } from 'pino'
import { CmsError } from './http-client/cms-error.ts'

/** Logs a failure that the site survives when the failure begins, and not for every request that meets it. */
export interface FaultLog {
  /**
   * Logs a failure as an error; while it lasts, further calls are logged for debugging only.
   * @param what name of the failed part, such as a language
   */
  failed(what: string, err: unknown, message: string): void
  /** Records that the part works again, so that its next failure is logged as an error. */
  passed(what: string): void
}

/** The fault alone for an error of the content system, which the HTTP client has logged in full. */
const causeOf = (err: unknown) => (err instanceof CmsError ? { fault: err.fault } : { err })

/** Creates a log of failures by name. Names come from the code and its languages, so there are few. */
export function createFaultLog(logger: Pick<Logger, 'error' | 'debug'>): FaultLog {
  const lasting = new Set<string>()
  return {
    failed(what, err, message) {
      const isNew = !lasting.has(what)
      lasting.add(what)
      logger[isNew ? 'error' : 'debug']({ ...causeOf(err), what }, message)
    },
    passed: (what) => void lasting.delete(what),
  }
}
