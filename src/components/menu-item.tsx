import type { NavigationItem } from '../content/types.ts'
import { currentState } from './current.ts'

export interface MenuItemProps {
  readonly item: Pick<NavigationItem, 'title' | 'href'>
  /** Path of the page shown. */
  readonly path: string
}

/** An entry of a menu; one that leads nowhere only names what stands below it. */
export const MenuItem = ({ item: { title, href }, path }: MenuItemProps) =>
  href ? (
    <a href={href} aria-current={currentState(path, href)}>
      {title}
    </a>
  ) : (
    <span>{title}</span>
  )
