import { createHash } from 'node:crypto'
import { compress, type Encoding, thoroughLevels } from '../http/encoding.ts'

/**
 * One XML file of the sitemap. It is stored compressed only: uncompressed, the files of a large site would
 * take more memory than all cached pages.
 */
export interface SitemapFile {
  /** Weak etag for all encodings. */
  readonly etag: string
  /** Uncompressed length in bytes. */
  readonly length: number
  /** Compressed bytes by encoding. */
  readonly copies: Readonly<Record<Encoding, Buffer>>
}

/** Writes one file in pieces. */
export interface FileWriter {
  write(text: string): void
  /** Number of uncompressed bytes written so far. */
  length(): number
  /** Compresses the file on another thread. Has to be called once, at the end. */
  finish(): Promise<SitemapFile>
}

/**
 * Creates a writer of a file. Writing in pieces keeps each step short, so that requests are served between.
 */
export function createFileWriter(): FileWriter {
  const hash = createHash('sha1')
  const pieces: Buffer[] = []
  let length = 0
  return {
    write(text) {
      const piece = Buffer.from(text)
      hash.update(piece)
      pieces.push(piece)
      length += piece.length
    },
    length: () => length,
    async finish() {
      const bytes = Buffer.concat(pieces.splice(0), length)
      const [br, gzip] = await Promise.all([
        compress(bytes, 'br', thoroughLevels),
        compress(bytes, 'gzip', thoroughLevels),
      ])
      return { etag: `W/"${length.toString(16)}-${hash.digest('base64url')}"`, length, copies: { br, gzip } }
    },
  }
}
