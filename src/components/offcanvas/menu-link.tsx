import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { withPrefix } from '../../i18n/locales.ts'
import type { RootProps } from '../root-props.ts'
import { useHydrated } from '../use-hydrated.ts'

/** The id of the page's one menu dialog. */
export const menuId = 'menu'

function openMenu(id: string, event: MouseEvent): void {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  event.preventDefault()
  if (dialog.open) return
  dialog.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth)
  dialog.showModal()
}

function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

export interface MenuLinkProps extends RootProps {
  /** Id of the dialog to open. */
  readonly menu?: string
  readonly children: ReactNode
}

/** Opens the menu; a link to the sitemap until JavaScript runs. */
export function MenuLink({ menu = menuId, children, ...root }: MenuLinkProps) {
  const { locale } = useLocale()
  const button = useHydrated()
    ? ({ role: 'button', 'aria-haspopup': 'dialog', onKeyDown: pressOnSpace } as const)
    : {}
  return (
    <a {...root} href={withPrefix(locale, '/sitemap')} onClick={(event) => openMenu(menu, event)} {...button}>
      {children}
    </a>
  )
}
