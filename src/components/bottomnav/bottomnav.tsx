/**
 * The bar at the bottom of narrow screens, with links to the home page, to the main pages and to the menu.
 */
import type { NavigationItem } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { currentState } from '../current.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { MenuLink } from '../offcanvas/menu-link.tsx'
import type { RootProps } from '../root-props.ts'
import { useKeyboardOpen } from './use-keyboard-open.ts'

export interface BottomNavProps extends RootProps {
  /** Entries of the main navigation; the first three with an address are shown between "home" and "menu". */
  readonly items: readonly NavigationItem[]
  /** Path of the page shown: its entry is marked as current. */
  readonly path: string
  /** Whether the bar stands in the flow of the page, at any width, instead of at the bottom of the window. */
  readonly inline?: boolean
  /** Accessible name of the navigation landmark. */
  readonly label?: string
}

/** Icons of the entries between "home" and "menu", in order. */
const icons: readonly IconName[] = ['layers', 'map', 'info']

/**
 * Shows "home", the main pages and "menu" at the bottom of small windows. The bar is hidden while an
 * on-screen keyboard is open, unless it is `inline`.
 */
export function BottomNav({ items, path, inline = false, label, className, ...root }: BottomNavProps) {
  const { hrefOf, t } = useLocale()
  const keyboardOpen = useKeyboardOpen()
  const home = { title: t('home'), href: hrefOf('/') }
  const destinations = items.filter(({ href }) => href !== undefined && href !== home.href)
  return (
    <nav
      className={classNames('bottomnav', className)}
      aria-label={label ?? t('quick-navigation')}
      data-demo={inline || undefined}
      hidden={keyboardOpen && !inline}
      {...root}
    >
      <ul className="plain">
        <li>
          <BottomNavLink icon="home" href={home.href} aria-current={path === home.href ? 'page' : undefined}>
            {home.title}
          </BottomNavLink>
        </li>
        {destinations.slice(0, icons.length).map(({ title, href }, index) => (
          <li key={href}>
            <BottomNavLink icon={icons[index] ?? 'map'} href={href} aria-current={currentState(path, href)}>
              {title}
            </BottomNavLink>
          </li>
        ))}
        <li>
          <MenuLink className="bottomnav__link">
            <Icon name="menu" />
            <span>{t('menu')}</span>
          </MenuLink>
        </li>
      </ul>
    </nav>
  )
}

export interface BottomNavLinkProps extends RootProps {
  readonly icon: IconName
  readonly href: string | undefined
  readonly children: string
}

/** One entry of the bar: an icon above its label, which is always visible. */
export const BottomNavLink = ({ icon, href, children, className, ...root }: BottomNavLinkProps) => (
  <a className={classNames('bottomnav__link', className)} href={href} {...root}>
    <Icon name={icon} />
    <span>{children}</span>
  </a>
)
