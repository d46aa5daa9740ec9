/** Reads what a process uses of processor and memory, from `/proc` on Linux. */
import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second wherever a program can read it. */
const ticksPerSecond = 100

/**
 * Milliseconds of processor time, user and system, from the text of `/proc/PID/stat`. The name may hold
 * spaces and brackets.
 */
export function cpuOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Resident bytes from the text of `/proc/PID/status`. */
export const residentOf = (status) => Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024

/**
 * A process is idle when it uses at most `idleCpu` milliseconds of the processor within `sampleTime`
 * milliseconds.
 */
const sampleTime = 2_000
const idleCpu = 10

/** Whether this system tells what a process uses. */
export const canMeasure = process.platform === 'linux'

/** Processor time in milliseconds and resident bytes of a process; NaN where the system does not tell. */
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
 * @param longest milliseconds after which it gives up
 * @returns whether they became idle in time
 */
export async function waitUntilIdle(pids, longest) {
  const used = () => pids.map((pid) => usageOf(pid).cpu)
  const until = performance.now() + longest
  for (let before = used(); performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, sampleTime))
    const after = used()
    // Where the system does not tell (NaN), nothing is waited for.
    if (!after.some((cpu, i) => cpu - before[i] > idleCpu)) return true
    before = after
  }
  return false
}
