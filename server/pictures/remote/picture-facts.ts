/** Reads sizes of pictures on another machine, once and in the background: no page waits for them. */
import type { Logger } from 'pino'
import { createBoundedCache } from '../../cache/bounded-cache.ts'
import type { FetchedFile, FileClient } from '../../cms/http-client/files/file-client.ts'
import { isPassing } from '../../cms/http-client/files/is-passing.ts'
import type { Scheduler } from '../../scheduling/scheduler.ts'
import { readPictureHeader } from '../header/picture-header.ts'
import type { FactsFile, RemoteFacts } from './facts-file.ts'
import { revisionOf } from './revision.ts'

/** What is known of pictures on other machines. */
export interface RemotePictureFacts {
  /**
   * What is known of the picture at an address now. What is not, or was read an hour ago, is read later.
   * @param url absolute
   */
  known(url: string): RemoteFacts | undefined
  /** The same, once what an earlier process read has been taken from disk. Never waits for another machine. */
  find(url: string): Promise<RemoteFacts | undefined>
  /** Whether the picture at an address waits to be read, or is being read. */
  isBeingRead(url: string): boolean
  /** Takes what the whole file says, which somebody has fetched, and tells whether it is a picture. */
  learn(url: string, file: FetchedFile): { readonly revision: string; readonly isPicture: boolean }
  /** Calls back when more is known of pictures than was told. Returns the function that unsubscribes. */
  onChange(changed: () => void): () => void
  /** Resolves when nothing more is to be read. */
  settled(): Promise<void>
  /** Ends reading, and writes what was read to disk. */
  close(): Promise<void>
}

interface RemotePictureFactsOptions {
  readonly client: Pick<FileClient, 'fetchStart'>
  /** Undefined where nothing is kept on disk. */
  readonly file: FactsFile | undefined
  readonly scheduler: Pick<Scheduler, 'rest' | 'wait'>
  readonly logger: Pick<Logger, 'debug' | 'warn'>
}

/** Pictures that are remembered, those that wait to be read, and those that are read at once. */
const [maxPictures, maxWaiting, maxReading] = [20_000, 2_000, 2]
/** Bytes of a file that are read: first enough for most, then for a JPEG with a large preview in it. */
const starts = [32_768, 524_288]
/** Milliseconds after which a picture is read again; the second after a failure of its system. */
const [rereadAfter, retryAfter] = [3_600_000, 60_000]
/** Milliseconds that each picture waits for, at least, so that visitors come first. */
const restBefore = 10
/** Milliseconds without a picture to be read after which it is told that more is known, and to the file. */
const [quiet, saveAfter] = [250, 30_000]

/** What came of reading a picture last. */
interface Reading {
  readonly url: string
  /** Undefined for what is no picture, or cannot be had. */
  readonly facts: RemoteFacts | undefined
  /** When it counts as old, on the monotonic clock. */
  readonly oldAt: number
}

