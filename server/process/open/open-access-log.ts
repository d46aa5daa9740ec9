import type { Logger } from 'pino'
import type { Frontend } from '../../builds/frontend.ts'
import type { Config } from '../../config/config.ts'
import { createAccessLog, type WriteAccessLog } from '../../logging/access-log.ts'
import type { LogTotals } from '../../logging/log-totals.ts'
import type { Metrics } from '../../metrics/metrics.ts'

interface AccessLogOptions {
  readonly config: Pick<Config, 'logSampling'>
  readonly logger: Logger
  readonly frontend: Pick<Frontend, 'buildId'>
  readonly logTotals: LogTotals | undefined
  readonly metrics: Metrics | undefined
  readonly countMissed: (write: WriteAccessLog) => WriteAccessLog
}

/** Creates the writer of the access log. Those who count requests are told of every one, logged or not. */
export function openAccessLog(options: AccessLogOptions): WriteAccessLog {
  const { config, logger, frontend, logTotals, metrics, countMissed } = options
  const write = createAccessLog(logger, {
    ...{ buildId: frontend.buildId, leavesFloods: config.logSampling, totals: logTotals },
  })
  return countMissed(metrics?.countRequests(write) ?? write)
}
