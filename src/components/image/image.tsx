import { srcsetOf } from '../../content/pictures/offered-pictures.ts'
import type { PictureFormat } from '../../content/pictures/picture-sizes.ts'
import type { Picture } from '../../content/types.ts'
import { classNames } from '../class-names.ts'

/** Rounds a percentage to one of the positions that have a class: 0, 50 and 100. `NaN` for other texts. */
const nearest = (percent: string): number =>
  Math.min(100, Math.max(0, Math.round(Number.parseFloat(percent) / 50) * 50))

/**
 * Returns the class of a focal point: `focus-0-50` for `20% 30%`. The point is rounded to one of nine
 * positions, because the content security policy forbids inline styles. Undefined for the centre and for
 * other texts.
 */
function focusClass(focus = ''): string | undefined {
  const [x = '', y = ''] = focus.split(' ')
  const name = `focus-${nearest(x)}-${nearest(y)}`
  return /^focus-\d+-\d+$/.test(name) && name !== 'focus-50-50' ? name : undefined
}

/** Maximum width and height of an icon, in pixels. */
const maxIcon = 160

/** Whether a picture is about as high as it is wide, or higher: a portrait, a square drawing. */
export const isTall = ({ width = 1, height = 0 }: Picture): boolean => height >= width * 0.9

/** Returns the class of a picture's shape; undefined for a picture that is wider than high. */
function shapeClass(picture: Picture): string | undefined {
  const { width, height } = picture
  if (!width || !height) return 'image--unsized'
  if (Math.max(width, height) <= maxIcon) return 'image--icon'
  return isTall(picture) ? 'image--tall' : undefined
}

/** The classes of a picture. */
const classesOf = (picture: Picture): string | undefined =>
  classNames(focusClass(picture.focus), shapeClass(picture)) || undefined

/** What a picture offers in a format: its small pictures, else what its content system has. */
function offered({ made, sizes, srcset }: Picture, format: PictureFormat) {
  const srcSet = made ? srcsetOf(made, format) : srcset
  // `sizes` and `srcset` come before `src`: a browser that read `src` first would fetch both.
  return { sizes: srcSet && sizes, srcSet }
}

export interface ImageProps {
  readonly picture: Picture
  /** Whether the picture is visible on the first screen and must load at once. */
  readonly eager?: boolean
  /** Another picture for windows from 60rem on. */
  readonly wide?: Picture | undefined
}

/** A picture with its sources, dimensions and focal point. */
export function Image({ picture, eager = false, wide }: ImageProps) {
  const { src, alt, width, height, made, tone } = picture
  const img = (
    <img
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={classesOf(picture)}
      data-tone={tone && `#${tone}`}
      {...offered(picture, 'webp')}
      src={src}
      alt={alt}
      width={width}
      height={height}
    />
  )
  if (!made && !wide) return img
  return (
    <picture>
      {wide && <Source picture={wide} media="(width >= 60rem)" />}
      {made && <source type="image/avif" {...offered(picture, 'avif')} />}
      {img}
    </picture>
  )
}

/** What windows of a kind are offered instead of the picture. */
function Source({ picture, media }: { picture: Picture; media: string }) {
  const { made, src, width, height } = picture
  const { srcSet = src, sizes } = offered(picture, 'webp')
  return (
    <>
      {made && <source {...{ media, width, height }} type="image/avif" {...offered(picture, 'avif')} />}
      <source {...{ media, sizes, srcSet, width, height }} />
    </>
  )
}
