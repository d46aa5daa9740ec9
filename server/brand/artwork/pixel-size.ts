/** Reads format and size of a picture from its first bytes. */

export type PixelFormat = 'png' | 'webp' | 'jpeg'

/** Format and size of a picture of pixels. */
export interface PixelSize {
  readonly format: PixelFormat
  readonly width: number
  readonly height: number
}

const isAt = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.length >= offset + text.length && bytes.toString('latin1', offset, offset + text.length) === text

/** PNG, W3C Recommendation: the signature, and IHDR as the first chunk. */
function pngSize(bytes: Buffer): PixelSize | undefined {
  if (!isAt(bytes, 0, '\x89PNG\r\n\x1a\n') || !isAt(bytes, 12, 'IHDR') || bytes.length < 24) return undefined
  return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** WebP, RFC 9649: lossy, lossless and extended files. */
function webpSize(bytes: Buffer): PixelSize | undefined {
  if (!isAt(bytes, 0, 'RIFF') || !isAt(bytes, 8, 'WEBP') || bytes.length < 30) return undefined
  const size = (width: number, height: number): PixelSize => ({ format: 'webp', width, height })
  if (isAt(bytes, 12, 'VP8X')) return size(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
  if (isAt(bytes, 12, 'VP8L')) {
    const bits = bytes.readUInt32LE(21)
    return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  }
  return isAt(bytes, 12, 'VP8 ')
    ? size(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
    : undefined
}

/** Markers of JPEG (ITU-T T.81) that begin a frame: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** JPEG: segments until that of the frame. */
function jpegSize(bytes: Buffer): PixelSize | undefined {
  if (!isAt(bytes, 0, '\xff\xd8\xff')) return undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker))
      return { format: 'jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return { format: 'jpeg', width: 0, height: 0 }
}

/** Format and pixels of a PNG, WebP or JPEG; undefined for other bytes. */
export const pixelSize = (bytes: Buffer): PixelSize | undefined =>
  pngSize(bytes) ?? webpSize(bytes) ?? jpegSize(bytes)
