/** Tells the format of a picture by its first bytes, whatever its name says. */
import type { PictureFacts } from '../content-pictures.ts'

/** Bytes that are enough for it. */
export const sniffedBytes = 65_536

const has = (bytes: Buffer, text: string, offset = 0): boolean =>
  bytes.toString('latin1', offset, offset + text.length) === text

/** PNG with the chunk `acTL` before its pixels: an animation (PNG, third edition). */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (has(bytes, 'acTL', at + 4)) return true
    if (has(bytes, 'IDAT', at + 4)) return false
  }
  return false
}

/** WebP with the flag of an animation in its chunk `VP8X` (RFC 9649). */
const isAnimatedWebp = (bytes: Buffer): boolean =>
  has(bytes, 'VP8X', 12) && ((bytes[20] ?? 0) & 0b0000_0010) !== 0

/** Format, and whether it moves. */
export interface SniffedFormat {
  readonly format: PictureFacts['format']
  readonly isAnimated: boolean
}

/** Undefined for bytes that are no picture of these formats. */
export function sniffFormat(bytes: Buffer): SniffedFormat | undefined {
  if (has(bytes, '\xff\xd8\xff')) return { format: 'jpeg', isAnimated: false }
  if (has(bytes, '\x89PNG\r\n\x1a\n')) return { format: 'png', isAnimated: isAnimatedPng(bytes) }
  if (has(bytes, 'RIFF') && has(bytes, 'WEBP', 8))
    return { format: 'webp', isAnimated: isAnimatedWebp(bytes) }
  if (has(bytes, 'GIF87a') || has(bytes, 'GIF89a')) return { format: 'gif', isAnimated: true }
  if (!has(bytes, 'ftyp', 4)) return undefined
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64))
  const isAnimated = brands.startsWith('avis')
  return isAnimated || brands.includes('avif') ? { format: 'avif', isAnimated } : undefined
}
