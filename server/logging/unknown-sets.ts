import type { Logger } from 'pino'

/** Reports sets (Statamic's word for blocks of a page) that this site has no block for and does not show. */
export interface UnknownSets {
  /**
   * Reports a set.
   * @param page path of the page
   * @param set type of the set, as the project of the content names it
   */
  report(page: string, set: string): void
  /** Number of sets reported since the start, each once per page; at most `maxReports`. */
  count(): number
}

/** Maximum number of reported sets. Further ones are neither counted nor logged. */
export const maxReports = 1_000

/** Creates the reports, which log each set once per page. */
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
