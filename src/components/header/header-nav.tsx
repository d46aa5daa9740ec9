import type { NavigationItem } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Disclosure } from '../language-menu/disclosure.tsx'
import { isOnBranch, MenuItem, MenuList, withOwnPage } from '../menu-item.tsx'
import type { RootProps } from '../root-props.ts'

const places = 6

/** Everything while there are places enough; else the last place is for what opens the rest. */
const splitMenu = (items: readonly NavigationItem[]) =>
  items.length > places
    ? { bar: items.slice(0, places - 1), rest: items.slice(places - 1) }
    : { bar: items, rest: [] }

export interface HeaderNavProps extends RootProps {
  readonly items: readonly NavigationItem[]
  readonly path: string
}

/** The main sections in a row; one with pages below it opens a panel. */
export function HeaderNav({ items, path, className, ...root }: HeaderNavProps) {
  const { t } = useLocale()
  const { bar, rest } = splitMenu(items)
  const more: NavigationItem = { title: t('menu-more'), children: rest }
  return (
    <nav className={classNames('header__nav', className)} {...root}>
      <ul className="nav">
        {[...bar, ...(rest.length > 0 ? [more] : [])].map((item) => (
          <li key={`${item.href} ${item.title}`}>
            <HeaderLink item={item} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface HeaderLinkProps extends RootProps {
  readonly item: NavigationItem
  readonly path: string
}

/** One entry of the bar: a link, or a disclosure when it has pages below it. */
export function HeaderLink({ item, path, ...root }: HeaderLinkProps) {
  if (item.children.length === 0)
    return (
      <MenuItem item={item} path={path} {...root} className={classNames('header__link', root.className)} />
    )
  return (
    <Disclosure look="header__link" label={item.title} current={isOnBranch(path, item)} {...root}>
      <MenuList className="menu__panel" items={withOwnPage(item)} path={path} />
    </Disclosure>
  )
}
