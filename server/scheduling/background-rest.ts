import { performance } from 'node:perf_hooks'

/**
 * Begins to measure the event loop. The function that it returns tells which share of the time since then,
 * from 0 to 1, the event loop was busy.
 */
export type MeasureUtilization = () => () => number

const measureEventLoop: MeasureUtilization = () => {
  const start = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(start).utilization
}

/** Share of a rest from which on visitors need the processor. */
const busy = 0.5
/** Rests in a row. Even while visitors never stop, a tenth of the time is left for work in the background. */
const maxRests = 9

/**
 * Rests after a piece of work in the background: for as long as it took, and again while visitors keep the
 * process busy. They share a processor with that work, and sending a page costs a fraction of making one.
 *
 * @param ms that the work took
 * @param pause waits for so many milliseconds
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
