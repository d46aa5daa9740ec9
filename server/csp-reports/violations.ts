import type { Logger } from 'pino'
import { createRateLimit } from '../forms/rate-limit.ts'
import type { MetricRegistry, Sample } from '../metrics/metrics.ts'
import { type CspReport, readReports } from './read-reports.ts'

/** Why reports were not taken. */
type Reason = 'extension' | 'malformed' | 'limited' | 'busy'

/** What browsers told of. */
export interface Violations {
  /** Counts the reports of a body, and logs some of them. False for a body that is no report. */
  take(text: string): boolean
  /** Counts a body that was not read. */
  leave(reason: Reason): void
}

/** Lines of the log in a minute: whoever sends reports must not fill it. */
const maxLines = 10

/** Adds one to a total. */
const countIn = (totals: Map<string, number>, name: string, count = 1): void =>
  void totals.set(name, (totals.get(name) ?? 0) + count)

const samplesOf = (totals: ReadonlyMap<string, number>, label: string): readonly Sample[] =>
  [...totals].map(([name, value]) => ({ labels: { [label]: name }, value }))

/** Creates the place where all reports of browsers are counted. */
export function createViolations(
  logger: Pick<Logger, 'warn'>,
  metrics: MetricRegistry | undefined,
  now?: () => number,
): Violations {
  const [byDirective, left] = [new Map<string, number>(), new Map<string, number>()]
  const lines = createRateLimit({ perVisitor: maxLines, inAll: maxLines, ...(now && { now }) })
  metrics?.counter({
    name: 'triptych_csp_violations_total',
    help: 'What browsers refused on pages, as they report it, by directive.',
    labels: ['directive'],
    read: () => samplesOf(byDirective, 'directive'),
  })
  metrics?.counter({
    name: 'triptych_csp_reports_left_out_total',
    help: 'Reports of browsers that were not taken, by reason.',
    labels: ['reason'],
    read: () => samplesOf(left, 'reason'),
  })

  function note({ violations, ofExtensions }: CspReport): void {
    if (ofExtensions > 0) countIn(left, 'extension', ofExtensions)
    for (const violation of violations) {
      countIn(byDirective, violation.directive)
      if (lines.take('') === 0) logger.warn({ ...violation }, 'A browser refused what a page asks for')
    }
  }

  return {
    take(text) {
      const report = readReports(text)
      if (report) note(report)
      else countIn(left, 'malformed')
      return report !== undefined
    },
    leave: (reason) => countIn(left, reason),
  }
}
