/** What the container that the site runs in has left. */
import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'

/** What a process may have, and what is left of it. */
export interface MemoryReadings {
  /** Bytes; undefined where nobody says so. */
  readonly limit: () => number | undefined
  /** Bytes that nobody has. */
  readonly available: () => number
  /** Bytes of files that the system keeps, and gives up where memory is asked for. */
  readonly reclaimable: () => number
}

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Where control groups of either version say what they consist of: by their own name, or as a container sees it. */
function statistics(): string | undefined {
  const groups = readText('/proc/self/cgroup') ?? ''
  const [, first = ''] = /:memory:(.*)/.exec(groups) ?? []
  const [, second = ''] = /^0::(.*)/m.exec(groups) ?? []
  const folders = [`/memory${first}`, '/memory', second, '']
  return folders.map((each) => readText(`/sys/fs/cgroup${each}/memory.stat`)).find(Boolean)
}

const ofThisProcess: MemoryReadings = {
  limit: () => process.constrainedMemory(),
  available: () => process.availableMemory(),
  reclaimable: () =>
    [...(statistics() ?? '').matchAll(/^(?:in)?active_file (\d+)/gm)].reduce(
      (sum, [, bytes]) => sum + Number(bytes),
      0,
    ),
}

/** What a container may have and has left, in bytes; undefined without a limit. */
export function leftOfContainer(readings = ofThisProcess): { limit: number; left: number } | undefined {
  const limit = readings.limit()
  if (!limit || limit > totalmem()) return undefined
  return { limit, left: readings.available() + readings.reclaimable() }
}
