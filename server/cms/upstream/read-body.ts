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

async function collect(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) {
      throw new CmsError('too-large', `The content system answered with more than ${maxBytes} bytes`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
