import type { NavigationItem } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Disclosure } from '../language-menu/disclosure.tsx'
import { isOnBranch, MenuItem, MenuList, withOwnPage } from '../menu-item.tsx'
import type { RootProps } from '../root-props.ts'

/** Maximum number of entries in the bar, "more" included. */
const places = 6

/** Splits the menu: entries that do not fit into the bar go into `rest`, which the entry "more" opens. */
const splitMenu = (items: readonly NavigationItem[]) =>
  items.length > places
    ? { bar: items.slice(0, places - 1), rest: items.slice(places - 1) }
    : { bar: items, rest: [] }

/** Props of the main navigation; `path` is the path of the page shown. */
export interface HeaderNavProps extends RootProps {
  readonly items: readonly NavigationItem[]
  readonly path: string
}

/** The main navigation: a row of entries. An entry with pages below it opens a panel. */
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

/** Props of one entry; `path` is the path of the page shown. */
export interface HeaderLinkProps extends RootProps {
  readonly item: NavigationItem
  readonly path: string
}

/** One entry of the bar: a link, or a disclosure if there are pages below it. */
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
