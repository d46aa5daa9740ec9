import type { Logger } from 'pino'

/** Bounds the log and the memory: content can have any number of problems. */
const maxProblems = 1000

/**
 * Creates a function that logs a problem of the content as a warning the first time, and ignores it after
 * that.
 */
export function createReport(
  logger: Pick<Logger, 'warn'>,
  message = 'Content has a problem',
): (problem: string) => void {
  const reported = new Set<string>()
  return (problem) => {
    if (reported.has(problem) || reported.size >= maxProblems) return
    reported.add(problem)
    logger.warn({ problem }, message)
  }
}
