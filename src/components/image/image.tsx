import type { Picture } from '../../content/types.ts'

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
  return (
    <img
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={focusClass(picture.focus)}
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
    />
  )
}
