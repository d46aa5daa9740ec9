import type { Picture } from '../../content/types.ts'
import { classNames } from '../class-names.ts'

const nearest = (percent: string): number =>
  Math.min(100, Math.max(0, Math.round(Number.parseFloat(percent) / 50) * 50))

/** One of nine classes `focus-{x}-{y}`: the policy forbids inline styles, so the focal point is rounded. */
function focusClass(focus = ''): string | undefined {
  const [x = '', y = ''] = focus.split(' ')
  const name = `focus-${nearest(x)}-${nearest(y)}`
  return /^focus-\d+-\d+$/.test(name) && name !== 'focus-50-50' ? name : undefined
}

export interface ImageProps {
  readonly picture: Picture
  /** For the one picture that is seen first. */
  readonly eager?: boolean
}

export function Image({ picture, eager = false }: ImageProps) {
  const { src, srcset, sizes, alt, width, height, focus } = picture
  return (
    <img
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={classNames(focusClass(focus), !(width && height) && 'image--unsized') || undefined}
      // A browser that saw `src` first would fetch both.
      sizes={srcset && sizes}
      srcSet={srcset}
      src={src}
      alt={alt}
      width={width}
      height={height}
    />
  )
}
