import { performance } from 'node:perf_hooks'

/**
 * Begins to watch the event loop; the answer tells which share of the time, from 0 to 1, it has had work
 * since.
 */
export type MeasureUtilization = () => () => number

const watchLoop: MeasureUtilization = () => {
  const begun = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(begun).utilization
}

/** Share of a rest from which on visitors need the machine. */
const busy = 0.5
/** Rests in a row: even while visitors never stop, a tenth of the time is for work in the background. */
const mostRests = 9

/**
 * Waits after a piece of work in the background: as long as it took, and again while visitors keep the
 * process busy. They share a processor with that work, and a page that is sent costs a fraction of one that
 * is made.
 *
 * @param ms that the work took
 * @param pause waits for so many milliseconds
 */
export async function restAfterWork(
  ms: number,
  pause: (ms: number) => Promise<void>,
  watch: MeasureUtilization = watchLoop,
): Promise<void> {
  for (let rests = 0; rests < mostRests; rests++) {
    const utilization = watch()
    await pause(ms)
    if (utilization() < busy) return
  }
}
