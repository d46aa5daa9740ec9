import { CmsError, type CmsFault } from '../cms-error.ts'

const ofConnections: ReadonlySet<CmsFault> = new Set(['unreachable', 'timeout', 'tls'])

/** Whether a file that could not be fetched may be had soon: the system was down or busy. */
export const isPassing = (err: unknown): boolean =>
  err instanceof CmsError &&
  (err.status === undefined ? ofConnections.has(err.fault) : err.status >= 500 || err.status === 429)
