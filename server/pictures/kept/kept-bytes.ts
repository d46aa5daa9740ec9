/** Bytes that were costly to make, in memory and on disk. Every process of a site may use one folder. */
import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { writeAtomically } from '../../cache/atomic-file.ts'
import { createBoundedCache } from '../../cache/bounded-cache.ts'
import { keepWithin } from './folder-size.ts'
import { sealed, unsealed } from './sealed-file.ts'

export interface KeptBytes {
  /** @param name of a file: letters, digits, `-`, `_` and `.`, its first two characters name its folder */
  get(name: string): Promise<Buffer | undefined>
  /** Resolves once the bytes are on disk, or could not be written. */
  set(name: string, bytes: Buffer): Promise<void>
  /** Bytes on disk as far as they are known, else those in memory. */
  bytes(): number
}

export interface KeptBytesOptions {
  /** Undefined: in memory alone. */
  readonly dir: string | undefined
  readonly maxBytes: number
  readonly logger: Pick<Logger, 'warn' | 'debug'>
}

/** Bytes in memory before a folder, and without one. */
const [beforeDisk, withoutDisk] = [4_000_000, 24_000_000]

/** Creates the store. Nothing is read before it is asked for. Faults of the disk are told once. */
export function createKeptBytes({ dir, maxBytes, logger }: KeptBytesOptions): KeptBytes {
  const memory = createBoundedCache<string, Buffer>({
    maxBytes: dir === undefined ? withoutDisk : beforeDisk,
    sizeOf: ({ length }) => Math.max(1, length),
  })
  const state = { onDisk: undefined as number | undefined, isBroken: false, isCounting: false }
  const pathOf = (folder: string, name: string) => join(folder, name.slice(0, 2), name)

  function broken(err: unknown): void {
    logger[state.isBroken ? 'debug' : 'warn'](
      { err, folder: dir },
      'Pictures cannot be kept in PICTURES_DIR: they are made again after a start',
    )
    state.isBroken = true
  }

  /** Counts the folder at the first picture and when it may be full: others write to it as well. */
  async function makeRoom(folder: string, written: number): Promise<void> {
    state.onDisk = state.onDisk === undefined ? undefined : state.onDisk + written
    if ((state.onDisk !== undefined && state.onDisk <= maxBytes) || state.isCounting) return
    state.isCounting = true
    try {
      state.onDisk = await keepWithin(folder, maxBytes)
    } finally {
      state.isCounting = false
    }
  }

  async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
    try {
      const file = sealed(bytes)
      const save = (handle: { writeFile(data: Buffer): Promise<void> }) => handle.writeFile(file)
      await writeAtomically(pathOf(folder, name), save, undefined, false)
      state.isBroken = false
      await makeRoom(folder, file.length)
    } catch (err) {
      broken(err)
    }
  }

  async function read(folder: string, name: string): Promise<Buffer | undefined> {
    const path = pathOf(folder, name)
    const file = await readFile(path).catch(() => undefined)
    const bytes = file && unsealed(file)
    if (!bytes) return undefined
    const now = new Date()
    // What is used stays longest. A folder that cannot be written to serves as well.
    void utimes(path, now, now).catch(() => {})
    memory.set(name, bytes)
    return bytes
  }

  return {
    get: async (name) => memory.get(name) ?? (dir === undefined ? undefined : read(dir, name)),
    async set(name, bytes) {
      memory.set(name, bytes)
      if (dir !== undefined) await write(dir, name, bytes)
    },
    bytes: () => state.onDisk ?? memory.bytes(),
  }
}
