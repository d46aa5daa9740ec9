import { type MouseEvent, useId } from 'react'
import type { Shell } from '../../content/payload.ts'
import type { NavigationItem } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { LanguageLinks } from '../language-menu/language-menu.tsx'
import { MenuItem } from '../menu-item.tsx'
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx'
import { menuId } from './menu-link.tsx'

export interface OffcanvasProps {
  readonly shell: Shell
  readonly path: string
}

/** The dialog behind "Menu". A press on the backdrop or on a link closes it; Escape is the browser's own. */
export function Offcanvas({ shell, path }: OffcanvasProps) {
  const title = useId()
  const close = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element
    if (target === event.currentTarget || target.closest('a[href]')) event.currentTarget.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog className="offcanvas" id={menuId} aria-labelledby={title} onClick={close}>
      <OffcanvasPanel shell={shell} path={path} titleId={title} />
    </dialog>
  )
}

export interface OffcanvasPanelProps extends OffcanvasProps {
  readonly titleId: string
  /** Put before the names of landmarks, where a page shows the panel twice. */
  readonly prefix?: string
}

const closeDialog = (event: MouseEvent<HTMLButtonElement>) => event.currentTarget.closest('dialog')?.close()

export function OffcanvasPanel({ shell, path, titleId, prefix = '' }: OffcanvasPanelProps) {
  const { t } = useLocale()
  return (
    <>
      <div className="offcanvas__head">
        <span className="label" id={titleId}>
          {t('menu')}
        </span>
        <button className="tool" type="button" onClick={closeDialog}>
          <Icon name="close" />
          <span>{t('close')}</span>
        </button>
      </div>
      <div className="offcanvas__body">
        <nav aria-label={prefix + t('menu')}>
          <MenuItems items={shell.navigation.main} path={path} />
        </nav>
        <nav aria-label={`${prefix}${t('menu')}: ${t('language')}`} className="offcanvas__languages">
          <LanguageLinks languages={shell.languages} />
        </nav>
        <div className="offcanvas__theme">
          <span aria-hidden="true">{t('theme')}</span>
          <ThemeSwitch back={path} />
        </div>
      </div>
    </>
  )
}

function MenuItems({ items, path }: { items: readonly NavigationItem[]; path: string }) {
  return (
    <ul className="plain">
      {items.map((item) => (
        <li key={item.href ?? item.title}>
          <MenuItem item={item} path={path} />
          {item.children.length > 0 && <MenuItems items={item.children} path={path} />}
        </li>
      ))}
    </ul>
  )
}
