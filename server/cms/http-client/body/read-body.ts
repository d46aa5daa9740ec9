import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { runStepsInTurns, type Steps } from '../../../scheduling/steps.ts'
import { CmsError } from '../cms-error.ts'
import type { BodyAccount } from './body-budget.ts'

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
  readonly open?: (stream: Readable) => Pick<BodyAccount, 'add'>
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
    if (decoded !== body) count(body, limit, (error) => body.destroy(error))
    const chunks = await collect(decoded, limit)
    return await runStepsInTurns(joinInSteps(chunks))
  } finally {
    body.destroy()
  }
}

/** Bytes that are copied in a step: memory that nobody had before takes a few milliseconds a megabyte. */
const bytesInStep = 524_288

function* joinInSteps(chunks: readonly Buffer[]): Steps<Buffer> {
  const whole = Buffer.allocUnsafe(chunks.reduce((sum, { length }) => sum + length, 0))
  let [at, copied] = [0, 0]
  for (const chunk of chunks) {
    at += chunk.copy(whole, at)
    if (at - copied < bytesInStep) continue
    copied = at
    yield
  }
  return whole
}

/** Counts the bytes of a stream, and calls `end` at the limit. */
function count(stream: Readable, { maxBytes, tooLarge }: SizeLimit, end: (error: CmsError) => void): void {
  const read = { size: 0 }
  stream.on('data', (chunk: Buffer) => {
    read.size += chunk.length
    if (read.size > maxBytes) end(tooLarge())
  })
}

/** Reads a whole stream. Uses events, because async iteration takes longer than the transfer of a page. */
const collect = (stream: Readable, limit: SizeLimit): Promise<readonly Buffer[]> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const account = limit.open?.(stream)
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      account?.add(chunk.length)
    })
    count(stream, limit, (error) => stream.destroy(error))
    stream.on('end', () => resolve(chunks))
    stream.on('error', reject)
    // After an `error` the promise is settled already, and this changes nothing.
    stream.on('close', () => {
      if (!stream.readableEnded)
        reject(Object.assign(new Error('The body ended early'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }))
    })
  })
