/** What was read of files: in memory by their size and time, and on disk. */
import { hash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import { createBoundedCache } from '../../cache/bounded-cache.ts'
import { createShareInFlight } from '../../cache/share-in-flight.ts'
import type { KeptBytes } from '../kept/kept-bytes.ts'
import { PictureWorkError, type PictureWorker } from '../worker/picture-work.ts'
import type { FileReading } from './file-facts.ts'
import type { FindPrebuilt } from './prebuilt-facts.ts'
import type { RunWithin } from './read-facts.ts'

export interface FileReadings {
  /**
   * What a file says now; undefined where it is gone, or cannot be read at this moment.
   * @param file absolute path
   */
  read(file: string): Promise<FileReading | undefined>
  /** What it said when it was last read. */
  last(file: string): FileReading | undefined
  /** Whether it is the same file as then. */
  isSame(file: string): Promise<boolean>
}

export interface FileReadingsOptions {
  readonly worker: PictureWorker
  readonly kept: KeptBytes
  /** For work on a file. */
  readonly runFor: (file: string) => RunWithin
  readonly prebuilt: FindPrebuilt
  readonly logger: Pick<Logger, 'warn' | 'debug'>
}

/** Files of which facts are in memory; 300 bytes each. */
const maxFiles = 10_000
/** Differs where the same file is read in another way. */
const format = 'f2'

interface Known {
  readonly state: string
  readonly reading: FileReading
}

/** A drawing, which has no pixels to read. */
const drawing = /\.svgz?$/i

const parse = (bytes: Buffer | undefined): FileReading | undefined =>
  bytes && (JSON.parse(bytes.toString()) as FileReading)

const faultOf = (reading: FileReading): string | undefined =>
  reading.kind === 'none' ? reading.fault : reading.facts.fault

/** Differs where a file was written. */
const stateOf = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`

/** Creates the readings. A file with a fault is told once, and is not read again before it changes. */
export function createFileReadings(options: FileReadingsOptions): FileReadings {
  const { worker, kept, runFor, prebuilt, logger } = options
  const known = createBoundedCache<string, Known>({ maxEntries: maxFiles })
  const share = createShareInFlight<FileReading | undefined>()

  function remember(file: string, state: string, reading: FileReading): FileReading {
    known.set(file, { state, reading })
    const problem = faultOf(reading)
    if (problem !== undefined)
      logger.warn({ file, problem }, 'A picture is shown as it is: no small ones can be made of it')
    return reading
  }

  async function readNow(file: string, bytes: number, state: string): Promise<FileReading | undefined> {
    const name = `${hash('sha256', `${file} ${state}`).slice(0, 32)}-${format}.json`
    const before = (await prebuilt(file, bytes)) ?? parse(await kept.get(name))
    if (before) return remember(file, state, before)
    const { readFacts } = await import('./read-facts.ts')
    const reading = await readFacts({ worker, file, bytes, runWithin: runFor(file) })
    void kept.set(name, Buffer.from(JSON.stringify(reading)))
    return remember(file, state, reading)
  }

  /** Remembers until the next start, or until it changes, that a file brought the process for pictures down. */
  function endedBy(err: unknown, file: string, state: string): FileReading {
    if (!(err instanceof PictureWorkError) || err.kind !== 'ended') throw err
    return remember(file, state, { kind: 'none', fault: 'brought down the process that decodes pictures' })
  }

  async function read(file: string): Promise<FileReading | undefined> {
    try {
      const stats = await stat(file)
      const state = stateOf(stats)
      const before = known.get(file)
      if (before?.state === state) return before.reading
      return await readNow(file, stats.size, state).catch((err) => endedBy(err, file, state))
    } catch (err) {
      logger.debug({ err, file }, 'A picture could not be read')
      return undefined
    }
  }

  return {
    read: async (file) => (drawing.test(file) ? undefined : share(file, () => read(file))),
    last: (file) => known.peek(file)?.reading,
    async isSame(file) {
      const stats = await stat(file).catch(() => undefined)
      return stats !== undefined && stateOf(stats) === known.peek(file)?.state
    },
  }
}
