import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib'

/** Preferred first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const weighted = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d*)?)\s*)?$/i

/**
 * The compression that `Accept-Encoding` likes best; undefined where it allows none, or likes none better.
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
 * For what is made anew for each request. Brotli takes three times as long from level 4 on, for a page that
 * is 3 % shorter.
 */
const quick: Levels = { br: 3, gzip: 4 }
/** For what is kept. */
export const thoroughLevels: Levels = { br: 9, gzip: 9 }
/** For what is kept, and was sent already: nobody waits for it. */
export const bestLevels: Levels = { br: 11, gzip: 9 }

/** Below this an answer fits one packet anyway, in bytes. */
export const minCompressedBytes = 1_024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

/** No window is wider than the text: the memory for it is taken for each text anew. */
const windowOf = (length: number): number =>
  Math.min(
    zlib.BROTLI_DEFAULT_WINDOW,
    Math.max(zlib.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  )

/**
 * With the smallest blocks: what the best level takes grows with the block, to 15 MB for a page of 200 KB,
 * and the C library keeps it for each thread that ever compressed. The text gets a thousandth longer.
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

const compressorsAtOnce: Readonly<Record<Encoding, (bytes: Buffer, level: number) => Buffer>> = {
  br: (bytes, level) => brotliCompressSync(bytes, brotliOptions(bytes, level)),
  gzip: (bytes, level) => gzipSync(bytes, { level }),
}

/** Works beside the event loop, not in it. */
export const compress = (bytes: Buffer, encoding: Encoding, levels: Levels): Promise<Buffer> =>
  compressors[encoding](bytes, levels[encoding])

/**
 * Bytes up to which the way to another thread and back costs as much as the work, which takes a fraction of a
 * millisecond.
 */
const longestAtOnce = 65_536

/** For someone who waits. */
export const compressQuickly = (bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> =>
  bytes.length > longestAtOnce
    ? compress(bytes, encoding, quick)
    : compressorsAtOnce[encoding](bytes, quick[encoding])
