/** Where a crop lies in a picture. */
import {
  candidatesOf,
  type PictureCandidate,
  type PictureCrop,
  type PixelSides,
} from '../../../src/content/pictures/picture-sizes.ts'

/** The widest candidate that is not wider than what is asked for. */
export function candidateAt(
  picture: PixelSides,
  width: number,
  crop: PictureCrop | undefined,
): PictureCandidate | undefined {
  const all = candidatesOf(picture, crop)
  return all.findLast(({ step }) => step <= width) ?? all[0]
}

/** The scaled picture, and the part of it that is kept. */
export interface CropRegion {
  readonly scaled: PixelSides
  readonly left: number
  readonly top: number
}

/** Focal point in percent: Statamic's middle unless given. */
const middle = [50, 50] as const

const percentages = (focus: string | undefined): readonly [number, number] => {
  const [x = Number.NaN, y = Number.NaN] = (focus ?? '').split(' ').map(Number.parseFloat)
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : middle
}

/** Start of a part around a point, as far as the side reaches. */
const startOf = (side: number, part: number, percent: number): number =>
  Math.min(Math.max(0, Math.round((side * percent) / 100 - part / 2)), side - part)

/**
 * Where the part with the focal point in its middle lies, as Statamic's image server cuts it. Near an edge
 * the part ends there.
 * @param focus CSS `object-position`: `20% 30%`
 */
export function cropRegion(picture: PixelSides, part: PixelSides, focus: string | undefined): CropRegion {
  const scale = Math.max(part.width / picture.width, part.height / picture.height)
  const scaled = {
    width: Math.max(part.width, Math.round(picture.width * scale)),
    height: Math.max(part.height, Math.round(picture.height * scale)),
  }
  const [x, y] = percentages(focus)
  return {
    scaled,
    left: startOf(scaled.width, part.width, x),
    top: startOf(scaled.height, part.height, y),
  }
}
