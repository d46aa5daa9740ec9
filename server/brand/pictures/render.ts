/** Scales pictures, and joins them. */
import type { Artwork } from '../artwork/artwork.ts'
import { shareSize } from './drawings.ts'
import { openPicture, type PictureLibrary } from './picture-library.ts'

/** The picture as large as fits, as PNG. */
export const inside = (
  sharp: PictureLibrary,
  artwork: Artwork,
  size: { width: number; height: number },
): Promise<Buffer> =>
  openPicture(sharp, artwork, size)
    .resize({ ...size, fit: 'inside' })
    .png()
    .toBuffer()

/** The middle of the picture that fills a size, as PNG. */
export const fitted = (
  sharp: PictureLibrary,
  artwork: Artwork,
  size: { width: number; height: number },
): Promise<Buffer> =>
  openPicture(sharp, artwork, size)
    .resize({ ...size, fit: 'cover' })
    .png({ palette: true, quality: 95 })
    .toBuffer()

/** A PNG with room around it, on a ground: `#rrggbb`. */
export const onGround = (sharp: PictureLibrary, picture: Buffer, background: string): Promise<Buffer> =>
  sharp(picture)
    .extend({ ...{ top: around, bottom: around, left: around, right: around }, background })
    .flatten({ background })
    .png()
    .toBuffer()

/** A logo in another picture. */
export interface Mark {
  readonly artwork: Artwork
  /** `#rrggbb` behind it, where it would be lost else. */
  readonly ground: string | undefined
}

const around = 24
const [markTop, markEdge] = [72, 80]

/** A drawing of `shareSize`, with the logo in the upper corner at which its texts begin. */
export async function withMark(
  sharp: PictureLibrary,
  drawing: Artwork,
  mark: Mark | undefined,
  isRtl: boolean,
): Promise<Buffer> {
  const picture = sharp(drawing.bytes)
  if (!mark) return picture.png().toBuffer()
  const logo = await inside(sharp, mark.artwork, { width: 420, height: 120 })
  const input = mark.ground ? await onGround(sharp, logo, mark.ground) : logo
  const { width } = await sharp(input).metadata()
  const left = isRtl ? shareSize.width - markEdge - width : markEdge
  return picture
    .composite([{ input, top: markTop, left }])
    .png()
    .toBuffer()
}
