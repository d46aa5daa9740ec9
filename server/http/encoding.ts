import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib'

/** Compressions that the server knows, preferred first. */
const encodings = ['br', 'gzip'] as const
/** A compression as HTTP names it. */
export type Encoding = (typeof encodings)[number]

const weighted = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d*)?)\s*)?$/i

/**
 * The compression that `Accept-Encoding` gives most weight (RFC 9110, section 12.5.3); undefined where it
 * allows none, or prefers an answer as it is.
 */
export function acceptedEncoding(header = ''): Encoding | undefined {
  const weights = new Map(
    header.split(',').flatMap((part) => {
      const [, name, weight = '1'] = weighted.exec(part) ?? []
      return name ? [[name.toLowerCase(), Number(weight)] as const] : []
    }),
  )
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const least = weights.get('identity') ?? 0
  const liked = encodings.filter((name) => weigh(name) > 0 && weigh(name) >= least)
  return liked.toSorted((a, b) => weigh(b) - weigh(a))[0]
}

type Levels = Readonly<Record<Encoding, number>>
/**
 * For an answer that somebody waits for. From level 4 on Brotli takes three times as long, for a page that is
 * 3 % shorter.
 */
const quickLevels: Levels = { br: 3, gzip: 4 }
/** For what is compressed once and sent often. */
export const thoroughLevels: Levels = { br: 9, gzip: 9 }
/** For work in the background that nobody waits for. */
export const bestLevels: Levels = { br: 11, gzip: 9 }

/** Shorter answers are not compressed: they fit one packet anyway. */
export const minCompressedBytes = 1_024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

/** A window as wide as the text, and not wider: its memory is allocated anew for each text. */
const windowOf = (length: number): number =>
  Math.min(
    zlib.BROTLI_DEFAULT_WINDOW,
    Math.max(zlib.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  )

/**
 * With the smallest blocks, which make the result a thousandth longer. The memory that the best level needs
 * grows with the block, to 15 MB for a page of 200 KB, and the C library keeps it for each thread that ever
 * compressed.
 */
const brotliOptions = (bytes: Buffer, level: number) => ({
  params: {
    [zlib.BROTLI_PARAM_QUALITY]: level,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [zlib.BROTLI_PARAM_LGWIN]: windowOf(bytes.length),
    [zlib.BROTLI_PARAM_LGBLOCK]: zlib.BROTLI_MIN_INPUT_BLOCK_BITS,
  },
})

const compressors: Readonly<Record<Encoding, (bytes: Buffer, level: number) => Promise<Buffer>>> = {
  br: (bytes, level) => toBrotli(bytes, brotliOptions(bytes, level)),
  gzip: (bytes, level) => toGzip(bytes, { level }),
}

const syncCompressors: Readonly<Record<Encoding, (bytes: Buffer, level: number) => Buffer>> = {
  br: (bytes, level) => brotliCompressSync(bytes, brotliOptions(bytes, level)),
  gzip: (bytes, level) => gzipSync(bytes, { level }),
}

/** Compresses on another thread. */
export const compress = (bytes: Buffer, encoding: Encoding, levels: Levels): Promise<Buffer> =>
  compressors[encoding](bytes, levels[encoding])

/**
 * Bytes up to which it costs as much to hand the work to another thread as to do it: a fraction of a
 * millisecond.
 */
const maxSyncBytes = 65_536

/** Compresses for somebody who waits: quickly, and at once where the text is short. */
export const compressQuickly = (bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> =>
  bytes.length > maxSyncBytes
    ? compress(bytes, encoding, quickLevels)
    : syncCompressors[encoding](bytes, quickLevels[encoding])
