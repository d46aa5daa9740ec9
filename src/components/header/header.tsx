import type { Shell } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { withPrefix } from '../../i18n/locales.ts'
import { classNames } from '../class-names.ts'
import { currentState } from '../current.ts'
import { Icon } from '../icon/icon.tsx'
import { LanguageMenu } from '../language-menu/language-menu.tsx'
import { Logo } from '../logo/logo.tsx'
import { MenuLink } from '../offcanvas/menu-link.tsx'
import type { RootProps } from '../root-props.ts'
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx'
import { HeaderNav } from './header-nav.tsx'

export interface HeaderProps extends RootProps {
  readonly shell: Shell
  readonly path: string
  /** Dark, as on top of a hero. */
  readonly inverse?: boolean
  /** Put before the names of landmarks, where a page shows two headers. */
  readonly prefix?: string
}

function SearchLink({ shell, path }: Pick<HeaderProps, 'shell' | 'path'>) {
  const { locale, t } = useLocale()
  const href = withPrefix(locale, shell.searchPath)
  return (
    <a className="tool" href={href} aria-label={t('search-title')} aria-current={currentState(path, href)}>
      <Icon name="search" />
    </a>
  )
}

/** Whose site this is, its main sections, and the tools: language, theme and, on small screens, the menu. */
export function Header({ shell, path, inverse = false, prefix = '', className, ...root }: HeaderProps) {
  const { locale, t } = useLocale()
  const { main } = shell.navigation
  return (
    <header
      className={classNames('header', className)}
      data-surface={inverse ? 'inverse' : undefined}
      {...root}
    >
      <div className="container header__bar">
        <Logo href={withPrefix(locale, '/')} name={shell.siteName} />
        {main.length > 0 && <HeaderNav items={main} path={path} aria-label={prefix + t('main-navigation')} />}
        <div className="header__tools">
          <SearchLink {...{ shell, path }} />
          {shell.languages.length > 1 && (
            <LanguageMenu languages={shell.languages} label={prefix + t('language-choose')} />
          )}
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
