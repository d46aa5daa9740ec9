/** Makes of the pictures of a logo what pages show. */
import type { Logo, LogoPicture } from '../../../src/content/shell/logo.ts'
import type { Artwork } from '../artwork/artwork.ts'
import type { LogoArtwork } from '../brand-file.ts'
import type { Tone } from './tone.ts'

/** Area in CSS pixels that a logo takes, whatever its shape. */
const area = 5_200
/** Limits of its sides: the height of the header's row, and what leaves room for the menu. */
const [minHeight, maxHeight, maxWidth] = [28, 56, 208]
/** Longest `data:` address: a second request costs more than this in each page. */
const maxInline = 1_500

const round = (pixels: number): number => Math.max(1, Math.round(pixels))

/** The size at which pictures of all shapes look as large. */
export function logoSize({ width, height }: Pick<Artwork, 'width' | 'height'>): {
  width: number
  height: number
} {
  const ratio = width / height
  const tall = Math.min(maxHeight, Math.max(minHeight, Math.sqrt(area / ratio)))
  const wide = Math.min(maxWidth, tall * ratio)
  return { width: round(wide), height: round(wide / ratio) }
}

/** The size of a sign beside the name, as high as the line of the name. */
const besideName = ({ width, height }: Pick<Artwork, 'width' | 'height'>) => ({
  width: round((width / height) * 32),
  height: 32,
})

/** A drawing as the address of itself: quotes are shorter this way than as HTML escapes them. */
const escaped = (svg: string): string =>
  svg
    .replace(/\s+/g, ' ')
    .replace(/[%#<>&{}\\^`|[\]?" ]/g, encodeURIComponent)
    .replaceAll("'", '%27')

/** Small drawings stand in the page itself. One with text has a file, whose spaces stay as they are. */
function inlineAddress({ format, bytes }: Artwork): string | undefined {
  if (format !== 'svg' || bytes.length > maxInline) return undefined
  const text = bytes.toString()
  const address = `data:image/svg+xml,${escaped(text)}`
  return text.includes('<text') || address.length > maxInline ? undefined : address
}

/** The address of a picture by its content. */
const artworkAddress = ({ hash, format }: Pick<Artwork, 'hash' | 'format'>): string =>
  `/brand/${hash}.${format === 'jpeg' ? 'jpg' : format}`

/** The ground that a picture of a tone needs where the surface is not like it. */
const grounds = { 'on-light': 'light', 'on-dark': 'dark', 'on-both': undefined } as const

/**
 * Creates what pages show of a logo.
 * @param tone of all its pictures together
 * @param keep serves a picture at its address
 */
export function siteLogo(
  { light, dark, withName }: LogoArtwork,
  tone: Tone,
  keep: (artwork: Artwork) => void,
): Logo {
  const picture = (artwork: Artwork, size: ReturnType<typeof logoSize>): LogoPicture => {
    const src = inlineAddress(artwork)
    if (src === undefined) keep(artwork)
    return { src: src ?? artworkAddress(artwork), ...size }
  }
  const sizeOf = withName ? besideName : logoSize
  const ground = grounds[tone]
  return {
    ...picture(light, sizeOf(light)),
    ...(dark && { dark: picture(dark, sizeOf(dark)) }),
    ...(ground && { ground }),
    ...(withName && { withName }),
  }
}
