/** Reads what a picture is, and its size, from its first bytes: nothing is decoded. */
import type { PixelSides } from '../../../src/content/pictures/picture-sizes.ts'
import { pixelSize } from '../../brand/artwork/pixel-size.ts'
import { isTurned } from './exif-orientation.ts'
import { type SniffedFormat, sniffFormat } from './sniff-format.ts'

/** What the first bytes of a file say. Sides are in pixels, as the picture is shown. */
export interface PictureHeader extends SniffedFormat, PixelSides {}

/** Sides beyond these are no picture for a page. */
const maxSide = 65_535

/** GIF 89a: the logical screen. */
export const gifSides = (bytes: Buffer): PixelSides => ({
  width: bytes.length >= 10 ? bytes.readUInt16LE(6) : 0,
  height: bytes.length >= 10 ? bytes.readUInt16LE(8) : 0,
})

/** Places of a box in the metadata of an AVIF, after its four letters. */
function placesOf(bytes: Buffer, box: string): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(box, 0, 'latin1'); at !== -1; at = bytes.indexOf(box, at + 4, 'latin1'))
    places.push(at + 4)
  return places
}

/**
 * AVIF (HEIF, ISO/IEC 23008-12): the largest of the sizes, as parts of a picture and its thumbnail have sizes
 * of their own; `irot` turns it.
 */
function avifSides(bytes: Buffer): PixelSides {
  const sizes = placesOf(bytes, 'ispe')
    .filter((at) => at + 12 <= bytes.length)
    .map((at) => [bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8)] as const)
  const [width, height] = sizes.toSorted((a, b) => b[0] * b[1] - a[0] * a[1])[0] ?? [0, 0]
  const isOnSide = placesOf(bytes, 'irot').some((at) => ((bytes[at] ?? 0) & 1) === 1)
  return isOnSide ? { width: height, height: width } : { width, height }
}

function jpegSides(bytes: Buffer): PixelSides | undefined {
  const size = pixelSize(bytes)
  return size && isTurned(bytes) ? { width: size.height, height: size.width } : size
}

const sidesOf: Readonly<Record<PictureHeader['format'], (bytes: Buffer) => PixelSides | undefined>> = {
  ...{ jpeg: jpegSides, png: pixelSize, webp: pixelSize },
  ...{ avif: avifSides, gif: gifSides },
}

const isSide = (side: number): boolean => side > 0 && side <= maxSide

/** Reads the first bytes of a file; undefined for anything but a picture whose size they hold. */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  const sniffed = sniffFormat(bytes)
  const sides = sniffed && sidesOf[sniffed.format](bytes)
  if (!sides || !isSide(sides.width) || !isSide(sides.height)) return undefined
  return { ...sniffed, width: sides.width, height: sides.height }
}
