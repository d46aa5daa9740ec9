import type { Logger } from 'pino'
import { CmsError } from './http-client/cms-error.ts'

/** Losses that the site can bear are logged when they begin, not for every visitor who meets them. */
export interface FaultLog {
  /** `what` names the loss; the same one is logged again only after it `passed`. */
  failed(what: string, err: unknown, message: string): void
  passed(what: string): void
}

/** What the content system does wrong is told in full where it is called. */
const causeOf = (err: unknown) => (err instanceof CmsError ? { fault: err.fault } : { err })

/** A log of losses by name. Names come from the code and its languages: there are few. */
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
