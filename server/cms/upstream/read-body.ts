import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { CmsError } from './cms-error.ts'

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

/**
 * All of a body or nothing. Decoded bytes are counted as they come, and the transfer ends at the limit; what Content-Length says
 * reserves no memory (L2, L3, Z8).
 * @throws CmsError, or the error of the connection or the decoder
 */
export async function readBody(body: Readable, encoding: HeaderValue, maxBytes: number): Promise<Buffer> {
  // Ending a transfer early is an error to undici, which nobody else listens to.
  body.on('error', () => {})
  try {
    return await collect(decode(body, encoding), maxBytes)
  } finally {
    body.destroy()
  }
}

/** By events: an iterator over a stream costs more than the transfer of a page. */
const collect = (stream: Readable, maxBytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const read = { size: 0, all: false }
    stream.on('data', (chunk: Buffer) => {
      read.size += chunk.length
      if (read.size <= maxBytes) chunks.push(chunk)
      else reject(new CmsError('too-large', `The content system answered with more than ${maxBytes} bytes`))
    })
    stream.on('end', () => {
      read.all = true
      resolve(Buffer.concat(chunks))
    })
    stream.on('error', reject)
    stream.on('close', () => {
      if (!read.all)
        reject(Object.assign(new Error('The body ended early'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }))
    })
  })
