/** Takes out of a picture what it says of its making: places, names and programs are nobody's business. */
import type { PixelFormat } from './pixel-size.ts'

/** Chunks of PNG that are not pixels or colours. */
const pngNotes = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])
/** Chunks of WebP likewise, and their flags in the chunk VP8X. */
const webpNotes = new Set(['EXIF', 'XMP '])
const webpFlags = 0b0000_1100

/** The parts of a file that `keep` wants. `sizeAt` tells the length of the part at an offset; 0 ends. */
function keepParts(
  bytes: Buffer,
  start: number,
  sizeAt: (at: number) => number,
  keep: (at: number) => boolean,
): Buffer {
  const parts = [bytes.subarray(0, start)]
  let at = start
  while (at + 8 <= bytes.length) {
    const size = sizeAt(at)
    if (size <= 0) break
    if (keep(at)) parts.push(bytes.subarray(at, at + size))
    at += size
  }
  return Buffer.concat([...parts, bytes.subarray(at)])
}

const pngWithout = (bytes: Buffer): Buffer =>
  keepParts(
    bytes,
    8,
    (at) => bytes.readUInt32BE(at) + 12,
    (at) => !pngNotes.has(bytes.toString('latin1', at + 4, at + 8)),
  )

function webpWithout(bytes: Buffer): Buffer {
  const size = (at: number) => 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)
  const kept = keepParts(bytes, 12, size, (at) => !webpNotes.has(bytes.toString('latin1', at, at + 4)))
  kept.writeUInt32LE(kept.length - 8, 4)
  if (kept.toString('latin1', 12, 16) === 'VP8X') kept[20] = (kept[20] ?? 0) & ~webpFlags
  return kept
}

/** Segments of JPEG up to the pixels: notes are APP1 to APP13 but for the colour profile (APP2), and COM. */
function jpegWithout(bytes: Buffer): Buffer {
  const isNote = (marker: number) => marker === 0xfe || marker === 0xe1 || (marker >= 0xe3 && marker <= 0xed)
  const size = (at: number) =>
    bytes[at] !== 0xff || bytes[at + 1] === 0xda ? 0 : 2 + bytes.readUInt16BE(at + 2)
  return keepParts(bytes, 2, size, (at) => !isNote(bytes[at + 1] ?? 0))
}

const withoutNotes: Readonly<Record<PixelFormat, (bytes: Buffer) => Buffer>> = {
  png: pngWithout,
  webp: webpWithout,
  jpeg: jpegWithout,
}

/** The same pixels and colours without metadata. A JPEG loses its orientation, which logos do not have. */
export const stripMetadata = (bytes: Buffer, format: PixelFormat): Buffer => withoutNotes[format](bytes)
