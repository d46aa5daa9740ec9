import { randomUUID } from 'node:crypto'
import { closeSync, fsync, openSync, readSync, writeSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import type { Values } from '../../../../src/content/types.ts'
import { createBoundedCache } from '../../../cache/bounded-cache.ts'
import { getOrAdd } from '../../model/values.ts'
import { isJsonSafe } from '../disk/json-safe.ts'
import { attachStored, type StoredValues, type ValueLocation } from './stored-value.ts'

/** What entries say, on disk instead of in memory. */
export interface ValueStore {
  /** The values that an entry is found by; the others are put away when they are long. */
  store(values: Values): Values
  /** The values at hand with those that lie at a place. */
  attach(atHand: Values, stored: StoredValues): Values
  /**
   * Files of earlier processes that places may name, in the order of their numbers. Told once, before any
   * place is. They are held open: another process may remove them.
   * @throws what the file system says of one that cannot be opened
   */
  openSegments(files: readonly string[]): void
  /** Those files and, last, the own one, when there is one. */
  segments(): readonly string[]
  /** Makes what was kept readable for another process, also after the machine has stopped. */
  flush(): Promise<void>
  close(): void
}

interface ValueStoreOptions {
  readonly dir: string
  /** First part of the names of files. */
  readonly name: string
  /** A file that was there does not hold what it should. */
  readonly damaged: (err: unknown) => void
  /** Nothing more can be put away: longer values stay in memory. */
  readonly full: (err: unknown) => void
}

/** Characters of JSON. Below it values are as cheap in memory as the note where they lie. */
const longest = 256
/** Bytes that are written at once. */
const pageSize = 1_048_576
/** Entries whose values were just read: who wants one of them wants others. */
const mostRecent = 16
/** Bytes of one file; what comes after it stays in memory. */
const maxBytes = 2_147_483_648
/** What an entry is found and listed by stays at hand, and what the sitemap asks of every one. */
const alwaysHere = new Set([
  ...['id', 'origin', 'published', 'title', 'slug', 'redirect', 'updated_at'],
  ...['blueprint', 'template', 'date', 'order'],
])

/** A part of a text keeps all of it in memory, unless it is copied. */
const copyOf = (values: Values): Values => (isJsonSafe(values) ? JSON.parse(JSON.stringify(values)) : values)

/** One file of this process, only ever made longer. */
function createOwnFile(file: string) {
  const state = { fd: undefined as number | undefined, written: 0, bytes: 0, waiting: [] as Buffer[] }
  const open = () => {
    state.fd ??= openSync(file, 'wx+', 0o600)
    return state.fd
  }
  const flush = () => {
    if (state.waiting.length === 0) return
    const page = Buffer.concat(state.waiting)
    for (let done = 0; done < page.length; )
      done += writeSync(open(), page, done, undefined, state.written + done)
    state.written += page.length
    state.waiting = []
  }
  return {
    fd: open,
    holds: (bytes: number) => state.bytes + bytes <= maxBytes,
    add(data: Buffer): number {
      const at = state.bytes
      if (state.waiting.length === 0) open()
      state.waiting.push(data)
      state.bytes += data.length
      if (state.bytes - state.written >= pageSize) flush()
      return at
    },
    close: () => {
      if (state.fd !== undefined) closeSync(state.fd)
      state.fd = undefined
    },
    /** What is still in memory: a disk that is full keeps nobody from reading it. */
    unwritten(at: number): Buffer | undefined {
      let start = state.written
      for (const data of state.waiting) {
        if (start === at) return data
        start += data.length
      }
      return undefined
    },
    sync: async () => {
      flush()
      if (state.fd !== undefined) await promisify(fsync)(state.fd)
    },
  }
}

/**
 * Opens the place for long values in `dir`, which has to be there. Files of other processes are only read.
 */
export function createValueStore({ dir, name, damaged, full }: ValueStoreOptions): ValueStore {
  const own = `${name}-${randomUUID()}.bin`
  const file = createOwnFile(path.join(dir, own))
  const state = { isFull: false, segments: [] as readonly string[] }
  const open: number[] = []

  /** The number of the own file; it gets one when there is something to write. */
  const ownNumber = () => {
    if (state.segments.at(-1) !== own) state.segments = [...state.segments, own]
    return state.segments.length - 1
  }
  const fdOf = (segment: number) => (state.segments[segment] === own ? file.fd() : (open[segment] ?? -1))
  const read = ([segment, at, bytes, checksum]: ValueLocation): Values => {
    const waiting = state.segments[segment] === own ? file.unwritten(at) : undefined
    if (waiting) return JSON.parse(waiting.toString('utf8'))
    try {
      const data = Buffer.allocUnsafe(bytes)
      const found = readSync(fdOf(segment), data, 0, bytes, at)
      if (found !== bytes || crc32(data) !== checksum)
        throw new Error(`${state.segments[segment]} is damaged at ${at}`)
      return JSON.parse(data.toString('utf8'))
    } catch (err) {
      damaged(err)
      throw err
    }
  }
  const recent = createBoundedCache<number, Values>({ maxEntries: mostRecent })
  const readOnce = (place: ValueLocation): Values => {
    const [segment, at] = place
    const key = segment * maxBytes + at
    const values = recent.get(key) ?? read(place)
    recent.set(key, values)
    return values
  }
  /** Where the values lie from then on; undefined when they have to stay in memory. */
  const put = (values: Values): ValueLocation | undefined => {
    const text = JSON.stringify(values)
    if (state.isFull || text.length <= longest) return undefined
    const data = Buffer.from(text)
    if (!file.holds(data.length)) return undefined
    try {
      const at = file.add(data)
      return [ownNumber(), at, data.length, crc32(data)]
    } catch (err) {
      state.isFull = true
      full(err)
      return undefined
    }
  }
  const shared = new Map<string, ReadonlySet<string>>()
  const namesOf = (values: Values) => {
    const names = Object.keys(values)
    return getOrAdd(shared, names.join('\n'), () => new Set(names))
  }
  return {
    attach: (atHand, stored) => attachStored(atHand, stored, readOnce),
    store(values) {
      const isAway = ([name, value]: readonly [string, unknown]) => !alwaysHere.has(name) && isJsonSafe(value)
      const rows = Object.entries(values)
      const place = put(Object.fromEntries(rows.filter(isAway)))
      if (!place) return copyOf(values)
      const atHand = copyOf(Object.fromEntries(rows.filter((row) => !isAway(row))))
      return attachStored(atHand, { names: namesOf(values), location: place }, readOnce)
    },
    openSegments: (files) => {
      for (const each of files) open.push(openSync(path.join(dir, each), 'r'))
      state.segments = files
    },
    segments: () => state.segments,
    flush: file.sync,
    close: () => {
      for (const fd of open.splice(0)) closeSync(fd)
      file.close()
    },
  }
}
