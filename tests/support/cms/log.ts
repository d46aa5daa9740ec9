/** The log of tests that talk to a content system. */
import { createLogger } from '../../../server/logging/logger.ts'
import { report } from '../reports.ts'
import type { LogLine } from '../test-deps.ts'

const textOf = ({ msg, problem, err }: LogLine): string =>
  [msg, problem, (err as { message?: string } | undefined)?.message].filter(Boolean).join(': ')

/** A log of every level into a list: warnings and errors have to be expected with `expectLog`. */
export function createTestLogger(logs: LogLine[]) {
  const write = (text: string) => {
    const line: LogLine = JSON.parse(text)
    logs.push(line)
    if (line.level >= 40) report('log', line.level >= 50 ? 'error' : 'warn', textOf(line))
  }
  return createLogger('trace', { write })
}
