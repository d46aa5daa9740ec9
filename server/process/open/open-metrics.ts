import type { Logger } from 'pino'
import type { CallHooks } from '../../cms/http-client/call-hooks.ts'
import type { Config } from '../../config/config.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Traces } from '../../tracing/traces.ts'

/** Creates the metrics where a port is set for them. Their code is loaded then alone. */
export async function openMetrics(
  { metrics }: Pick<Config, 'metrics'>,
  logger: Pick<Logger, 'warn'>,
): Promise<Metrics | undefined> {
  if (!metrics) return undefined
  const { createMetrics } = await import('../../metrics/create-metrics.ts')
  return createMetrics(logger)
}

/** What is added to calls to the content system, and counted of them. */
export const callHooks = (traces: Traces, metrics: Metrics | undefined): CallHooks => ({
  headers: traces.headers,
  called: metrics?.called,
})
