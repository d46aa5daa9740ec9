import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { memoizeHeader } from '../cache/memo-header.ts'
import { acceptedEncoding, type Encoding } from '../http/encoding.ts'
import { typeOfFile } from './file-types.ts'

/** What the build appends to the names of compressed copies. */
export const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** A file in one encoding, as it is sent. */
export interface MemoryFile {
  readonly etag: string
  /** Names and values in turn. */
  readonly head: readonly string[]
  /** The same for who has the file already: without what describes a body. */
  readonly unchanged: readonly string[]
  readonly body: Buffer
}

/** Files of a folder in memory, with the compressed copies that lie beside them. */
export interface MemoryFiles {
  /**
   * Undefined for what is not in memory: not read yet, too large, or no such file.
   * @param path as it is asked for, without query
   */
  readonly lookup: (path: string, acceptEncoding?: string) => MemoryFile | undefined
  /**
   * Reads a file when it is first asked for. Afterwards `lookup` finds it, unless there is no room, or no
   * file.
   */
  readonly load: (path: string) => Promise<void>
}

interface MemoryOptions {
  readonly folder: string
  /** Paths of its files, as they are asked for. */
  readonly paths: ReadonlySet<string>
  /** Of all files together, in bytes; copies count as well. */
  readonly maxBytes?: number
  /** Of a file without its copies; larger ones are streamed from the disk. */
  readonly maxFileBytes?: number
}

type FileVariants = Partial<Readonly<Record<Encoding | 'identity', MemoryFile>>>

/** A build is a folder that does not change: a file is read once. */
export function createMemoryFiles({
  folder,
  paths,
  maxBytes = 33_554_432,
  maxFileBytes = 524_288,
}: MemoryOptions): MemoryFiles {
  const files = new Map<string, FileVariants>()
  const loads = new Map<string, Promise<void>>()
  const used = { bytes: 0 }
  const accepted = memoizeHeader(acceptedEncoding)

  async function read(path: string): Promise<void> {
    const found = Object.entries(suffixes).filter(([, suffix]) => paths.has(path + suffix))
    const named = [['identity', ''] as const, ...found]
    const stats = await Promise.all(named.map(([, suffix]) => stat(join(folder, path + suffix))))
    const size = stats.reduce((sum, { size }) => sum + size, 0)
    if ((stats[0]?.size ?? 0) > maxFileBytes || used.bytes + size > maxBytes) return
    // Taken before the bytes are read: files that are read at the same moment share the room.
    used.bytes += size
    const copies = await Promise.all(
      named.map(async ([encoding, suffix], index) => {
        const about = {
          path,
          encoding,
          mtime: stats[index]?.mtime ?? new Date(0),
          hasCopies: named.length > 1,
        }
        return [encoding, readyFile(about, await readFile(join(folder, path + suffix)))] as const
      }),
    )
    files.set(path, Object.fromEntries(copies))
  }

  return {
    lookup(path, acceptEncoding = '') {
      const copies = files.get(path)
      if (!copies?.br && !copies?.gzip) return copies?.identity
      const encoding = accepted(acceptEncoding)
      return (encoding && copies[encoding]) ?? copies.identity
    },
    load(path) {
      if (!paths.has(path) || typeOfFile(path) === undefined || path.includes('/.')) return Promise.resolve()
      // What cannot be read is told when the disk is asked again for sending it.
      const load = loads.get(path) ?? read(path).catch(() => {})
      loads.set(path, load)
      return load
    },
  }
}

interface About {
  readonly path: string
  readonly encoding: string
  readonly mtime: Date
  readonly hasCopies: boolean
}

function readyFile({ path, encoding, mtime, hasCopies }: About, body: Buffer): MemoryFile {
  const etag = fileEtag(body.length, mtime)
  const unchanged = [
    ...['Cache-Control', cacheControlOf(path), 'Last-Modified', mtime.toUTCString(), 'ETag', etag],
    ...(hasCopies ? ['Vary', 'Accept-Encoding'] : []),
  ]
  const head = [
    ...['Accept-Ranges', 'bytes', ...unchanged, 'Content-Type', typeOfFile(path) ?? ''],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...['Content-Length', String(body.length)],
  ]
  return { etag, head, unchanged, body }
}

/** Names below `/_build` change with what is in the files. */
const cacheControlOf = (path: string): string =>
  path.startsWith('/_build/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

/** Strong: the bytes of a file in a build are what they were when it was written. */
export const fileEtag = (size: number, mtime: Date): string =>
  `"${size.toString(16)}-${Math.floor(mtime.getTime()).toString(16)}"`

/** With one of these an answer may be a part or a refusal. */
const conditions = ['range', 'if-match', 'if-unmodified-since'] as const

/** Status, headers (names and values in turn) and body of an answer. */
export interface FileResponse {
  readonly status: 200 | 304
  readonly head: readonly string[]
  readonly body?: Buffer
}

/**
 * The answer to GET and HEAD for a file in memory: 200, or 304 to who has it already. Undefined for
 * everything else: what is not in memory, parts, other conditions.
 */
export function fileResponse(
  files: MemoryFiles,
  { method, headers, url = '' }: IncomingMessage,
): FileResponse | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const query = url.indexOf('?')
  const file = files.lookup(query < 0 ? url : url.slice(0, query), headers['accept-encoding'])
  if (!file || conditions.some((name) => name in headers)) return undefined
  const known = headers['if-none-match']
  if (known === file.etag) return { status: 304, head: file.unchanged }
  if (known !== undefined || 'if-modified-since' in headers) return undefined
  return { status: 200, head: file.head, body: file.body }
}
