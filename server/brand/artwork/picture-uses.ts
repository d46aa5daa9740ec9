/** What a picture needs for what it is used as. */
import type { Artwork, ArtworkFormat } from './artwork.ts'

/**
 * What makes a picture none for a use, as the end of a sentence that begins with its name; undefined for one
 * that serves.
 */
export type PictureCheck = (artwork: Artwork) => string | undefined

/** Smallest side of an icon of pixels: the largest picture that is made of it. */
const minIcon = 512
/** Smallest picture to share: half of what is shown, below which networks show it small. */
const minShare = { width: 600, height: 315 }

/** How much longer one side of a square may be: drawings are cut to the pixel, editors' pictures by eye. */
const [exactly, roughly] = [1.02, 1.25]

const isSquare = ({ width, height }: Artwork, most: number): boolean =>
  Math.max(width, height) <= Math.min(width, height) * most
/** Whether a picture is near enough to a square to be an icon. */
export const isSquarish = (artwork: Artwork): boolean => isSquare(artwork, roughly)

const inPixels = ({ width, height }: Artwork): string => `${Math.round(width)} × ${Math.round(height)}`

const withFormats =
  (formats: readonly ArtworkFormat[]): PictureCheck =>
  ({ format }) =>
    formats.includes(format) ? undefined : `must be ${formats.join(' or ')}, not ${format}`

/** The check of an icon that a project folder brings. */
export const iconFault: PictureCheck = (artwork) => {
  const format = withFormats(['svg', 'png'])(artwork)
  if (format) return format
  if (!isSquare(artwork, exactly)) return `must be square, not ${inPixels(artwork)}`
  const isSmall = artwork.format !== 'svg' && artwork.width < minIcon
  return isSmall ? `must have at least ${minIcon} × ${minIcon} pixels, not ${inPixels(artwork)}` : undefined
}

/** The check of an icon that editors chose: any that is not stretched is better than none. */
export const contentIconFault: PictureCheck = (artwork) =>
  isSquarish(artwork) ? undefined : `must be square, not ${inPixels(artwork)}`

/** The check of a picture to share. */
export const shareFault: PictureCheck = (artwork) => {
  const format = withFormats(['png', 'jpeg', 'webp'])(artwork)
  if (format) return format
  const isSmall = artwork.width < minShare.width || artwork.height < minShare.height
  return isSmall
    ? `must have 1200 × 630 pixels, or at least half of them, not ${inPixels(artwork)}`
    : undefined
}
