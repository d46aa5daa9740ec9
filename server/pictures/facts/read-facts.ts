/** Reads what a file says about its picture. */
import { open } from 'node:fs/promises'
import type { PixelSides } from '../../../src/content/pictures/picture-sizes.ts'
import { toneOf } from '../../../src/content/pictures/tones.ts'
import { gifSides } from '../header/picture-header.ts'
import { type SniffedFormat, sniffedBytes, sniffFormat } from '../header/sniff-format.ts'
import { type MeasuredPicture, PictureWorkError, type PictureWorker } from '../worker/picture-work.ts'
import type { FileReading } from './file-facts.ts'

/** Maximum bytes of a file of which pictures are made. */
const maxBytes = 40_000_000
/** Maximum pixels; a picture that cannot be read row by row may have fewer. */
const maxPixels = 100_000_000
/** Maximum memory for a picture that cannot be read row by row. */
const maxDecodedBytes = 190_000_000
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

/** Formats and forms that are decoded as a whole. Progressive JPEG keeps all its coefficients. */
const isReadWhole = ({ format, isProgressive }: MeasuredPicture): boolean =>
  isProgressive || !['jpeg', 'png'].includes(format)

/** Coefficients of a JPEG for each pixel and channel after the first, by how much of the colour is kept. */
const coefficientsOfColour: Readonly<Record<string, number>> = { '4:2:0': 0.25, '4:2:2': 0.5 }

/** Bytes that the decoder of AVIF takes for each pixel; measured. */
const bytesOfAvif = 18

/** Bytes for each pixel of what is decoded as a whole. A progressive JPEG has all its coefficients in memory. */
function bytesPerPixel({ format, channels, depth, chromaSubsampling = '' }: MeasuredPicture): number {
  if (format === 'heif') return bytesOfAvif
  if (format !== 'jpeg') return Math.max(4, channels * (depth === 'uchar' ? 1 : 2))
  return 2 * (1 + (channels - 1) * (coefficientsOfColour[chromaSubsampling] ?? 1))
}

/** Memory for decoding. */
const decodedBytesOf = (picture: MeasuredPicture): number =>
  rowsBytes + (isReadWhole(picture) ? picture.width * picture.height * bytesPerPixel(picture) : 0)

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

/** Runs work that takes memory when there is room for it. */
export type RunWithin = <T>(memory: number, work: () => Promise<T>) => Promise<T>

interface ReadFactsOptions {
  readonly worker: PictureWorker
  /** Absolute path. */
  readonly file: string
  /** Size of the file. */
  readonly bytes: number
  readonly runWithin: RunWithin
}

async function scalableFacts(
  { worker, file, bytes, runWithin }: ReadFactsOptions,
  { format, isAnimated }: SniffedFormat,
): Promise<FileReading> {
  // Little by itself, but the process may have to start for it.
  const measured = await runWithin(0, () => worker.measure(file))
  const { width, height } = measured
  const decodedBytes = decodedBytesOf(measured)
  const plain = { format, width, height, isAnimated, decodedBytes, hash: '' }
  const fault = sizeFault({ width, height }, decodedBytes, bytes)
  if (isAnimated || fault !== undefined) return { kind: 'picture', facts: { ...plain, fault } }
  try {
    const { average, hash } = await runWithin(decodedBytes, () => worker.examine(file))
    // What is behind a picture shows through where it is clear.
    const tone = measured.hasAlpha ? undefined : toneOf(average)
    return { kind: 'picture', facts: { ...plain, hash, tone } }
  } catch (err) {
    return { kind: 'picture', facts: { ...plain, fault: damage(err) } }
  }
}

/**
 * What is wrong with a file that could not be decoded.
 * @throws the error itself where it says nothing of the file
 */
function damage(err: unknown): string {
  if (!(err instanceof PictureWorkError) || err.kind !== 'damaged') throw err
  return `cannot be decoded to its end (${err.message.split('\n')[0]?.slice(0, 120)})`
}

/**
 * Reads a file of pictures.
 * @throws PictureWorkError, the errors of the file system, and those of `runWithin`
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
    return { kind: 'none', fault: damage(err) }
  }
}
