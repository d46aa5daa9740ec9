/** An entry of a menu, and lists of them: each marks the page shown and those above it. */
import type { NavigationItem } from '../content/types.ts'
import { classNames } from './class-names.ts'
import { currentState } from './current.ts'
import type { RootProps } from './root-props.ts'

export interface MenuItemProps extends RootProps {
  readonly item: Pick<NavigationItem, 'title' | 'href'>
  /** Path of the page shown. */
  readonly path: string
}

/** An entry of a menu; one that leads nowhere only names what stands below it. */
export const MenuItem = ({ item: { title, href }, path, ...root }: MenuItemProps) =>
  href ? (
    <a href={href} aria-current={currentState(path, href)} {...root}>
      {title}
    </a>
  ) : (
    <span {...root}>{title}</span>
  )

/** Whether the page shown is the entry's own, or one of those below it. */
export const isOnBranch = (path: string, { href, children }: NavigationItem): boolean =>
  currentState(path, href) !== undefined || children.some((child) => isOnBranch(path, child))

/** What opens below an entry: its own page first, which a disclosure cannot link to, then its children. */
export function withOwnPage(item: NavigationItem): readonly NavigationItem[] {
  if (!item.href) return item.children
  return [{ ...item, children: [] }, ...item.children.filter(({ href }) => href !== item.href)]
}

export interface MenuListProps extends RootProps {
  readonly items: readonly NavigationItem[]
  readonly path: string
}

/** Entries with everything below them. */
export const MenuList = ({ items, path, className, ...root }: MenuListProps) => (
  <ul className={classNames('plain', className)} {...root}>
    {items.map((item) => (
      <li key={`${item.href} ${item.title}`}>
        <MenuItem item={item} path={path} />
        {item.children.length > 0 && <MenuList items={item.children} path={path} />}
      </li>
    ))}
  </ul>
)
