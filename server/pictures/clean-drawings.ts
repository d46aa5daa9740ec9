/** Drawings of the content, cleaned: browsers open them as documents of this site. */
import { readFile, stat } from 'node:fs/promises'
import { cleanSvg, maxSvgBytes } from '../brand/artwork/clean-svg.ts'
import { createBoundedCache } from '../cache/bounded-cache.ts'
import { createShareInFlight } from '../cache/share-in-flight.ts'
import { compress, type Encoding, minCompressedBytes, thoroughLevels } from '../http/encoding.ts'

/** A drawing as it is sent. */
export interface CleanDrawing {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export interface CleanDrawings {
  /** Undefined for a file that is missing, too large or no well-formed drawing. */
  get(file: string, encoding: Encoding | undefined): Promise<CleanDrawing | undefined>
}

/** Bytes of all drawings in memory together. */
const maxBytes = 8_000_000

/** Creates the drawings. A file is cleaned when it is first asked for, and again when it has changed. */
export function createCleanDrawings(): CleanDrawings {
  const known = createBoundedCache<string, Buffer>({ maxBytes, sizeOf: ({ length }) => Math.max(1, length) })
  const share = createShareInFlight<Buffer>()

  async function make(file: string, encoding: Encoding | undefined): Promise<Buffer> {
    const text = cleanSvg(await readFile(file))
    const bytes = Buffer.from(text ?? '')
    return encoding && bytes.length > 0 ? compress(bytes, encoding, thoroughLevels) : bytes
  }

  return {
    async get(file, accepted) {
      const stats = await stat(file).catch(() => undefined)
      if (!stats?.isFile() || stats.size > maxSvgBytes) return undefined
      const encoding = stats.size < minCompressedBytes ? undefined : accepted
      const version = `${stats.size.toString(16)}-${Math.floor(stats.mtimeMs).toString(16)}-${encoding ?? 'clean'}`
      const key = `${version} ${file}`
      const bytes =
        known.get(key) ??
        (await share(key, async () => {
          const made = await make(file, encoding)
          known.set(key, made)
          return made
        }))
      if (bytes.length === 0) return undefined
      const headers = { 'Last-Modified': stats.mtime.toUTCString(), ETag: `W/"${version}"` }
      return { bytes, headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers }
    },
  }
}
