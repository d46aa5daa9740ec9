/** Limits of the calls to the content system. */
export interface HttpClientLimits {
  /** Milliseconds until the connection is established. */
  readonly connectMs: number
  /** Milliseconds from leaving the queue to the head of the response. */
  readonly firstByteMs: number
  /** Milliseconds from leaving the queue to the last byte of the response. */
  readonly totalMs: number
  /** Bytes of a response, compressed or decompressed. */
  readonly maxBytes: number
  /** Bytes of a response of any type, to a form or a request of a visitor. */
  readonly maxRawBytes: number
  /** Levels of nested lists and objects in JSON. */
  readonly maxDepth: number
  /** Members of any one list or object. */
  readonly maxMembers: number
  /** Number of calls at the same time. */
  readonly concurrency: number
  /** Number of calls that wait for their turn; further calls are rejected. */
  readonly queue: number
  /** Milliseconds that a call waits for its turn. */
  readonly queueMs: number
  /** Retries after connection errors, as a share of all calls: 0.1 allows one for ten calls. */
  readonly retryShare: number
  /** Number of failures in a row, within `breakerWindowMs` milliseconds, that opens the circuit breaker. */
  readonly breakerFailures: number
  /** Milliseconds in which the failures have to occur. */
  readonly breakerWindowMs: number
  /** Milliseconds between two probes while the circuit breaker is open, give or take a fifth. */
  readonly probeMs: number
}

/** The limits where nothing else is configured. */
export const defaultLimits: HttpClientLimits = {
  connectMs: 1000,
  firstByteMs: 3000,
  totalMs: 5000,
  maxBytes: 5 * 1024 * 1024,
  maxRawBytes: 256 * 1024,
  maxDepth: 64,
  maxMembers: 20_000,
  concurrency: 8,
  queue: 64,
  queueMs: 2000,
  retryShare: 0.1,
  breakerFailures: 5,
  breakerWindowMs: 10_000,
  probeMs: 5000,
}
