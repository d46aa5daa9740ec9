import { Counter, Histogram, type Registry } from 'prom-client'
import type { AccessLogEntry, WriteAccessLog } from '../logging/access-log.ts'
import { formOutcome, routeLabel } from './request-labels.ts'

/** Bounds in seconds: a file from memory takes less than the first, a page that is made some of the others. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What requests with the same labels have in common. */
interface Series {
  requests(): void
  duration(seconds: number): void
  bytes(count: number): void
}

/**
 * Returns the function that wraps the writer of the access log, which every answer passes, and counts it.
 * Finding a series by its labels takes longer than counting; the few there are, are kept by their names.
 */
export function createRequestCounter(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'triptych_http_requests_total',
    help: 'Answered requests, by route, language, status and result of the page cache.',
    labelNames: ['route', 'locale', 'class', 'code', 'cache'],
    registers,
  })
  const durations = new Histogram({
    name: 'triptych_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer, by route and result of the page cache.',
    labelNames: ['route', 'cache'],
    buckets,
    registers,
  })
  const bytes = new Counter({
    name: 'triptych_http_response_bytes_total',
    help: 'Bytes of the bodies of answers, by route.',
    labelNames: ['route'],
    registers,
  })
  const aborted = new Counter({
    name: 'triptych_http_requests_aborted_total',
    help: 'Requests whose client left before the end of the answer.',
    registers,
  })
  const forms = new Counter({
    name: 'triptych_forms_total',
    help: 'Forms that visitors sent, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const known = new Map<string, Series>()

  function createSeries(route: string, { locale = 'none', status, cache }: AccessLogEntry): Series {
    const code = String(status)
    const counted = requests.labels({ route, locale, class: `${code[0]}xx`, code, cache })
    const timed = durations.labels({ route, cache })
    const sent = bytes.labels({ route })
    return {
      requests: () => counted.inc(),
      duration: (seconds) => timed.observe(seconds),
      bytes: (count) => sent.inc(count),
    }
  }

  function seriesOf(entry: AccessLogEntry): Series {
    const route = routeLabel(entry)
    const key = `${route} ${entry.locale} ${entry.status} ${entry.cache}`
    const found = known.get(key)
    if (found) return found
    const series = createSeries(route, entry)
    known.set(key, series)
    return series
  }

  function count(entry: AccessLogEntry): void {
    const series = seriesOf(entry)
    series.requests()
    series.duration(entry.ms / 1000)
    series.bytes(entry.method === 'HEAD' ? 0 : entry.bytes)
    if (entry.aborted) aborted.inc()
    const outcome = formOutcome(entry)
    if (outcome) forms.inc({ outcome })
  }

  return (write: WriteAccessLog): WriteAccessLog =>
    (entry) => {
      count(entry)
      write(entry)
    }
}
