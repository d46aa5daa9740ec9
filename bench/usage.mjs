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
 * Milliseconds over which processes are watched, and of processor time in which one does nothing but keep
 * itself alive.
 */
const watched = 2_000
const nothing = 10

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
 * Waits until processes have nothing left to do that nobody asked them for: a server renders its pages ahead
 * after the start, and compresses them.
 *
 * @param longest milliseconds after which it gives up
 * @returns whether they have come to rest
 */
export async function settle(pids, longest) {
  const used = () => pids.map((pid) => usageOf(pid).cpu)
  const until = performance.now() + longest
  for (let before = used(); performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, watched))
    const after = used()
    // Where the system does not tell, it is not waited for.
    if (!after.some((cpu, i) => cpu - before[i] > nothing)) return true
    before = after
  }
  return false
}
