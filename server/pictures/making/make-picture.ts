/** What has to be done for a picture, and what it takes. */
import { candidatesOf, type PictureFormat } from '../../../src/content/pictures/picture-sizes.ts'
import type { MakeTask } from '../worker/picture-work.ts'
import { cropRegion } from './crop-region.ts'
import type { PictureOrder } from './picture-order.ts'

/** Bytes of memory for each pixel while a format is written; measured. */
const bytesPerPixel: Readonly<Record<PictureFormat, number>> = { avif: 24, webp: 12, jpeg: 6 }

/** The same while the file is decoded: the pixels twice. */
const bytesPerDecoded = 6

/** How much memory an order takes at most, in bytes: the file is decoded first, and the format written then. */
export function memoryOf({ facts, candidate, format }: PictureOrder): number {
  const pixels = candidate.width * candidate.height
  return Math.max(facts.decodedBytes + pixels * bytesPerDecoded, pixels * bytesPerPixel[format])
}

/** Bytes that one order may take: a small container has as much beside the site. */
const maxMemory = 140_000_000

/** The order itself, or for a smaller picture where it would take too much memory. */
export function withinMemory(order: PictureOrder): PictureOrder {
  if (memoryOf(order) <= maxMemory) return order
  const smaller = candidatesOf(order.facts, order.crop)
    .filter(({ step }) => step < order.candidate.step)
    .findLast((candidate) => memoryOf({ ...order, candidate }) <= maxMemory)
  return smaller ? { ...order, candidate: smaller } : order
}

/**
 * Qualities: a photograph of 12 million pixels takes 30 to 60 kB at 1080 pixels. Drawings and screenshots,
 * which are PNG as a rule, have edges that want more.
 */
const qualities = {
  photograph: { avif: 45, webp: 72, jpeg: 80 },
  drawing: { avif: 60, webp: 84, jpeg: 86 },
} as const

/** An effort of 2 takes three times as long as 1 for files that are no smaller. */
const encodings = { avif: { effort: 1, chromaSubsampling: '4:2:0' }, webp: {}, jpeg: {} } as const

/** What the library is to do for an order. */
export function taskOf({ file, facts, candidate, crop, focus, format }: PictureOrder): MakeTask {
  const sides = { width: candidate.width, height: candidate.height }
  const kind = facts.format === 'png' ? 'drawing' : 'photograph'
  const encoding = { quality: qualities[kind][format], ...encodings[format] }
  // Who shares a page shows its picture on paper: JPEG knows nothing clear.
  const common = { file, format, encoding, ...(format === 'jpeg' && { ground: '#ffffff' }) }
  if (crop === undefined) return { ...common, size: sides }
  const { scaled, left, top } = cropRegion(facts, sides, focus)
  return { ...common, size: scaled, part: { left, top, ...sides } }
}
