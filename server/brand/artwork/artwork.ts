/** Pictures of the brand: checked before anything is made of them. */
import { fileHash } from '../file-hash.ts'
import { cleanSvg, maxSvgBytes } from './clean-svg.ts'
import { type PixelFormat, pixelSize } from './pixel-size.ts'
import { stripMetadata } from './strip-metadata.ts'
import { readSvg } from './svg.ts'
import type { Viewport } from './svg-size.ts'

/** A picture that passed the checks. */
export interface Artwork {
  readonly format: ArtworkFormat
  /** Pixels; of an SVG what its own size says. */
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
  /** The `fileHash` of the bytes. */
  readonly hash: string
}

export type ArtworkFormat = PixelFormat | 'svg'

/** A picture, or why it cannot be used: the end of a sentence that begins with its name. */
export type ArtworkReading =
  | { readonly kind: 'read'; readonly artwork: Artwork }
  | { readonly kind: 'wrong'; readonly reason: string }

/** Maximum bytes of a picture. */
export const maxArtworkBytes = 5_000_000
/** Maximum pixels: what a small server can hold while it makes other sizes of it. */
export const maxPixels = 40_000_000

const wrong = (reason: string): ArtworkReading => ({ kind: 'wrong', reason })

/** The message for a file that has too many bytes. */
export const tooLarge = (bytes: number, most = maxArtworkBytes): string =>
  `must not be larger than ${most / 1_000_000} MB, not ${(bytes / 1_000_000).toFixed(1)} MB`

/** Reads a picture by its content, whatever its name says. */
export function readArtwork(bytes: Buffer): ArtworkReading {
  if (bytes.length > maxArtworkBytes) return wrong(tooLarge(bytes.length))
  const size = pixelSize(bytes)
  if (!size) return readSvgArtwork(bytes)
  const { format, width, height } = size
  if (width * height === 0) return wrong('is a picture without pixels')
  if (width * height > maxPixels)
    return wrong(`must not have more than ${maxPixels / 1_000_000} million pixels, not ${width} × ${height}`)
  const clean = stripMetadata(bytes, format)
  return { kind: 'read', artwork: { format, width, height, bytes: clean, hash: fileHash(clean) } }
}

/** Reads a picture that editors uploaded: a drawing is cleaned, where that of a project folder is refused. */
export function readUploadedArtwork(bytes: Buffer): ArtworkReading {
  const text = pixelSize(bytes) ? undefined : cleanSvg(bytes)
  return readArtwork(text === undefined ? bytes : Buffer.from(text))
}

function readSvgArtwork(bytes: Buffer): ArtworkReading {
  if (!/<svg[\s>/]|<\w+:svg[\s>]/.test(bytes.subarray(0, 65_536).toString('latin1')))
    return wrong('is no SVG, PNG, WebP or JPEG')
  if (bytes.length > maxSvgBytes) return wrong(tooLarge(bytes.length, maxSvgBytes))
  const svg = readSvg(bytes)
  if (svg.kind === 'wrong') return svg
  return { kind: 'read', artwork: svgArtwork(svg) }
}

/** A drawing as a picture. `text` is taken as it is. */
export function svgArtwork({ text, width, height }: { readonly text: string } & Viewport): Artwork {
  const bytes = Buffer.from(text)
  return { format: 'svg', width, height, bytes, hash: fileHash(bytes) }
}