/** Creates the facts; nothing is read before somebody asks. */
export function createRemotePictureFacts(options: RemotePictureFactsOptions): RemotePictureFacts {
  const { client, file, scheduler, logger } = options
  const readings = createBoundedCache<string, Reading>({ maxEntries: maxPictures })
  /** Addresses that wait, in their order, and those that wait or are being read. */
  const [queue, pending] = [[] as string[], new Set<string>()]
  const state = {
    ...{ reading: 0, isSaving: false, isDirty: false, isNews: false },
    loading: undefined as Promise<void> | undefined,
  }
  const listeners = new Set<() => void>()
  const idle: (() => void)[] = []
  const ended = new AbortController()

  /** Facts of the last process count as old: they are used, and read again. */
  async function load(): Promise<void> {
    for (const [url, facts] of (await file?.load()) ?? [])
      if (!readings.peek(url)) readings.set(url, { url, facts, oldAt: Number.NEGATIVE_INFINITY })
  }
  const loaded = (): Promise<void> => {
    state.loading ??= load()
    return state.loading
  }

  /** Reads a file; what is known of it already where it has not changed. */
  async function read(url: string, before: RemoteFacts | undefined): Promise<RemoteFacts> {
    for (const maxBytes of starts) {
      const file = await client.fetchStart(url, maxBytes, before?.revision)
      if (!file && before) return before
      const header = file && readPictureHeader(file.bytes)
      if (header) return { ...header, revision: revisionOf(file) }
      if (!file || file.bytes.length < maxBytes) break
    }
    throw new Error('No picture whose size its first bytes tell')
  }

  function keep(url: string, facts: RemoteFacts, oldAt: number): void {
    if (JSON.stringify(readings.peek(url)?.facts) !== JSON.stringify(facts)) {
      state.isDirty = true
      state.isNews = true
    }
    readings.set(url, { url, facts, oldAt })
  }

  async function readAndKeep(url: string): Promise<void> {
    await scheduler.rest(restBefore, ended.signal)
    if (ended.signal.aborted) return
    try {
      keep(url, await read(url, readings.peek(url)?.facts), performance.now() + rereadAfter)
    } catch (err) {
      logger.debug({ err, picture: url }, 'The size of a picture cannot be read')
      // A system that is down keeps the sizes that are known.
      const oldAt = performance.now() + (isPassing(err) ? retryAfter : rereadAfter)
      readings.set(url, { url, facts: readings.peek(url)?.facts, oldAt })
    }
  }

  async function save(): Promise<void> {
    if (!state.isDirty || !file) return
    state.isDirty = false
    const facts = [...readings.values()].flatMap((each) =>
      each.facts ? [[each.url, each.facts] as const] : [],
    )
    await file.save(facts).catch((err) => logger.warn({ err }, 'Sizes of pictures cannot be kept on disk'))
  }

  async function saveLater(): Promise<void> {
    if (state.isSaving || !state.isDirty || !file) return
    state.isSaving = true
    await scheduler.wait(saveAfter, ended.signal)
    state.isSaving = false
    if (!ended.signal.aborted) await save()
  }

  async function work(): Promise<void> {
    await loaded()
    for (let url = queue.shift(); url !== undefined && !ended.signal.aborted; url = queue.shift()) {
      await readAndKeep(url)
      pending.delete(url)
    }
  }

  function start(): void {
    if (state.reading >= maxReading || ended.signal.aborted) return
    state.reading += 1
    void work().finally(() => {
      state.reading -= 1
      void saveLater()
      if (state.reading === 0) settle()
    })
  }

  /** One word for all pictures that are read together: after it pages are looked at again. */
  async function tell(): Promise<void> {
    await scheduler.wait(quiet, ended.signal)
    if (state.reading > 0 || !state.isNews) return
    state.isNews = false
    for (const listener of listeners) listener()
  }

  function settle(): void {
    for (const resolve of idle.splice(0)) resolve()
    if (state.isNews) void tell()
  }

  function known(url: string): RemoteFacts | undefined {
    const reading = readings.get(url)
    const isOld = !reading || performance.now() > reading.oldAt
    if (isOld && queue.length < maxWaiting && !pending.has(url)) {
      pending.add(url)
      queue.push(url)
      start()
    }
    return reading?.facts
  }

  return {
    known,
    find: (url) => loaded().then(() => known(url)),
    isBeingRead: (url) => pending.has(url),
    learn(url, file) {
      const [header, revision] = [readPictureHeader(file.bytes), revisionOf(file)]
      if (header) keep(url, { ...header, revision }, performance.now() + rereadAfter)
      if (state.reading === 0) settle()
      return { revision, isPicture: header !== undefined }
    },
    onChange(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    settled: () =>
      state.reading === 0 ? Promise.resolve() : new Promise((resolve) => void idle.push(resolve)),
    async close() {
      ended.abort()
      listeners.clear()
      await save()
    },
  }
}
