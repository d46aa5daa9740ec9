/** A store on disk for the values of entries, such as long texts. */
import { randomUUID } from 'node:crypto'
import { closeSync, fsync, openSync, readSync, writeSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import type { Value, Values } from '../../../../src/content/types.ts'
import { createBoundedCache } from '../../../cache/bounded-cache.ts'
import { getOrAdd } from '../../model/values.ts'
import { isJsonSafe } from '../disk/json-safe.ts'
import { mayBeTerms } from './may-be-terms.ts'
import { attachStored, type StoredValues, type ValueLocation } from './stored-value.ts'

/** Stores values of entries on disk, to save memory, and reads them when they are needed. */
export interface ValueStore {
  /**
   * Stores the values of an entry together, except those that entries are found by. Short ones stay in
   * memory. Returns the object to hold in memory.
   */
  store(values: Values): Values
  /** Attaches the stored values of an earlier process to those in memory. */
  attach(inMemory: Values, stored: StoredValues): Values
  /**
   * Opens the files of earlier processes that cached rows refer to, in the order of their numbers. Must be
   * called once, before any value is attached. The files stay open, because another process may remove them.
   * @throws the error of the file system when a file cannot be opened
   */
  openSegments(files: readonly string[]): void
  /** Names of the files with stored values; the last is that of this process, when it has one. */
  segments(): readonly string[]
  /**
   * Writes stored values to disk, so that other processes can read them, also after a crash of the machine.
   */
  flush(): Promise<void>
  /** Closes all files; stored values cannot be read afterwards. */
  close(): void
}

interface ValueStoreOptions {
  /** Folder of the files, which must exist. */
  readonly dir: string
  /** First part of the file names. */
  readonly name: string
  /** Called when a stored value is damaged or cannot be read. */
  readonly damaged: (err: unknown) => void
  /** Called when the disk takes no more values: further long values stay in memory. */
  readonly full: (err: unknown) => void
}

/**
 * Maximum characters of JSON that stay in memory. Such short values take no more memory than their location.
 */
const maxInMemory = 256
/** Bytes that are collected before they are written. */
const pageSize = 1_048_576
/**
 * Maximum number of entries whose values are cached after they were read: a page needs many values of an
 * entry.
 */
const maxRecent = 16
/** Maximum bytes of the file of this process; further values stay in memory. */
const maxBytes = 2_147_483_648
/**
 * Names of values that always stay in memory: they are needed to find and list entries, and for the sitemap.
 */
const alwaysHere = new Set([
  ...['id', 'origin', 'published', 'title', 'slug', 'redirect', 'updated_at', 'protect'],
  ...['blueprint', 'template', 'date', 'order'],
])

/** Copies values, because a part of a parsed text would keep the whole text in memory. */
const copyOf = (values: Values): Values => (isJsonSafe(values) ? JSON.parse(JSON.stringify(values)) : values)

/** The file of this process, to which values are only appended. */
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
    /**
     * The value at a position when it is not yet written, so that it can be read even when the disk is full.
     */
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

/** Creates the store in `dir`, which must exist. Files of other processes are only read. */
export function createValueStore({ dir, name, damaged, full }: ValueStoreOptions): ValueStore {
  const own = `${name}-${randomUUID()}.bin`
  const file = createOwnFile(path.join(dir, own))
  const state = { isFull: false, segments: [] as readonly string[] }
  const open: number[] = []

  /** The number of this process's own file, which is added to the list of files with the first value. */
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
  const recent = createBoundedCache<number, Values>({ maxEntries: maxRecent })
  const readCached = (place: ValueLocation): Values => {
    const [segment, at] = place
    const key = segment * maxBytes + at
    const values = recent.get(key) ?? read(place)
    recent.set(key, values)
    return values
  }
  /** Stores values and returns their location; undefined when they have to stay in memory. */
  const put = (values: Values): ValueLocation | undefined => {
    const text = JSON.stringify(values)
    if (state.isFull || text.length <= maxInMemory) return undefined
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
    attach: (inMemory, stored) => attachStored(inMemory, stored, readCached),
    store(values) {
      const isAway = ([name, value]: readonly [string, Value]) =>
        !alwaysHere.has(name) && !mayBeTerms(value) && isJsonSafe(value)
      const rows = Object.entries(values)
      const place = put(Object.fromEntries(rows.filter(isAway)))
      if (!place) return copyOf(values)
      const inMemory = copyOf(Object.fromEntries(rows.filter((row) => !isAway(row))))
      return attachStored(inMemory, { names: namesOf(values), location: place }, readCached)
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
