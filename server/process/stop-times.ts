/** Maximum milliseconds for saving the content to disk. */
const saveTime = 2_000

/** Milliseconds of each phase of a stop, in order. */
export interface StopTimes {
  /**
   * Phase in which connections are still accepted. The server's readiness check answers 503 meanwhile, so that
   * load balancers send their traffic elsewhere before the server closes.
   */
  readonly drain: number
  /** Phase in which current requests finish. */
  readonly requests: number
  /** Phase in which content is saved. */
  readonly save: number
}

/**
 * Divides the time of a stop among its phases. A stop from a terminal (SIGINT) accepts no more connections.
 * @param timeout milliseconds of the whole stop; a twentieth is left over, since the process may be killed at
 * the very end
 * @param drainTime milliseconds of the first phase; half of the stop at most
 */
export function stopTimes(timeout: number, drainTime: number, signal: NodeJS.Signals): StopTimes {
  const time = timeout * 0.95
  const drain = signal === 'SIGTERM' ? Math.min(drainTime, time / 2) : 0
  const save = Math.min(saveTime, time / 4)
  return { drain, requests: time - drain - save, save }
}
