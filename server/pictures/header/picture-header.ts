/** Reads what a picture is, and its size, from its first bytes: nothing is decoded. */
import { pixelSize } from '../../brand/artwork/pixel-size.ts'
import { isTurned } from './exif-orientation.ts'

/** What the first bytes of a file say. Sides are in pixels, as the picture is shown. */
export interface PictureHeader {
  readonly format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
  readonly width: number
  readonly height: number
  /** Whether the format of the file is one of moving pictures: they are left as they are. */
  readonly isAnimated: boolean
}

/** Sides beyond these are no picture for a page. */
const maxSide = 65_535

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

/** GIF 89a: the logical screen. */
function gifHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 10 || !/^GIF8[79]a$/.test(text(bytes, 0, 6))) return undefined
  return { format: 'gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), isAnimated: true }
}

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
function avifHeader(bytes: Buffer): PictureHeader | undefined {
  if (text(bytes, 4, 8) !== 'ftyp' || !/^avi[fs]/.test(text(bytes, 8, 12))) return undefined
  const sizes = placesOf(bytes, 'ispe')
    .filter((at) => at + 12 <= bytes.length)
    .map((at) => [bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8)] as const)
  const [width, height] = sizes.toSorted((a, b) => b[0] * b[1] - a[0] * a[1])[0] ?? [0, 0]
  const isOnSide = placesOf(bytes, 'irot').some((at) => ((bytes[at] ?? 0) & 1) === 1)
  const [shownWidth, shownHeight] = isOnSide ? [height, width] : [width, height]
  const isAnimated = text(bytes, 8, 12) === 'avis'
  return { format: 'avif', width: shownWidth, height: shownHeight, isAnimated }
}

/** The flag for animation in the header of an extended WebP (RFC 9649). */
const isAnimatedWebp = (bytes: Buffer): boolean =>
  text(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0

/** The chunk of an animated PNG, which comes before the pixels. */
const isAnimatedPng = (bytes: Buffer): boolean => {
  const pixels = bytes.indexOf('IDAT', 0, 'latin1')
  return bytes.subarray(0, pixels === -1 ? undefined : pixels).includes('acTL', 0, 'latin1')
}

function pixelHeader(bytes: Buffer): PictureHeader | undefined {
  const size = pixelSize(bytes)
  if (!size) return undefined
  const { format, width, height } = size
  const sides = format === 'jpeg' && isTurned(bytes) ? { width: height, height: width } : { width, height }
  const isAnimated =
    (format === 'webp' && isAnimatedWebp(bytes)) || (format === 'png' && isAnimatedPng(bytes))
  return { format, ...sides, isAnimated }
}

const isSide = (side: number): boolean => side > 0 && side <= maxSide

/** Reads the first bytes of a file; undefined for anything but a picture whose size they hold. */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  const header = pixelHeader(bytes) ?? gifHeader(bytes) ?? avifHeader(bytes)
  return header && isSide(header.width) && isSide(header.height) ? header : undefined
}
