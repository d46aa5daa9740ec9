import type { Logger } from 'pino'

/** Maximum number of problems that are logged and remembered: content can have any number. */
const maxProblems = 1000

/**
 * Creates a function that logs a problem of the content as a warning the first time, and not again. After
 * 1000 different problems it logs no more.
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
