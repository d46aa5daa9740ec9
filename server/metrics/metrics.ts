/** What other rooms know of the metrics: how to add one, and what is told of at the moment it happens. */
import type { Server } from 'node:http'
import type { WriteAccessLog } from '../logging/access-log.ts'
import type { MonitorAnswers } from './monitor-server.ts'

/** One value of a metric with the values of its labels. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** A metric whose values are read when somebody asks for the metrics. */
export interface MetricSource {
  /** The whole name, in base units: `triptych_pages_cache_bytes`. That of a counter ends with `_total`. */
  readonly name: `triptych_${string}`
  /** What it means, in one line. */
  readonly help: string
  /** Names of the labels of its samples. Their values must come from a small, fixed set. */
  readonly labels?: readonly string[]
  /** Returns its value, or one sample for each combination of labels. Without a value it is left out. */
  readonly read: () => number | undefined | readonly Sample[]
}

/** Adds metrics. A feature registers its own with this alone. */
export interface MetricRegistry {
  /** Adds a value that goes up and down. */
  gauge(source: MetricSource): void
  /** Adds a total since the start, which a feature counts itself. */
  counter(source: MetricSource): void
}

/** How long a page took, in milliseconds. */
export interface RenderTimes {
  /** Loading its content. */
  readonly content: number
  /** Rendering and compressing. */
  readonly render: number
}

/** Result of a call to the content system. */
export interface CallResult {
  /** What was asked for. */
  readonly kind: string
  readonly outcome: string
  /** Undefined for a call that was refused before it was sent. */
  readonly ms?: number
}

/** The metrics of the process. */
export interface Metrics extends MetricRegistry {
  /** Wraps the writer of the access log, so that every request is counted, also those that it leaves out. */
  countRequests(write: WriteAccessLog): WriteAccessLog
  /** Counts a page that was made for the page cache. */
  rendered(times: RenderTimes): void
  /** Counts a call to the content system. */
  called(result: CallResult): void
  /** Adds what the server of the metrics answers besides them. */
  answer(answers: MonitorAnswers): void
  /** The server of the metrics, which does not listen yet. */
  readonly server: Server
  close(): Promise<void>
}
