import type { Logger } from 'pino'

/** Reports sets of the content for which this site has no block, and which therefore show nothing. */
export interface UnknownSets {
  /** @param page its path, @param set its type, as an editor's project names it */
  report(page: string, set: string): void
  /** Number of sets reported since the start, each once per page; at most `maxReports`. */
  count(): number
}

/** Further sets are neither counted nor logged: an editor who made so many knows. */
export const maxReports = 1_000

/** Reports each set once per page. */
export function createUnknownSets(logger: Pick<Logger, 'warn'>): UnknownSets {
  const reported = new Set<string>()
  return {
    report(page, type) {
      const set = type.slice(0, 80)
      const key = JSON.stringify([page, set])
      if (reported.has(key) || reported.size >= maxReports) return
      reported.add(key)
      logger.warn({ page, set }, 'A set of this page has no block')
    },
    count: () => reported.size,
  }
}
