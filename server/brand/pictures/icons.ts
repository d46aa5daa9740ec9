/** Makes icons of the brand: of its icon, else of a square logo, else of the first letter of its name. */
import type { Artwork } from '../artwork/artwork.ts'
import { encodeIcon } from './icon-file.ts'
import { openPicture, type PictureLibrary } from './picture-library.ts'

/** What an icon is made of. */
export interface IconSource {
  readonly artwork: Artwork
  /** `#rrggbb` behind what the picture leaves free, where an icon has to be filled. */
  readonly ground: string
}

/**
 * The part of a side that the picture takes, and that it takes where it is its own ground up to the edge. With
 * `none` the picture stays as it is; with others the square is filled.
 */
interface IconKind {
  readonly size: number
  readonly fill: 'none' | { readonly picture: number; readonly tile: number }
}

/** Icons by name. Of a maskable icon only a circle of four fifths is safe from being cut. */
export const iconKinds = {
  'apple-touch-icon.png': { size: 180, fill: { picture: 0.86, tile: 1 } },
  'icon-192.png': { size: 192, fill: 'none' },
  'icon-512.png': { size: 512, fill: 'none' },
  'icon-maskable-512.png': { size: 512, fill: { picture: 0.62, tile: 0.744 } },
} as const satisfies Readonly<Record<string, IconKind>>
export type IconName = keyof typeof iconKinds

/** Sides in pixels of the pictures in `favicon.ico`. */
const inIconFile = [16, 32, 48]

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

const scaled = (sharp: PictureLibrary, artwork: Artwork, size: number) =>
  openPicture(sharp, artwork, { width: size, height: size })
    .resize(size, size, { fit: 'contain', background: clear })
    .ensureAlpha()

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** The colour of a picture at the middle of its upper edge, where it reaches it: then that is its ground. */
async function ownGround(sharp: PictureLibrary, artwork: Artwork): Promise<string | undefined> {
  const side = 64
  const pixels = await scaled(sharp, artwork, side).raw().toBuffer()
  const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray((side + side / 2) * 4)
  return alpha > 250 ? hexOf([r, g, b]) : undefined
}

/** A PNG of one kind. */
async function makeIcon(
  sharp: PictureLibrary,
  { artwork, ground }: IconSource,
  { size, fill }: IconKind,
): Promise<Buffer> {
  if (fill === 'none') return scaled(sharp, artwork, size).png().toBuffer()
  const own = await ownGround(sharp, artwork)
  const inner = Math.round(size * (own === undefined ? fill.picture : fill.tile))
  const picture = await scaled(sharp, artwork, inner).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: own ?? ground } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer()
}

export const iconPng = (sharp: PictureLibrary, source: IconSource, name: IconName): Promise<Buffer> =>
  makeIcon(sharp, source, iconKinds[name])

/** `favicon.ico`. */
export async function iconFile(sharp: PictureLibrary, { artwork }: IconSource): Promise<Buffer> {
  const images = []
  for (const size of inIconFile)
    images.push({ size, png: await scaled(sharp, artwork, size).png().toBuffer() })
  return encodeIcon(images)
}

/** `favicon.svg`: the drawing itself, or one around a small picture. */
export async function iconSvg(sharp: PictureLibrary, { artwork }: IconSource): Promise<Buffer> {
  if (artwork.format === 'svg') return artwork.bytes
  const png = await scaled(sharp, artwork, 128).png().toBuffer()
  const image = `<image width="128" height="128" href="data:image/png;base64,${png.toString('base64')}"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${image}</svg>`)
}
