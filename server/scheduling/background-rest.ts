import { performance } from 'node:perf_hooks'

/**
 * Starts to measure the event loop, and returns a function for the share of the time since then, from 0 to 1,
 * in which the event loop was busy.
 */
export type MeasureUtilization = () => () => number

const measureEventLoop: MeasureUtilization = () => {
  const start = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(start).utilization
}

/** Utilisation during a rest from which on the process counts as busy with visitors. */
const busy = 0.5
/** Maximum number of rests in a row: background work gets at least a tenth of the time on a busy process. */
const maxRests = 9

/**
 * Rests after a piece of work in the background: for as long as the work took, and again while visitors keep
 * the process busy. Requests share the processor with background work, and sending a cached page takes a
 * fraction of the time for rendering one.
 *
 * @param ms duration of the work in milliseconds
 * @param pause waits for the given milliseconds
 */
export async function restAfterWork(
  ms: number,
  pause: (ms: number) => Promise<void>,
  measure: MeasureUtilization = measureEventLoop,
): Promise<void> {
  for (let rests = 0; rests < maxRests; rests++) {
    const utilization = measure()
    await pause(ms)
    if (utilization() < busy) return
  }
}
