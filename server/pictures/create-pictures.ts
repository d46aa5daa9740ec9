/** Makes small pictures of the files of the content, when they are asked for and while nothing is. */
import type { Logger } from 'pino'
import type { SmallPicture } from '../../src/content/pictures/picture-address.ts'
import { createBoundedCache } from '../cache/bounded-cache.ts'
import { createShareInFlight } from '../cache/share-in-flight.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import { OverloadError } from '../scheduling/waiting-line.ts'
import type { ContentPictures, PictureAnswer } from './content-pictures.ts'
import { createFactsTeller } from './facts/facts-teller.ts'
import { createFileReadings } from './facts/file-readings.ts'
import { createPictureLookup, type FoundPicture } from './facts/picture-lookup.ts'
import { createPrebuiltSearch } from './facts/prebuilt-facts.ts'
import { createKeptBytes } from './kept/kept-bytes.ts'
import { sealOf } from './kept/sealed-file.ts'
import { candidateAt } from './making/crop-region.ts'
import { inTime, late } from './making/in-time.ts'
import { memoryOf, taskOf, withinMemory } from './making/make-picture.ts'
import { createMemoryRoom } from './making/memory-room.ts'
import { orderName, type PictureOrder } from './making/picture-order.ts'
import { createWorkLine, memoryWithin } from './making/work-line.ts'
import { bundledCode } from './worker/bundled-code.ts'
import { PictureWorkError, type PictureWorker } from './worker/picture-work.ts'
import { createPictureWorker } from './worker/picture-worker.ts'

export interface CreatePicturesOptions {
  readonly content: Pick<ContentSource, 'assetFile' | 'assetFocus' | 'onChange'>
  readonly config: Pick<Config, 'contentDir' | 'picturesDir' | 'picturesMaxBytes'>
  readonly scheduler: Pick<Scheduler, 'renderQueue' | 'rest'>
  readonly logger: Pick<Logger, 'warn' | 'debug'>
  /** A process of its own unless given. */
  readonly worker?: PictureWorker
  readonly waits?: PictureWaits
}

/** Maximum milliseconds of waiting. */
export interface PictureWaits {
  /** A visitor for a picture: then the file itself is sent, which takes a phone longer than this as a rule. */
  readonly picture: number
  /** A page for what its pictures are: then it is made without, and again when they are known. */
  readonly facts: number
}

/**
 * A photograph of 4.5 MB takes 22 s over a slow mobile line (1.6 Mbit/s), and 4 s over a quick one. Ten of them
 * are read and made in less than this by two processors that have nothing else to do.
 */
const usualWaits: PictureWaits = { picture: 6_000, facts: 400 }

/** Small pictures that could not be made, and are not tried again. */
const maxFailed = 10_000

/** Errors after which the same picture may be made another time. */
const isPassing = (err: unknown): boolean =>
  err instanceof OverloadError || (err instanceof PictureWorkError && ['disk', 'missing'].includes(err.kind))

const types = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const

/** Creates the pictures. Nothing is read, and no library loaded, before a picture is asked for. */
export function createContentPictures(options: CreatePicturesOptions): ContentPictures {
  const { content, config, scheduler, logger, waits = usualWaits } = options
  const { worker = createPictureWorker({ logger, code: bundledCode }) } = options
  const kept = createKeptBytes({ dir: config.picturesDir, maxBytes: config.picturesMaxBytes, logger })
  const ends = new AbortController()
  const room = createMemoryRoom({ logger, isRunning: worker.isRunning })
  const line = createWorkLine({
    isBusy: () => scheduler.renderQueue.waiting() > 0,
    rest: (ms) => scheduler.rest(ms, ends.signal),
    maxMemory: memoryWithin(process.constrainedMemory()),
    ...{ hasRoom: room.has, onTooLittle: room.tell },
  })
  const readings = createFileReadings({
    ...{ worker, kept, logger },
    runFor: (name) => (memory, work) => line.run({ name, memory, lane: 'facts', work }),
    prebuilt: createPrebuiltSearch(config.contentDir),
  })
  const lookup = createPictureLookup({ content, readings })
  const teller = createFactsTeller({ lookup, content, maxWait: waits.facts })
  const share = createShareInFlight<Buffer | undefined>()
  const failed = createBoundedCache<string, string>({ maxEntries: maxFailed })
  const counts = { made: 0 }

  /** Does what a visitor waits for, ahead of what was begun for a page or ahead. */
  async function atOnce<T>(name: string, work: () => Promise<T>): Promise<T> {
    const release = line.hurry(name)
    try {
      return await work()
    } finally {
      release()
    }
  }

  async function make(order: PictureOrder, name: string) {
    const began = performance.now()
    const work = () => worker.make(taskOf(order))
    const bytes = await line.run({ name, memory: memoryOf(order), lane: 'ahead', work })
    // By its name it is a picture of the bytes that were there when it was ordered.
    if (!(await readings.isSame(order.file))) return undefined
    counts.made += 1
    const ms = Math.round(performance.now() - began)
    logger.debug({ picture: name, file: order.file, bytes: bytes.length, ms }, 'A picture was made')
    // The one who waits need not wait for the disk.
    void kept.set(name, bytes)
    return bytes
  }

  /** The bytes of a picture, made where they are not kept; undefined where they cannot be made. */
  const bytesOf = (order: PictureOrder, name: string): Promise<Buffer | undefined> =>
    share(name, async () => {
      const before = await kept.get(name)
      if (before || failed.peek(name) !== undefined) return before
      try {
        return await make(order, name)
      } catch (err) {
        if (isPassing(err) || !(await readings.isSame(order.file))) return undefined
        failed.set(name, order.file)
        logger.warn({ err, file: order.file }, 'A small picture could not be made: the file itself is shown')
        return undefined
      }
    })

  function orderOf(found: FoundPicture, { width, crop, format }: SmallPicture): PictureOrder | undefined {
    const candidate = found.facts.made && candidateAt(found.facts, width, crop)
    if (!candidate) return undefined
    const { file, read: facts, focus } = found
    return withinMemory({ file, facts, candidate, crop, focus, format })
  }

  async function get(request: SmallPicture): Promise<PictureAnswer> {
    const { path } = request
    const file = lookup.fileAt(path)
    if (file === undefined) return { kind: 'missing' }
    const original = { kind: 'original', path } as const
    const made = async (): Promise<PictureAnswer> => {
      const found = await atOnce(file, () => lookup.find(path))
      const order = found && orderOf(found, request)
      const name = order && orderName(order)
      const bytes = name && (await atOnce(name, () => bytesOf(order, name)))
      if (!bytes) return original
      const isCurrent = found.facts.made?.version === request.version
      return { kind: 'made', bytes, type: types[request.format], tag: sealOf(bytes), isCurrent }
    }
    const answer = await inTime(made(), waits.picture)
    return answer === late ? original : answer
  }

  async function makeOneAhead(request: SmallPicture): Promise<void> {
    const found = await lookup.find(request.path)
    const order = found && orderOf(found, request)
    if (order) await bytesOf(order, orderName(order))
  }

  return {
    facts: teller.facts,
    known: teller.known,
    isBeingRead: teller.isBeingRead,
    onChange: teller.onChange,
    get,
    makeAhead: (requests) => requests.forEach((request) => void makeOneAhead(request)),
    health: () => ({ made: counts.made, waiting: line.waiting(), cache_bytes: kept.bytes() }),
    close() {
      ends.abort()
      line.close()
      worker.close()
      teller.close()
    },
  }
}
