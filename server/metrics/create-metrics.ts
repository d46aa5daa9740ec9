/** The metrics in Prometheus' text format. Imported only where a port for them is set. */
import type { Logger } from 'pino'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { ownAddresses } from '../addresses/own-addresses.ts'
import { createRequestCounter } from './count-requests.ts'
import type { MetricSource, Metrics } from './metrics.ts'
import { type AnswerMonitor, createMonitorServer } from './monitor-server.ts'

/** Bounds in seconds for what takes from a turn of the event loop to the time limit of a call. */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const renderBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Creates the metrics of one process, in a registry of their own, with those of Node. */
export function createMetrics(logger: Pick<Logger, 'warn'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const renders = new Histogram({
    name: 'triptych_render_duration_seconds',
    help: 'Time to load the content of a page, and to render it, by phase.',
    labelNames: ['phase'],
    buckets: renderBuckets,
    registers,
  })
  const calls = new Counter({
    name: 'triptych_cms_calls_total',
    help: 'Calls to the content system, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const callTimes = new Histogram({
    name: 'triptych_cms_call_duration_seconds',
    help: 'Time of a call to the content system, by kind.',
    labelNames: ['kind'],
    buckets: callBuckets,
    registers,
  })

  /** Adds a metric that is read when the metrics are asked for. One that cannot be read spoils no other. */
  function add(Kind: typeof Gauge | typeof Counter, { name, help, labels = [], read }: MetricSource): void {
    new Kind({
      ...{ name, help, labelNames: [...labels], registers },
      collect() {
        this.reset()
        try {
          const values = read()
          const samples = typeof values === 'number' ? [{ labels: {}, value: values }] : (values ?? [])
          // A counter at 0 after its reset has the total added, a gauge at 0 the value.
          for (const sample of samples) this.inc(sample.labels, sample.value)
        } catch (err) {
          logger.warn({ err, metric: name }, 'A metric could not be read')
        }
      },
    })
  }

  const readMetrics = async () => ({
    ...{ status: 200, contentType: registry.contentType },
    text: await registry.metrics(),
  })
  const answers = new Map<string, AnswerMonitor>([[ownAddresses.metrics.path, readMetrics]])
  const server = createMonitorServer(answers, logger)
  return {
    gauge: (source) => add(Gauge, source),
    counter: (source) => add(Counter, source),
    countRequests: createRequestCounter(registry),
    rendered({ content, render }) {
      renders.observe({ phase: 'content' }, content / 1000)
      renders.observe({ phase: 'render' }, render / 1000)
    },
    called({ kind, outcome, ms }) {
      calls.inc({ kind, outcome })
      if (ms !== undefined) callTimes.observe({ kind }, ms / 1000)
    },
    answer(more) {
      for (const [path, read] of more) answers.set(path, read)
    },
    server,
    close: () =>
      new Promise((resolve) => {
        registry.clear()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
