/** Whether the container has memory for a picture beside the site. */
import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import type { Logger } from 'pino'

/** What a process may have, and what is left of it. */
export interface MemoryReadings {
  /** Bytes; undefined where nobody says so. */
  readonly limit: () => number | undefined
  /** Bytes that nobody has. */
  readonly available: () => number
  /** Bytes of files that the system keeps, and gives up where memory is asked for. */
  readonly reclaimable: () => number
}

/** The process for pictures before its first piece of work. */
const processBytes = 24_000_000
/** Share of the limit that is left to the site, which goes on while a picture is made. */
const shareOfSite = 1 / 16

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

/** The memory beside the site. */
export interface MemoryRoom {
  has(bytes: number): boolean
  /** Says in the log, once, that there was not enough. */
  tell(bytes: number): void
}

interface MemoryRoomOptions {
  readonly logger: Pick<Logger, 'warn'>
  /** Whether the process for pictures has its memory already. */
  readonly isRunning: () => boolean
  readonly readings?: MemoryReadings
}

/** Creates what tells of the room. Without a limit there always is. */
export function createMemoryRoom({
  logger,
  isRunning,
  readings = ofThisProcess,
}: MemoryRoomOptions): MemoryRoom {
  const state = { isTold: false }

  /** Undefined without a limit. */
  function measure(bytes: number) {
    const found = leftOfContainer(readings)
    if (!found) return undefined
    const needed = Math.round(bytes + (isRunning() ? 0 : processBytes) + found.limit * shareOfSite)
    return { ...found, needed }
  }

  return {
    has(bytes) {
      const found = measure(bytes)
      return !found || found.needed <= found.left
    },
    tell(bytes) {
      if (state.isTold) return
      state.isTold = true
      logger.warn(
        measure(bytes),
        'There is too little memory for some small pictures: files are shown while it lacks',
      )
    },
  }
}
