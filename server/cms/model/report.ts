import type { Logger } from 'pino'

/** Problems that are remembered. Content can make any number of them. */
const most = 1000

/** Tells each problem once, however often it is met and however often content is loaded. */
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
