/**
 * The addresses of small pictures: `/_pictures/{version}/{width}{-crop}{path of the file}.{format}`, such as
 * `/_pictures/3fa9c1d2e4b5/480-square/assets/img/me.jpg.webp`.
 */
import { type PictureCrop, type PictureFormat, pictureCrops, sizesOfCrop } from './picture-sizes.ts'

/** A file of which small pictures exist. */
export interface PictureFile {
  /**
   * Hexadecimal digits, which differ where the file or its focal point does: twelve, and 24 for a file of
   * another machine.
   */
  readonly version: string
  /** Percent-encoded path of the file on this site: `/assets/img/me.jpg`. */
  readonly path: string
}

/** A small picture of a file. */
export interface SmallPicture extends PictureFile {
  /** One of the widths of the crop. */
  readonly width: number
  /** Undefined for the whole picture. */
  readonly crop: PictureCrop | undefined
  readonly format: PictureFormat
}

/** What all addresses of small pictures begin with. */
const picturePrefix = '/_pictures/'

/** Maximum characters of an address. */
const maxLength = 2_000
const address =
  /^\/_pictures\/((?:[0-9a-f]{12}){1,2})\/([1-9]\d{2,3})(?:-([a-z]+))?(\/[^?#]+)\.(avif|webp|jpeg)$/

/** The address of a small picture, percent-encoded. */
export const pictureAddress = ({ version, path, width, crop, format }: SmallPicture): string =>
  `${picturePrefix}${version}/${width}${crop === undefined ? '' : `-${crop}`}${path}.${format}`

const isCrop = (name: string): name is PictureCrop => Object.hasOwn(pictureCrops, name)

/** Reads the percent-encoded path of a request; undefined where there can be no picture. */
export function parsePictureAddress(text: string): SmallPicture | undefined {
  const [, version = '', digits = '', name, path = '', ending = ''] =
    (text.length <= maxLength && address.exec(text)) || []
  if (version === '' || (name !== undefined && !isCrop(name))) return undefined
  const { widths, formats } = sizesOfCrop(name)
  const [width, format] = [Number(digits), ending as PictureFormat]
  return widths.includes(width) && formats.includes(format)
    ? { version, path, width, crop: name, format }
    : undefined
}
