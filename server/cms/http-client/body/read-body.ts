import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { CmsError } from '../cms-error.ts'
import { type GatheredBytes, gatherKept } from './gathered-bytes.ts'

/** Creates the decoder of each content encoding; undefined where nothing is decoded. */
const decoders: ReadonlyMap<string, (() => Transform) | undefined> = new Map([
  ['', undefined],
  ['identity', undefined],
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['br', () => createBrotliDecompress()],
])

type HeaderValue = string | readonly string[] | undefined

/**
 * Decompresses a body. Accepts one content encoding at most: with stacked encodings a small body can be
 * decompressed to an endless one.
 */
function decode(body: Readable, encoding: HeaderValue): Readable {
  const name = String(encoding ?? '')
    .trim()
    .toLowerCase()
  if (!decoders.has(name)) {
    throw new CmsError('malformed', `The content system answered with the encoding "${name.slice(0, 40)}"`)
  }
  const decoder = decoders.get(name)
  // `pipeline` passes an error of the body on to the decoder, where it is handled.
  return decoder ? pipeline(body, decoder(), () => {}) : body
}

/** The number of bytes that are read at most, and the error for a longer body. */
interface SizeLimit {
  readonly maxBytes: number
  readonly tooLarge: () => CmsError
  /** Opens the account of the body in the memory of all that are read; who opens it closes it. */
  readonly open?: (stream: Readable) => GatheredBytes
}

/**
 * Reads and decompresses a whole body. Its bytes are counted as they arrive, compressed and decompressed, and
 * the transfer ends at the limit. The header Content-Length may be wrong, so no memory is reserved by it.
 * @throws CmsError `malformed` for another encoding, the error of `limit.tooLarge`, or the error of the
 * connection or the decoder
 */
export async function readBody(body: Readable, encoding: HeaderValue, limit: SizeLimit): Promise<Buffer> {
  // The body may emit an error after this function has returned, which would end the process.
  body.on('error', () => {})
  try {
    const decoded = decode(body, encoding)
    // An endless compressed body may decompress to nothing, so that the limit below never ends it.
    if (decoded !== body) count(body, limit)
    const gathered = limit.open?.(decoded) ?? gatherKept()
    await collect(decoded, limit, gathered)
    return await gathered.whole()
  } finally {
    body.destroy()
  }
}

/** Passes on the bytes of a stream, and ends it at the limit. */
function count(stream: Readable, { maxBytes, tooLarge }: SizeLimit, take?: (chunk: Buffer) => void): void {
  const read = { size: 0 }
  stream.on('data', (chunk: Buffer) => {
    read.size += chunk.length
    if (read.size > maxBytes) stream.destroy(tooLarge())
    else
      try {
        take?.(chunk)
      } catch (err) {
        // There may be no memory: thrown here, it would end the process.
        stream.destroy(err as Error)
      }
  })
}

/** Reads a whole stream. Uses events, because async iteration takes longer than the transfer of a page. */
const collect = (stream: Readable, limit: SizeLimit, gathered: GatheredBytes): Promise<void> =>
  new Promise((resolve, reject) => {
    count(stream, limit, gathered.add)
    stream.on('end', () => resolve())
    stream.on('error', reject)
    // After an `error` the promise is settled already, and this changes nothing.
    stream.on('close', () => {
      if (!stream.readableEnded)
        reject(Object.assign(new Error('The body ended early'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }))
    })
  })
