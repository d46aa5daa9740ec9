/** Whether the container has memory for a picture beside the site. */
import type { Logger } from 'pino'
import { leftOfContainer, type MemoryReadings } from '../../memory/container.ts'

/** The process for pictures before its first piece of work. */
const processBytes = 24_000_000
/** Share of the limit that is left to the site, which goes on while a picture is made. */
const shareOfSite = 1 / 16

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
export function createMemoryRoom({ logger, isRunning, readings }: MemoryRoomOptions): MemoryRoom {
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
