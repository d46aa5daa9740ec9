import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second wherever a program can read it. */
const ticksPerSecond = 100

/** Milliseconds of processor time, user and system, from the text of `/proc/PID/stat`. The name may hold spaces and brackets. */
export function cpuOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Resident bytes from the text of `/proc/PID/status`. */
export const residentOf = (status) => Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024

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
