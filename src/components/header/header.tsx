import type { Shell } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { withPrefix } from '../../i18n/locales.ts'
import { Icon } from '../icon/icon.tsx'
import { LanguageMenu } from '../language-menu/language-menu.tsx'
import { Logo } from '../logo/logo.tsx'
import { MenuItem } from '../menu-item.tsx'
import { MenuLink } from '../offcanvas/menu-link.tsx'
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx'

export interface HeaderProps {
  readonly shell: Shell
  readonly path: string
  /** Dark, as on top of a hero. */
  readonly inverse?: boolean
  /** Put before the names of landmarks, where a page shows two headers. */
  readonly prefix?: string
}

/** Whose site this is, its main sections, and the tools: language, theme and, on small screens, the menu. */
export function Header({ shell, path, inverse = false, prefix = '' }: HeaderProps) {
  const { locale, t } = useLocale()
  return (
    <header className="header" data-surface={inverse ? 'inverse' : undefined}>
      <div className="container header__bar">
        <Logo href={withPrefix(locale, '/')} name={shell.siteName} />
        <nav className="header__nav" aria-label={prefix + t('main-navigation')}>
          <ul className="nav">
            {shell.navigation.main.map((item) => (
              <li key={item.href ?? item.title}>
                <MenuItem item={item} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="header__tools">
          <LanguageMenu languages={shell.languages} label={prefix + t('language-choose')} />
          <ThemeSwitch back={path} />
          <MenuLink className="tool header__menu">
            <Icon name="menu" />
            <span className="tool__text">{t('menu')}</span>
          </MenuLink>
        </div>
      </div>
    </header>
  )
}
