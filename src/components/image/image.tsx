import type { Picture } from '../../content/types.ts'
import { classNames } from '../class-names.ts'

/** Rounds a percentage to one of the positions that have a class. */
const nearest = (percent: string): number =>
  Math.min(100, Math.max(0, Math.round(Number.parseFloat(percent) / 50) * 50))

/**
 * Returns the class `focus-{x}-{y}` of a focal point. It is rounded to one of nine positions, because the
 * content security policy forbids inline styles.
 */
function focusClass(focus = ''): string | undefined {
  const [x = '', y = ''] = focus.split(' ')
  const name = `focus-${nearest(x)}-${nearest(y)}`
  return /^focus-\d+-\d+$/.test(name) && name !== 'focus-50-50' ? name : undefined
}

export interface ImageProps {
  readonly picture: Picture
  /** Whether the picture is visible first and must load at once. */
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
