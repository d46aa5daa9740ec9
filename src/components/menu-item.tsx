/** Entries of menus and nested lists of them. The page shown and the pages above it are marked. */
import type { NavigationItem } from '../content/types.ts'
import { classNames } from './class-names.ts'
import { currentState } from './current.ts'
import type { RootProps } from './root-props.ts'

export interface MenuItemProps extends RootProps {
  readonly item: Pick<NavigationItem, 'title' | 'href'>
  /** Path of the page shown. */
  readonly path: string
}

/** An entry of a menu: a link, or text if it has no address. */
export const MenuItem = ({ item: { title, href }, path, ...root }: MenuItemProps) =>
  href ? (
    <a href={href} aria-current={currentState(path, href)} {...root}>
      {title}
    </a>
  ) : (
    <span {...root}>{title}</span>
  )

/** Whether the page shown is, or is below, the page of the entry or of an entry below that. */
export const isOnBranch = (path: string, { href, children }: NavigationItem): boolean =>
  currentState(path, href) !== undefined || children.some((child) => isOnBranch(path, child))

/**
 * Returns the entries of the panel below an entry: a link to its own page, since a disclosure cannot be a
 * link, then its children.
 */
export function withOwnPage(item: NavigationItem): readonly NavigationItem[] {
  if (!item.href) return item.children
  return [{ ...item, children: [] }, ...item.children.filter(({ href }) => href !== item.href)]
}

export interface MenuListProps extends RootProps {
  readonly items: readonly NavigationItem[]
  readonly path: string
}

/** A list of entries with all entries below them. */
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
