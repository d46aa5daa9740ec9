import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { memoizeHeader } from '../cache/memo-header.ts'
import { acceptedEncoding, type Encoding } from '../http/encoding.ts'
import { typeOfFile } from './file-types.ts'

/** Suffixes that the build appends to the names of compressed copies. */
export const encodingSuffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** A file in one encoding, as it is sent. Headers are names and values in turn. */
export interface MemoryFile {
  readonly etag: string
  readonly headers: readonly string[]
  /** Headers of a 304 response: without those that describe a body. */
  readonly notModifiedHeaders: readonly string[]
  readonly body: Buffer
}

/** Files of a folder in memory, with the compressed copies that lie beside them. */
export interface MemoryFiles {
  /**
   * Returns a file from memory; undefined for a file that was not read yet, found no room, or does not exist.
   * @param path path of the request, without query
   */
  readonly lookup: (path: string, acceptEncoding?: string) => MemoryFile | undefined
  /**
   * Reads a file at its first request. `lookup` finds it afterwards, unless there was no room or no such
   * file.
   */
  readonly load: (path: string) => Promise<void>
}

interface MemoryFilesOptions {
  readonly folder: string
  /** Request paths of the files in the folder. */
  readonly paths: ReadonlySet<string>
  /** Bound for all files together, compressed copies included. */
  readonly maxBytes?: number
  /** Bound for one file without its copies. Larger files are streamed from the disk. */
  readonly maxFileBytes?: number
}

type FileVariants = Partial<Readonly<Record<Encoding | 'identity', MemoryFile>>>

/** Creates the files of the folder of a build. Such a folder does not change: each file is read once. */
export function createMemoryFiles({
  folder,
  paths,
  maxBytes = 33_554_432,
  maxFileBytes = 524_288,
}: MemoryFilesOptions): MemoryFiles {
  const files = new Map<string, FileVariants>()
  const loads = new Map<string, Promise<void>>()
  const used = { bytes: 0 }
  const readEncoding = memoizeHeader(acceptedEncoding)

  async function read(path: string): Promise<void> {
    const compressed = Object.entries(encodingSuffixes).filter(([, suffix]) => paths.has(path + suffix))
    const copies = [['identity', ''] as const, ...compressed]
    const stats = await Promise.all(copies.map(([, suffix]) => stat(join(folder, path + suffix))))
    const size = stats.reduce((sum, { size }) => sum + size, 0)
    if ((stats[0]?.size ?? 0) > maxFileBytes || used.bytes + size > maxBytes) return
    // Before the bytes are read: files that are read at the same moment share the room.
    used.bytes += size
    const variants = await Promise.all(
      copies.map(async ([encoding, suffix], index) => {
        const mtime = stats[index]?.mtime ?? new Date(0)
        const source = { path, encoding, mtime, hasCopies: copies.length > 1 }
        return [encoding, memoryFile(source, await readFile(join(folder, path + suffix)))] as const
      }),
    )
    files.set(path, Object.fromEntries(variants))
  }

  return {
    lookup(path, acceptEncoding = '') {
      const variants = files.get(path)
      if (!variants?.br && !variants?.gzip) return variants?.identity
      const encoding = readEncoding(acceptEncoding)
      return (encoding && variants[encoding]) ?? variants.identity
    },
    load(path) {
      if (!paths.has(path) || typeOfFile(path) === undefined || path.includes('/.')) return Promise.resolve()
      // A file that cannot be read is read again by the handler for the disk, which reports the fault.
      const load = loads.get(path) ?? read(path).catch(() => {})
      loads.set(path, load)
      return load
    },
  }
}

interface FileSource {
  readonly path: string
  readonly encoding: string
  readonly mtime: Date
  readonly hasCopies: boolean
}

function memoryFile({ path, encoding, mtime, hasCopies }: FileSource, body: Buffer): MemoryFile {
  const etag = fileEtag(body.length, mtime)
  const notModifiedHeaders = [
    ...['Cache-Control', cacheControlOf(path), 'Last-Modified', mtime.toUTCString(), 'ETag', etag],
    ...(hasCopies ? ['Vary', 'Accept-Encoding'] : []),
  ]
  const headers = [
    ...['Accept-Ranges', 'bytes', ...notModifiedHeaders, 'Content-Type', typeOfFile(path) ?? ''],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...['Content-Length', String(body.length)],
  ]
  return { etag, headers, notModifiedHeaders, body }
}

/**
 * The `Cache-Control` of a file. Names below `/_build` change with the content, so that those files never do.
 */
const cacheControlOf = (path: string): string =>
  path.startsWith('/_build/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

/** The strong etag of a file: the bytes of a file in a build stay what they were when it was written. */
export const fileEtag = (size: number, mtime: Date): string =>
  `"${size.toString(16)}-${Math.floor(mtime.getTime()).toString(16)}"`
