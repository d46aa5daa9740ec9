import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { compress, type Encoding, minCompressedBytes, thoroughLevels } from '../http/encoding.ts'

export interface CompressedFile {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Compressed copies in memory, made when they are first asked for and again when the file changed. */
export interface CompressedFiles {
  /**
   * Whether a file of this name is worth it; pictures of other kinds, films and archives are compressed
   * already.
   */
  readonly isCompressible: (file: string) => boolean
  /** Undefined for a file that is too small or too large, or is not there. */
  readonly get: (file: string, encoding: Encoding) => Promise<CompressedFile | undefined>
}

const compressible = /\.(?:css|csv|html?|json|md|svg|txt|vtt|xml)$/i
const largest = 2_097_152
const maxBytes = 16_777_216

interface Wanted {
  readonly file: string
  readonly encoding: Encoding
}

export function createCompressedFiles(): CompressedFiles {
  const copies = new LRUCache<string, Buffer, Wanted>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: async (_key, _old, { context: { file, encoding } }) =>
      compress(await readFile(file), encoding, thoroughLevels),
  })
  return {
    isCompressible: (file) => compressible.test(file),
    async get(file, encoding) {
      const stats = await stat(file).catch(() => undefined)
      if (!stats?.isFile() || stats.size < minCompressedBytes || stats.size > largest) return undefined
      const version = `${stats.size.toString(16)}-${Math.floor(stats.mtimeMs).toString(16)}-${encoding}`
      const bytes = await copies.fetch(`${version} ${file}`, { context: { file, encoding } })
      return bytes && { bytes, headers: headersOf(stats, version, encoding) }
    },
  }
}

const headersOf = ({ mtime }: Stats, version: string, encoding: Encoding) => ({
  'Content-Encoding': encoding,
  'Last-Modified': mtime.toUTCString(),
  ETag: `W/"${version}"`,
})
