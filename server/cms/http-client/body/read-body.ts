import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { CmsError } from '../cms-error.ts'

const decoders: ReadonlyMap<string, (() => Transform) | undefined> = new Map([
  ['', undefined],
  ['identity', undefined],
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['br', () => createBrotliDecompress()],
])

type HeaderValue = string | readonly string[] | undefined

/** One layer at most: stacked encodings are how a small answer becomes an endless one (L1). */
function decode(body: Readable, encoding: HeaderValue): Readable {
  const name = String(encoding ?? '')
    .trim()
    .toLowerCase()
  if (!decoders.has(name)) {
    throw new CmsError('malformed', `The content system answered with the encoding "${name.slice(0, 40)}"`)
  }
  const decoder = decoders.get(name)
  // An error on the way ends the last stream too, and shows there.
  return decoder ? pipeline(body, decoder(), () => {}) : body
}

/** The most bytes that are read, and what is said of more. */
interface SizeLimit {
  readonly maxBytes: number
  readonly tooLarge: () => CmsError
}

/**
 * All of a body or nothing. Bytes are counted as they come, packed and unpacked, and the transfer ends at the
 * limit; what Content-Length says reserves no memory (L2, L3, Z8).
 * @throws CmsError, or the error of the connection or the decoder
 */
export async function readBody(body: Readable, encoding: HeaderValue, limit: SizeLimit): Promise<Buffer> {
  // An error may come after the end that was waited for.
  body.on('error', () => {})
  try {
    const decoded = decode(body, encoding)
    // What is packed may be endless, and unpack to nothing.
    if (decoded !== body) count(body, limit, (error) => body.destroy(error))
    return await collect(decoded, limit)
  } finally {
    body.destroy()
  }
}

function count(stream: Readable, { maxBytes, tooLarge }: SizeLimit, end: (error: CmsError) => void): void {
  const read = { size: 0 }
  stream.on('data', (chunk: Buffer) => {
    read.size += chunk.length
    if (read.size > maxBytes) end(tooLarge())
  })
}

/** By events: an iterator over a stream costs more than the transfer of a page. */
const collect = (stream: Readable, limit: SizeLimit): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    count(stream, limit, (error) => stream.destroy(error))
    stream.on('end', () => resolve(Buffer.concat(chunks)))
    stream.on('error', reject)
    // Says nothing new to those who have heard of an error.
    stream.on('close', () => {
      if (!stream.readableEnded)
        reject(Object.assign(new Error('The body ended early'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }))
    })
  })
