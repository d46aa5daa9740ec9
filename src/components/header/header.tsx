import type { Shell } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
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
  /** The site's name, menu and languages, and the path of its search page. */
  readonly shell: Shell
  /** Path of the page shown: its menu entry is marked as current. */
  readonly path: string
  /** Whether the header has the dark colours, as on top of a hero. */
  readonly inverse?: boolean
  /** Text before the names of landmarks, to tell two headers on a page apart. */
  readonly prefix?: string
}

/** The link to the search page. */
function SearchLink({ shell, path }: Pick<HeaderProps, 'shell' | 'path'>) {
  const { hrefOf, t } = useLocale()
  const href = hrefOf(shell.searchPath)
  return (
    <a className="tool" href={href} aria-label={t('search-title')} aria-current={currentState(path, href)}>
      <Icon name="search" />
    </a>
  )
}

/**
 * The header of every page: the logo, the main navigation, and the controls for search, language and theme;
 * on small screens also the menu button.
 */
export function Header({ shell, path, inverse = false, prefix = '', className, ...root }: HeaderProps) {
  const { hrefOf, t } = useLocale()
  const { main } = shell.navigation
  return (
    <header
      className={classNames('header', className)}
      data-surface={inverse ? 'inverse' : undefined}
      {...root}
    >
      <div className="container header__bar">
        <Logo href={hrefOf('/')} name={shell.siteName} logo={shell.logo} />
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
