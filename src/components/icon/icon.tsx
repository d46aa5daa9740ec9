import { classNames } from '../class-names.ts'
import { type IconName, paths } from './paths.ts'

/**
 * The markup of each icon. A page has dozens of icons that never change, so React does not build their
 * elements.
 */
const drawings = Object.fromEntries(
  Object.entries(paths).map(([name, [stroke, fill]]: [string, readonly [string, string?]]) => [
    name,
    { __html: `<path d="${stroke}"></path>${fill ? `<path d="${fill}" fill="currentColor"></path>` : ''}` },
  ]),
) as Readonly<Record<IconName, { readonly __html: string }>>

export interface IconProps {
  readonly name: IconName
  /** Whether the icon is mirrored in text that runs from right to left. */
  readonly flip?: boolean
  readonly className?: string | undefined
}

/** An icon: decoration beside text or inside a labelled control, hidden from screen readers. */
export function Icon({ name, flip = false, className }: IconProps) {
  return (
    <svg
      className={classNames('icon', flip && 'icon--flip', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={drawings[name]}
    />
  )
}
