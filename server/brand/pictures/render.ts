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

export interface Mark {
  readonly mark: Artwork | undefined
  readonly needsGround: boolean
  readonly isRtl: boolean
}

const [markTop, markEdge] = [72, 80]

/** A drawing with the logo in its upper corner, on light ground where it was not made for dark. */
export async function withMark(
  sharp: PictureLibrary,
  drawing: Artwork,
  { mark, needsGround, isRtl }: Mark,
): Promise<Buffer> {
  const picture = sharp(drawing.bytes)
  if (!mark) return picture.png().toBuffer()
  const logo = await inside(sharp, mark, { width: 420, height: 120 })
  const around = needsGround ? 24 : 0
  const input = await sharp(logo)
    .extend({
      top: around,
      bottom: around,
      left: around,
      right: around,
      background: needsGround ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .flatten(needsGround ? { background: '#ffffff' } : false)
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = isRtl ? shareSize.width - markEdge - input.info.width : markEdge
  return picture
    .composite([{ input: input.data, top: markTop, left }])
    .png()
    .toBuffer()
}
