import { classNames } from '../class-names.ts'
import { type IconName, paths } from './paths.ts'

export interface IconProps {
  readonly name: IconName
  /** Points the other way in a text from right to left. */
  readonly flip?: boolean
  readonly className?: string | undefined
}

/** A decoration beside words, or inside a control that has a label; never read aloud. */
export function Icon({ name, flip = false, className }: IconProps) {
  const [stroke, fill] = paths[name] as readonly [string, string?]
  return (
    <svg
      className={classNames('icon', flip && 'icon--flip', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={stroke} />
      {fill && <path d={fill} fill="currentColor" />}
    </svg>
  )
}
