/** The metrics of what the process is connected to: content system, caches in front, Redis, the log. */
import type { HttpClient } from '../cms/http-client/http-client.ts'
import type { Deps } from '../deps.ts'
import type { LogTotals } from '../logging/log-totals.ts'
import type { MetricRegistry, Sample } from '../metrics/metrics.ts'

/** Registers what the client for the content system knows. */
export function measureCalls(
  { gauge }: MetricRegistry,
  { state, load }: Pick<HttpClient, 'state' | 'load'>,
): void {
  gauge({
    name: 'triptych_cms_available',
    help: '0 from the first failed call to the content system until the next that succeeds.',
    read: () => Number(state().ok),
  })
  gauge({
    name: 'triptych_cms_breaker_open',
    help: '1 while the circuit breaker lets only probes through to the content system.',
    read: () => Number(state().open),
  })
  gauge({
    name: 'triptych_cms_kind_breaker_open',
    help: '1 for a kind of calls that the breaker lets only probes through of, while others go on.',
    labels: ['kind'],
    read: () => (state().openKinds ?? []).map((kind) => ({ labels: { kind }, value: 1 })),
  })
  gauge({
    name: 'triptych_cms_calls_running',
    help: 'Calls to the content system that are under way.',
    read: () => load().running,
  })
  gauge({
    name: 'triptych_cms_calls_waiting',
    help: 'Calls to the content system that wait for their turn.',
    read: () => load().waiting,
  })
}

/** Registers what takes in publishes and tells of them, as far as it is set. */
export function measurePublishing(
  { gauge, counter }: MetricRegistry,
  { publisher, purger, shared }: Pick<Deps, 'publisher' | 'purger' | 'shared'>,
): void {
  if (publisher) {
    counter({
      name: 'triptych_publish_changes_total',
      help: 'Changes that were told of, by the webhook or by another machine.',
      labels: ['from'],
      read: () => [
        { labels: { from: 'webhook' }, value: publisher.totals().announced },
        { labels: { from: 'machine' }, value: publisher.totals().received },
      ],
    })
    counter({
      name: 'triptych_publish_reloads_total',
      help: 'Loads of published content: changes at the same time share one.',
      read: () => publisher.totals().reloads,
    })
    gauge({
      name: 'triptych_publish_last_duration_seconds',
      help: 'Time from the first of the changes last told of until its content was loaded.',
      read: () => publisher.totals().lastDuration_s,
    })
  }
  if (purger) {
    counter({
      name: 'triptych_purge_requests_total',
      help: 'Requests to the cache in front, by outcome; each attempt counts.',
      labels: ['outcome'],
      read: () => [
        { labels: { outcome: 'sent' }, value: purger.totals().sent },
        { labels: { outcome: 'failed' }, value: purger.totals().failed },
      ],
    })
    gauge({
      name: 'triptych_purge_waiting',
      help: 'Tags that the cache in front has yet to be told.',
      read: () => purger.totals().waiting,
    })
  }
  if (shared)
    gauge({
      name: 'triptych_redis_available',
      help: '1 while Redis answers; 0 while each machine works alone.',
      read: () => Number(shared.health().state === 'ok'),
    })
}

const samplesOf = (label: string, counts: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(counts).map(([name, value]) => ({ labels: { [label]: name }, value }))

/** Registers how much was logged, and how much was left out. */
export function measureLog({ counter }: MetricRegistry, { lines, leftOut }: LogTotals): void {
  counter({
    name: 'triptych_log_lines_total',
    help: 'Lines of the log, by level.',
    labels: ['level'],
    read: () => samplesOf('level', lines()),
  })
  counter({
    name: 'triptych_log_lines_left_out_total',
    help: 'Lines that are not in the log, by reason: they say the same again and again, or cannot be written.',
    labels: ['reason'],
    read: () => samplesOf('reason', leftOut()),
  })
}
