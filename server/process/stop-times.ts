/**
 * Milliseconds in which a stopping server still accepts connections. Its readiness check answers 503
 * meanwhile, so that load balancers send their traffic elsewhere before the server closes. Nobody waits for
 * that at a terminal.
 */
const drainTime = 1_000

/** Milliseconds in which the last content is saved. */
const saveTime = 2_000

/** Milliseconds of each part of a stop, in their order. */
export interface StopTimes {
  /** Connections are still accepted. */
  readonly drain: number
  /** Requests under way finish. */
  readonly requests: number
  /** Content is saved. */
  readonly save: number
}

/**
 * Divides the time of a stop among its parts.
 * @param timeout milliseconds of the whole stop. A twentieth is left over, since whoever waits for the
 * process may kill it at the very end
 */
export function stopTimes(timeout: number, signal: NodeJS.Signals): StopTimes {
  const time = timeout * 0.95
  const drain = signal === 'SIGTERM' ? Math.min(drainTime, time / 4) : 0
  const save = Math.min(saveTime, time / 4)
  return { drain, requests: time - drain - save, save }
}
