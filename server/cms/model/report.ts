import type { Logger } from 'pino'

/** Most problems that are logged: content can have any number of them. */
const mostProblems = 1000

/** Makes a logger of problems that logs each of them once, however often it is met. */
export function createReport(
  logger: Pick<Logger, 'warn'>,
  message = 'Content has a problem',
): (problem: string) => void {
  const reported = new Set<string>()
  return (problem) => {
    if (reported.has(problem) || reported.size >= mostProblems) return
    reported.add(problem)
    logger.warn({ problem }, message)
  }
}
