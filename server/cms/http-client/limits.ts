/** What a call to the content system may cost (reliability-and-security 4: CMS client). */
export interface HttpClientLimits {
  /** Milliseconds until the connection stands. */
  readonly connectMs: number
  /** Milliseconds until the head of the answer is there, from the moment the call leaves the queue. */
  readonly firstByteMs: number
  /** Milliseconds until the last byte of the answer is there, from the same moment. */
  readonly totalMs: number
  /** Bytes of an answer, packed or unpacked. */
  readonly maxBytes: number
  /** Bytes of an answer to a form, packed or unpacked. */
  readonly maxExchangeBytes: number
  /** Levels of lists and objects inside each other. */
  readonly maxDepth: number
  /** Members of any one list or object. */
  readonly maxMembers: number
  /** Calls under way at one time. */
  readonly concurrency: number
  /** Calls that wait for their turn; more are refused. */
  readonly queue: number
  /** Milliseconds that a call waits for its turn. */
  readonly queueMs: number
  /** Second attempts after connection errors, as a share of all calls. */
  readonly retryShare: number
  /** Failures in a row, within `breakerWindowMs` milliseconds, after which calls are no longer sent. */
  readonly breakerFailures: number
  readonly breakerWindowMs: number
  /** Milliseconds between two looks whether the system answers again, give or take a fifth. */
  readonly probeMs: number
}

export const defaultLimits: HttpClientLimits = {
  connectMs: 1000,
  firstByteMs: 3000,
  totalMs: 5000,
  maxBytes: 5 * 1024 * 1024,
  maxExchangeBytes: 256 * 1024,
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
