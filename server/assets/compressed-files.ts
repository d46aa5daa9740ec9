import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createBoundedCache } from '../cache/bounded-cache.ts'
import { createShareInFlight } from '../cache/share-in-flight.ts'
import { compress, type Encoding, minCompressedBytes, thoroughLevels } from '../http/encoding.ts'

/** A file in one encoding, with the headers that go with it. */
export interface CompressedFile {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Compressed copies of uploaded files in memory. A copy is created when it is first requested, and again when
 * its file has changed.
 */
export interface CompressedFiles {
  /**
   * Whether a file of this name is worth compressing: videos, archives and most pictures are compressed
   * already.
   */
  readonly isCompressible: (file: string) => boolean
  /** The compressed copy of a file; undefined for a file that is too small, too large or missing. */
  readonly get: (file: string, encoding: Encoding) => Promise<CompressedFile | undefined>
}

/** Names of files whose formats are not compressed themselves. */
const compressible = /\.(?:css|csv|html?|json|md|svg|txt|vtt|xml)$/i
/** Larger files are sent as they are. */
const maxFileBytes = 2_097_152
/** Maximum number of bytes of all copies together. */
const maxBytes = 16_777_216

/** Creates an empty cache of compressed copies. */
export function createCompressedFiles(): CompressedFiles {
  const copies = createBoundedCache<string, Buffer>({ maxBytes, sizeOf: ({ length }) => Math.max(1, length) })
  const share = createShareInFlight<Buffer>()

  const compressOnce = (key: string, file: string, encoding: Encoding): Promise<Buffer> =>
    share(key, async () => {
      const bytes = await compress(await readFile(file), encoding, thoroughLevels)
      copies.set(key, bytes)
      return bytes
    })

  return {
    isCompressible: (file) => compressible.test(file),
    async get(file, encoding) {
      const stats = await stat(file).catch(() => undefined)
      if (!stats?.isFile() || stats.size < minCompressedBytes || stats.size > maxFileBytes) return undefined
      const version = `${stats.size.toString(16)}-${Math.floor(stats.mtimeMs).toString(16)}-${encoding}`
      const key = `${version} ${file}`
      const bytes = copies.get(key) ?? (await compressOnce(key, file, encoding))
      return { bytes, headers: headersOf(stats, version, encoding) }
    },
  }
}

const headersOf = ({ mtime }: Stats, version: string, encoding: Encoding) => ({
  'Content-Encoding': encoding,
  'Last-Modified': mtime.toUTCString(),
  ETag: `W/"${version}"`,
})
