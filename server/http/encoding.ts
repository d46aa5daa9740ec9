/** Chooses the compression that a client accepts (Brotli or gzip), and compresses texts with it. */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib'

/** Compressions that the server supports, preferred first. */
const encodings = ['br', 'gzip'] as const
/** A compression as HTTP names it. */
export type Encoding = (typeof encodings)[number]

/** Matches an encoding with an optional weight, such as `br;q=0.8`. */
const weighted = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d*)?)\s*)?$/i

/**
 * The compression with the highest weight in `Accept-Encoding` (RFC 9110, section 12.5.3); undefined where
 * the header allows none, or prefers an uncompressed response.
 */
export function acceptedEncoding(header = ''): Encoding | undefined {
  const weights = new Map(
    header.split(',').flatMap((part) => {
      const [, name, weight = '1'] = weighted.exec(part) ?? []
      return name ? [[name.toLowerCase(), Number(weight)] as const] : []
    }),
  )
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const minWeight = weights.get('identity') ?? 0
  const accepted = encodings.filter((name) => weigh(name) > 0 && weigh(name) >= minWeight)
  return accepted.toSorted((a, b) => weigh(b) - weigh(a))[0]
}

/** Compression levels by encoding. */
type Levels = Readonly<Record<Encoding, number>>
/**
 * Levels for a response that a visitor waits for. From level 4 on Brotli takes three times as long, for a
 * page that is 3 % shorter.
 */
const quickLevels: Levels = { br: 3, gzip: 4 }
/** Levels for data that is compressed once and sent often. */
export const thoroughLevels: Levels = { br: 9, gzip: 9 }
/** Levels for work in the background. */
export const bestLevels: Levels = { br: 11, gzip: 9 }

/** Shorter responses are not compressed: they fit into one packet anyway. */
export const minCompressedBytes = 1_024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

/** Bits of the Brotli window, just enough for a text: the memory for it is allocated anew for each text. */
const windowOf = (length: number): number =>
  Math.min(
    zlib.BROTLI_DEFAULT_WINDOW,
    Math.max(zlib.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  )

/**
 * Options of Brotli, with the smallest blocks, which make the result a thousandth longer. The memory that the
 * best level needs grows with the block, to 15 MB for a page of 200 KB, and the C library does not release it
 * in any thread that ever compressed.
 */
const brotliOptions = (bytes: Buffer, level: number) => ({
  params: {
    [zlib.BROTLI_PARAM_QUALITY]: level,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [zlib.BROTLI_PARAM_LGWIN]: windowOf(bytes.length),
    [zlib.BROTLI_PARAM_LGBLOCK]: zlib.BROTLI_MIN_INPUT_BLOCK_BITS,
  },
})

/** Compressors on another thread. */
const compressors: Readonly<Record<Encoding, (bytes: Buffer, level: number) => Promise<Buffer>>> = {
  br: (bytes, level) => toBrotli(bytes, brotliOptions(bytes, level)),
  gzip: (bytes, level) => toGzip(bytes, { level }),
}

/** Compressors on this thread. */
const syncCompressors: Readonly<Record<Encoding, (bytes: Buffer, level: number) => Buffer>> = {
  br: (bytes, level) => brotliCompressSync(bytes, brotliOptions(bytes, level)),
  gzip: (bytes, level) => gzipSync(bytes, { level }),
}

/** Compresses bytes on another thread. */
export const compress = (bytes: Buffer, encoding: Encoding, levels: Levels): Promise<Buffer> =>
  compressors[encoding](bytes, levels[encoding])

/**
 * Maximum number of bytes compressed on this thread. Up to it, the hand-over to another thread takes as long
 * as the work: a fraction of a millisecond.
 */
const maxSyncBytes = 65_536

/** Compresses bytes for a waiting visitor, at quick levels; synchronously where they are few. */
export const compressQuickly = (bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> =>
  bytes.length > maxSyncBytes
    ? compress(bytes, encoding, quickLevels)
    : syncCompressors[encoding](bytes, quickLevels[encoding])
