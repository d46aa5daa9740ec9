/** Reads what a file says about its picture. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { PixelSides } from '../../../src/content/pictures/picture-sizes.ts'
import { type Tone, toneOf } from '../../../src/content/pictures/tones.ts'
import type { PictureLibrary } from '../../brand/pictures/picture-library.ts'
import { OverloadError } from '../../scheduling/render-queue.ts'
import type { FileReading } from './file-facts.ts'
import { type SniffedFormat, sniffedBytes, sniffFormat } from './sniff-format.ts'

/** Maximum bytes of a file of which pictures are made. */
const maxBytes = 40_000_000
/** Maximum pixels; a picture that cannot be read row by row may have fewer. */
const maxPixels = 100_000_000
/** Maximum memory for a picture that cannot be read row by row. */
const maxDecodedBytes = 128_000_000
/** Maximum height: what is made of a picture may be as high, and WebP ends at 16,383. */
const maxHeight = 16_000
/** Rows in memory while a picture is read row by row, and the memory of the decoder. */
const rowsBytes = 8_000_000

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file, { highWaterMark: 262_144 })) hash.update(piece)
  return hash.digest('hex')
}

type Metadata = Awaited<ReturnType<ReturnType<PictureLibrary>['metadata']>>

/** Formats and forms that are decoded as a whole. Progressive JPEG keeps all its coefficients. */
const isReadWhole = ({ format, isProgressive }: Metadata): boolean =>
  isProgressive === true || !['jpeg', 'png'].includes(format)

/** Memory for decoding: whole pictures take three or four channels of one or two bytes, some twice. */
const decodedBytesOf = (metadata: Metadata): number =>
  isReadWhole(metadata)
    ? metadata.width * metadata.height * metadata.channels * (metadata.depth === 'uchar' ? 1 : 2)
    : rowsBytes

/** Why a picture is too large, as the end of a sentence that begins with its name. */
function sizeFault({ width, height }: PixelSides, decodedBytes: number, bytes: number): string | undefined {
  const pixels = `${width} × ${height}`
  if (bytes > maxBytes) return `has ${Math.round(bytes / 1e6)} MB, more than ${maxBytes / 1e6} MB`
  if (width * height > maxPixels || height > maxHeight)
    return `has ${pixels} pixels, more than ${maxPixels / 1e6} million or higher than ${maxHeight}`
  return decodedBytes > maxDecodedBytes
    ? `has ${pixels} pixels in a form that has to be in memory as a whole`
    : undefined
}

const options = { limitInputPixels: false, sequentialRead: true, failOn: 'error' } as const

/**
 * The average colour. All pixels are decoded for it, which also shows whether they can be.
 * @throws Error of the library for a file that ends early or is damaged
 */
async function averageOf(sharp: PictureLibrary, file: string): Promise<Tone> {
  const side = 8
  const { data, info } = await sharp(file, options)
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const mean = (channel: number): number => {
    const values = [...data].filter((_, index) => index % info.channels === channel % info.channels)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  return toneOf([mean(0), mean(1), mean(2)])
}

/** Width and height of a GIF, which no library has to read. */
const gifSides = (bytes: Buffer): PixelSides => ({
  width: bytes.length >= 10 ? bytes.readUInt16LE(6) : 0,
  height: bytes.length >= 10 ? bytes.readUInt16LE(8) : 0,
})

/** Runs work that takes memory when there is room for it. */
export type RunWithin = <T>(memory: number, work: () => Promise<T>) => Promise<T>

interface ReadFactsOptions {
  readonly sharp: PictureLibrary
  /** Absolute path. */
  readonly file: string
  /** Size of the file. */
  readonly bytes: number
  readonly runWithin: RunWithin
}

async function scalableFacts(
  { sharp, file, bytes, runWithin }: ReadFactsOptions,
  { format, isAnimated }: SniffedFormat,
): Promise<FileReading> {
  const metadata = await sharp(file, options).metadata()
  const { width, height } = metadata.autoOrient
  const decodedBytes = decodedBytesOf(metadata)
  const plain = { format, width, height, isAnimated, decodedBytes, hash: '' }
  const fault = sizeFault({ width, height }, decodedBytes, bytes)
  if (isAnimated || fault !== undefined) return { kind: 'picture', facts: { ...plain, fault } }
  try {
    const tone = await runWithin(decodedBytes, () => averageOf(sharp, file))
    const hash = await hashOf(file)
    // What is behind a picture shows through where it is clear.
    return { kind: 'picture', facts: { ...plain, hash, tone: metadata.hasAlpha ? undefined : tone } }
  } catch (err) {
    if (isPassing(err)) throw err
    return { kind: 'picture', facts: { ...plain, fault: damaged(err) } }
  }
}

/** Errors that say nothing of the file: of the disk, and of a line that is full. */
const isPassing = (err: unknown): boolean =>
  err instanceof OverloadError || typeof (err as NodeJS.ErrnoException).code === 'string'

const damaged = (err: unknown): string => {
  const [line = ''] = (err instanceof Error ? err.message : String(err)).split('\n')
  return `cannot be decoded to its end (${line.slice(0, 120)})`
}

/**
 * Reads a file of pictures.
 * @throws the errors of the file system, and those of `runWithin`
 */
export async function readFacts(options: ReadFactsOptions): Promise<FileReading> {
  const first = await firstBytes(options.file)
  const sniffed = sniffFormat(first)
  if (!sniffed) return { kind: 'none', fault: 'is no JPEG, PNG, WebP, AVIF or GIF' }
  if (sniffed.format === 'gif')
    return { kind: 'picture', facts: { ...sniffed, ...gifSides(first), hash: '', decodedBytes: 0 } }
  try {
    return await scalableFacts(options, sniffed)
  } catch (err) {
    if (isPassing(err)) throw err
    return { kind: 'none', fault: damaged(err) }
  }
}
