/** The menu that opens over the page on narrow screens. */
import type { Shell } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { ContactList } from '../footer/contact-list.tsx'
import { Icon } from '../icon/icon.tsx'
import { LanguageLinks } from '../language-menu/language-menu.tsx'
import type { RootProps } from '../root-props.ts'
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx'
import { menuId } from './menu-link.tsx'
import { MenuTree } from './menu-tree.tsx'

interface MenuProps {
  /** The site's menu, languages and organization. */
  readonly shell: Shell
  /** Path of the page shown: its entry is marked as current. */
  readonly path: string
}

export type OffcanvasProps = MenuProps & RootProps

/** The dialog that the button "Menu" opens (`menu-dialog.ts`). */
export function Offcanvas({ shell, path, id = menuId, className, ...root }: OffcanvasProps) {
  const { t } = useLocale()
  return (
    <dialog className={classNames('offcanvas', className)} aria-label={t('menu')} {...root} id={id}>
      <OffcanvasPanel shell={shell} path={path} />
    </dialog>
  )
}

export interface OffcanvasPanelProps extends MenuProps {
  /** Text before the names of landmarks, to tell two panels on a page apart. */
  readonly prefix?: string
}

/**
 * The content of the dialog: close button, entries, languages, theme and contact. On another page the tree of
 * entries is rendered anew (`key`), with the branch of that page open.
 */
export function OffcanvasPanel({ shell, path, prefix = '' }: OffcanvasPanelProps) {
  const { t } = useLocale()
  return (
    <>
      <div className="offcanvas__head">
        <h2 className="label">{t('menu')}</h2>
        <CloseButton />
      </div>
      <div className="offcanvas__body">
        <nav aria-label={prefix + t('menu')}>
          <MenuTree key={path} items={shell.navigation.main} path={path} />
        </nav>
        {shell.languages.length > 1 && (
          <nav aria-label={`${prefix}${t('menu')}: ${t('language')}`} className="offcanvas__languages">
            <LanguageLinks languages={shell.languages} />
          </nav>
        )}
        <div className="offcanvas__theme">
          <span aria-hidden="true">{t('theme')}</span>
          <ThemeSwitch back={path} />
        </div>
        <ContactList className="offcanvas__contact" organization={shell.organization} />
      </div>
    </>
  )
}

/** The close button. As the first control of the dialog it gets the focus when the dialog opens. */
export function CloseButton({ className, ...root }: RootProps) {
  const { t } = useLocale()
  return (
    <button className={classNames('tool', className)} type="button" {...root} data-closes>
      <Icon name="close" />
      <span>{t('close')}</span>
    </button>
  )
}
