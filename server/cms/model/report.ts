import type { Logger } from 'pino'

/** Most problems that are logged: content can have any number of them. */
const most = 1000

/** Makes a logger of problems that logs each of them once, however often it is met. */
export function createReport(
  logger: Pick<Logger, 'warn'>,
  message = 'Content has a problem',
): (problem: string) => void {
  const told = new Set<string>()
  return (problem) => {
    if (told.has(problem) || told.size >= most) return
    told.add(problem)
    logger.warn({ problem }, message)
  }
}
