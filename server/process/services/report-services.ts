import type { ContentSource } from '../../cms/source.ts'
import type { Deps } from '../../deps.ts'
import type { WriteAccessLog } from '../../logging/access-log.ts'
import type { MetricRegistry } from '../../metrics/metrics.ts'
import { collectReport } from '../../reports/collect.ts'
import { createMissedAddresses } from '../../reports/not-found/missed-addresses.ts'
import { createReports } from '../../reports/reports.ts'

/** Registers the totals of the last report; before the first there are none. */
export function measureReports({ gauge }: MetricRegistry, { reports }: Pick<Deps, 'reports'>): void {
  if (!reports) return
  gauge({
    name: 'triptych_report_findings',
    help: 'Findings of the last report, by section.',
    labels: ['section'],
    read: () => reports.last()?.sections.map(({ section, total }) => ({ labels: { section }, value: total })),
  })
  gauge({
    name: 'triptych_report_coverage_ratio',
    help: 'What a language has of what is expected of it, by the last report: 1 is all.',
    labels: ['locale', 'kind'],
    read: () =>
      reports
        .last()
        ?.coverage.flatMap(({ locale, kind, covered, total }) =>
          total === 0 ? [] : { labels: { locale, kind }, value: covered / total },
        ),
  })
  gauge({
    name: 'triptych_report_timestamp_seconds',
    help: 'When the last report was made, in seconds since 1970.',
    read: () => {
      const madeAt = reports.last()?.madeAt
      return madeAt === undefined ? undefined : Date.parse(madeAt) / 1000
    },
  })
}

type ReportDeps = Pick<
  Deps,
  'languages' | 'config' | 'rules' | 'siteMessages' | 'redirects' | 'siteLanguages' | 'scheduler' | 'logger'
>

interface ReportServices extends Pick<Deps, 'reports'> {
  /** Wraps the writer of the access log, to count what is asked for in vain. */
  readonly countMissed: (write: WriteAccessLog) => WriteAccessLog
}

/**
 * Creates the reports, which read all of the content in the background; without a secret for them nothing is
 * counted and nothing read.
 * @param content untracked: no page depends on it
 */
export function createReportServices(
  { rules, siteMessages, scheduler, logger, ...deps }: ReportDeps,
  content: ContentSource,
): ReportServices {
  if (!deps.config.reportsSecret) return { reports: undefined, countMissed: (write) => write }
  const missed = createMissedAddresses()
  const reports = createReports({
    collect: (signal) =>
      collectReport({
        ...{ ...deps, content, rules: rules(), messages: siteMessages, missed: missed.list() },
        step: scheduler.createPacedWork(signal).step,
        now: Date.now(),
      }),
    onChange: content.onChange,
    log: (done) => logger.info(done, 'A report was made'),
  })
  return { reports, countMissed: missed.count }
}
