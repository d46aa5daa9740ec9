import { createHash } from 'node:crypto'
import { compress, type Encoding, thoroughLevels } from '../http/encoding.ts'

/**
 * One XML file of the sitemap. It is stored compressed only: unpacked, the files of a large site would take
 * more memory than all cached pages.
 */
export interface SitemapFile {
  /** Weak tag for all encodings. */
  readonly etag: string
  /** Bytes, unpacked. */
  readonly length: number
  readonly copies: Readonly<Record<Encoding, Buffer>>
}

/** Writes one file. */
export interface FileWriter {
  write(text: string): void
  /** Bytes so far. */
  length(): number
  /** Compresses on another thread. To be called once, at the end. */
  finish(): Promise<SitemapFile>
}

/** Writes a file in pieces, so that no step of it is long. */
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
