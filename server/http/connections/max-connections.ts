import { readFileSync } from 'node:fs'

/** Maximum number of connections where the system allows as many. */
const most = 2_000
/** Descriptors that connections leave to files, code that is loaded later, and the content system. */
const reserved = 64
/** Fewer than this would keep visitors out rather than files in. */
const fewest = 16

/** The limits of the process as Linux tells them; nothing on other systems. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}

/**
 * The number of connections that the process holds at once. Where connections took the last descriptor, Node
 * could import no code, and it never tries again what it could not import: such pages would be 500 for good.
 * @param limits the text of `/proc/self/limits` (proc_pid_limits(5))
 */
export function maxConnections(limits = readLimits()): number {
  const [, openFiles] = /^Max open files\s+(\d+)/m.exec(limits) ?? []
  return openFiles === undefined ? most : Math.max(fewest, Math.min(most, Number(openFiles) - reserved))
}
