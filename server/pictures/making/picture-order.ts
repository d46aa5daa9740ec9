/** What is to be made of which file. */
import type {
  PictureCandidate,
  PictureCrop,
  PictureFormat,
} from '../../../src/content/pictures/picture-sizes.ts'
import type { FileFacts } from '../facts/file-facts.ts'

export interface PictureOrder {
  /** Absolute path. */
  readonly file: string
  readonly facts: FileFacts
  readonly candidate: PictureCandidate
  readonly crop: PictureCrop | undefined
  /** CSS `object-position`. */
  readonly focus: string | undefined
  readonly format: PictureFormat
}

/** Differs where the same order makes other bytes: what was made by another recipe is not used. */
const recipe = 'r1'

/** The file name of what is made: the same for the same bytes, whatever their file is called. */
export function orderName({ facts, candidate, crop, focus, format }: PictureOrder): string {
  const point = focus?.replace(/[^\d.]+/g, '_') ?? ''
  const cut = crop === undefined ? '' : `-${crop}${point}`
  return `${facts.hash.slice(0, 32)}-${candidate.step}${cut}-${recipe}.${format}`
}
