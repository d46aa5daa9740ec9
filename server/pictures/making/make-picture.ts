/** Scales and encodes one picture. */
import type { PictureFormat } from '../../../src/content/pictures/picture-sizes.ts'
import type { PictureLibrary } from '../../brand/pictures/picture-library.ts'
import { cropRegion } from './crop-region.ts'
import type { PictureOrder } from './picture-order.ts'

/** Bytes of memory for each pixel while a format is written; measured. */
const bytesPerPixel: Readonly<Record<PictureFormat, number>> = { avif: 24, webp: 12, jpeg: 6 }

/** How much memory an order takes at most, in bytes. */
export const memoryOf = ({ facts, candidate, format }: PictureOrder): number =>
  facts.decodedBytes + candidate.width * candidate.height * bytesPerPixel[format]

/**
 * Qualities: a photograph of 12 million pixels takes 30 to 60 kB at 1080 pixels. Drawings and screenshots,
 * which are PNG as a rule, have edges that want more. An effort of 2 takes three times as long as 1 for files
 * that are no smaller.
 */
const qualities = {
  photograph: { avif: 45, webp: 72, jpeg: 80 },
  drawing: { avif: 60, webp: 84, jpeg: 86 },
} as const

/**
 * Makes a picture: upright, in sRGB, without metadata, and never larger than its file.
 * @throws Error of the library for a file that it cannot decode to its end
 */
export async function makePicture(sharp: PictureLibrary, order: PictureOrder): Promise<Buffer> {
  const { file, facts, candidate, crop, focus, format } = order
  const part = { width: candidate.width, height: candidate.height }
  const { scaled, left, top } = cropRegion(facts, part, focus)
  const size = crop === undefined ? part : scaled
  const picture = sharp(file, { limitInputPixels: false, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
  if (crop !== undefined) picture.extract({ left, top, ...part })
  const quality = qualities[facts.format === 'png' ? 'drawing' : 'photograph'][format]
  if (format === 'avif') return picture.avif({ quality, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
  if (format === 'webp') return picture.webp({ quality }).toBuffer()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer()
}
