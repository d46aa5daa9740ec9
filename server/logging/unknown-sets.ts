import type { Logger } from 'pino'

/** Sets of the content that no block shows. */
export interface UnknownSets {
  /** @param page its path, @param set its type, as an editor's project names it */
  report(page: string, set: string): void
  /** Different sets reported since the start, each once per page. At `maxReports` it stays. */
  count(): number
}

/** More are neither remembered nor logged: who made so many knows. */
export const maxReports = 1_000

/** Says once per page and set that a set renders nothing. */
export function createUnknownSets(logger: Pick<Logger, 'warn'>): UnknownSets {
  const known = new Set<string>()
  return {
    report(page, type) {
      const set = type.slice(0, 80)
      const key = JSON.stringify([page, set])
      if (known.has(key) || known.size >= maxReports) return
      known.add(key)
      logger.warn({ page, set }, 'A set of this page has no block')
    },
    count: () => known.size,
  }
}
