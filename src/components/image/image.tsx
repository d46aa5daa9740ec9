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

export interface ImageProps {
  readonly picture: Picture
  /** Whether the picture is visible on the first screen and must load at once. */
  readonly eager?: boolean
}

/** A picture with its sources, dimensions and focal point. */
export function Image({ picture, eager = false }: ImageProps) {
  const { src, srcset, sizes, alt, width, height, focus } = picture
  return (
    <img
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={classNames(focusClass(focus), !(width && height) && 'image--unsized') || undefined}
      // `sizes` and `srcset` come before `src`: a browser that read `src` first would fetch both.
      sizes={srcset && sizes}
      srcSet={srcset}
      src={src}
      alt={alt}
      width={width}
      height={height}
    />
  )
}
