/** What pages offer of a file: its small pictures, of which browsers choose one. */
import { type PictureFile, pictureAddress } from './picture-address.ts'
import type { PictureCrop, PictureFormat } from './picture-sizes.ts'

/** The small pictures of a file, so short that they are part of a page's data. */
export interface OfferedPictures extends PictureFile {
  readonly crop?: PictureCrop | undefined
  /** The widths that can be asked for, in ascending order. */
  readonly widths: readonly number[]
  /** Width of the file, or of its crop, in pixels: a picture that has fewer pixels is not enlarged. */
  readonly full: number
}

/** The `srcset` of a picture in a format. */
export const srcsetOf = (
  { version, path, crop, widths, full }: OfferedPictures,
  format: PictureFormat,
): string =>
  widths
    .map((width) => {
      const address = pictureAddress({ version, path, width, crop, format })
      // A list of candidates separates them by commas.
      return `${address.replaceAll(',', '%2C')} ${Math.min(width, full)}w`
    })
    .join(', ')
