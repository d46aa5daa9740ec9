import type { NavigationItem } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { withPrefix } from '../../i18n/locales.ts'
import { currentState } from '../current.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { MenuLink } from '../offcanvas/menu-link.tsx'

export interface BottomNavProps {
  /** Main navigation; the first three are shown between home and menu. */
  readonly items: readonly NavigationItem[]
  readonly path: string
  /** Shown in its place in the text instead of at the bottom of the window. */
  readonly inline?: boolean
  readonly label?: string
}

const icons: readonly IconName[] = ['layers', 'map', 'info']

/** Destinations within reach of a thumb; only on small windows. */
export function BottomNav({ items, path, inline = false, label }: BottomNavProps) {
  const { locale, t } = useLocale()
  const destinations = items.filter(({ href }) => href !== undefined).slice(0, icons.length)
  const all = [{ title: t('home'), href: withPrefix(locale, '/') }, ...destinations]
  return (
    <nav className="bottomnav" aria-label={label ?? t('quick-navigation')} data-demo={inline || undefined}>
      <ul className="plain">
        {all.map(({ title, href }, index) => (
          <li key={href}>
            <a href={href} aria-current={index === 0 && href !== path ? undefined : currentState(path, href)}>
              <Icon name={index === 0 ? 'home' : (icons[index - 1] ?? 'map')} />
              <span>{title}</span>
            </a>
          </li>
        ))}
        <li>
          <MenuLink>
            <Icon name="menu" />
            <span>{t('menu')}</span>
          </MenuLink>
        </li>
      </ul>
    </nav>
  )
}
