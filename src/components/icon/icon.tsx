import { classNames } from '../class-names.ts'
import { type IconName, paths } from './paths.ts'

/** As markup: a page has dozens of icons, and none of them ever changes. */
const drawings = Object.fromEntries(
  Object.entries(paths).map(([name, [stroke, fill]]: [string, readonly [string, string?]]) => [
    name,
    { __html: `<path d="${stroke}"></path>${fill ? `<path d="${fill}" fill="currentColor"></path>` : ''}` },
  ]),
) as Readonly<Record<IconName, { readonly __html: string }>>

export interface IconProps {
  readonly name: IconName
  /** Points the other way in a text from right to left. */
  readonly flip?: boolean
  readonly className?: string | undefined
}

/** A decoration beside words, or inside a control that has a label; never read aloud. */
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
