/** Decides which small pictures of a file a page offers. */
import type { OfferedPictures } from './offered-pictures.ts'
import type { PictureFile } from './picture-address.ts'
import { candidatesOf, type PictureCrop, type PixelSides } from './picture-sizes.ts'

/**
 * All small pictures of a file, or of a crop of it.
 * @param sides of the file, in pixels
 */
export function offerPictures(
  { version, path }: PictureFile,
  sides: PixelSides,
  crop?: PictureCrop,
): OfferedPictures {
  const candidates = candidatesOf(sides, crop)
  return {
    ...{ version, path },
    ...(crop && { crop }),
    widths: candidates.map(({ step }) => step),
    full: Math.max(...candidates.map(({ width }) => width)),
  }
}
