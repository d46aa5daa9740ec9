import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

/** Preferred first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const weighted = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d*)?)\s*)?$/i

/** The compression that `Accept-Encoding` likes best; undefined where it allows none, or likes none better. */
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
/** For what is made anew for each request. */
export const quick: Levels = { br: 5, gzip: 6 }
/** For what is kept. */
export const thorough: Levels = { br: 9, gzip: 9 }

/** Below this an answer fits one packet anyway, in bytes. */
export const leastCompressed = 1_024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

const compressors: Readonly<Record<Encoding, (bytes: Buffer, level: number) => Promise<Buffer>>> = {
  br: (bytes, level) =>
    toBrotli(bytes, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: level, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes, level) => toGzip(bytes, { level }),
}

/** Works beside the event loop, not in it. */
export const compress = (bytes: Buffer, encoding: Encoding, levels: Levels): Promise<Buffer> =>
  compressors[encoding](bytes, levels[encoding])
