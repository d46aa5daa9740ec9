/** Reads the processor time and memory of a process, from `/proc` on Linux. */
import { readFileSync } from 'node:fs'

/** Linux reports processor time in hundredths of a second. */
const ticksPerSecond = 100

/**
 * Milliseconds of processor time, user and system, from the text of `/proc/PID/stat`. The name of the process
 * in it may contain spaces and brackets.
 */
export function cpuOf(stat) {
  // From the third field on; `utime` and `stime` are the fields 14 and 15 (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Bytes of memory in use (resident), from the text of `/proc/PID/status`; NaN when the text has none. */
export const residentOf = (status) => Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024

/**
 * A process is idle when it uses at most `idleCpu` milliseconds of the processor within `sampleTime`
 * milliseconds.
 */
const sampleTime = 2_000
const idleCpu = 10

/** Whether this system reports processor time and memory of processes. */
export const canMeasure = process.platform === 'linux'

/**
 * Processor time in milliseconds and resident bytes of a process; NaN where the system does not report them.
 */
export function usageOf(pid) {
  if (!canMeasure) return { cpu: Number.NaN, resident: Number.NaN }
  return {
    cpu: cpuOf(readFileSync(`/proc/${pid}/stat`, 'utf8')),
    resident: residentOf(readFileSync(`/proc/${pid}/status`, 'utf8')),
  }
}

/**
 * Waits until processes have finished their background work: after its start a server renders pages ahead and
 * compresses them.
 *
 * @param maxWait maximum wait in milliseconds
 * @returns whether they became idle in time
 */
export async function waitUntilIdle(pids, maxWait) {
  const used = () => pids.map((pid) => usageOf(pid).cpu)
  const until = performance.now() + maxWait
  for (let before = used(); performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, sampleTime))
    const after = used()
    // Where the system does not report the time (NaN), there is no wait.
    if (!after.some((cpu, i) => cpu - before[i] > idleCpu)) return true
    before = after
  }
  return false
}
