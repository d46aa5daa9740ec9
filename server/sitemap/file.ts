import { createHash } from 'node:crypto'
import { compress, type Encoding, thoroughLevels } from '../http/encoding.ts'

/**
 * One XML file, kept compressed only: unpacked, those of a large site would take more memory than all
 * finished pages.
 */
export interface SitemapFile {
  /** Weak: one for all encodings. */
  readonly etag: string
  /** Bytes, unpacked. */
  readonly length: number
  readonly copies: Readonly<Record<Encoding, Buffer>>
}

export interface FileWriter {
  write(text: string): void
  /** Bytes so far. */
  length(): number
  /** Compresses beside the event loop. To be called once, at the end. */
  finish(): Promise<SitemapFile>
}

/** Takes a long text in pieces, so that no step of making it is long. */
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
