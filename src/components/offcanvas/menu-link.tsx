import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { withPrefix } from '../../i18n/locales.ts'
import { useHydrated } from '../use-hydrated.ts'

/** The id of the page's one menu dialog. */
export const menuId = 'menu'

function openMenu(event: MouseEvent): void {
  const dialog = document.getElementById(menuId)
  if (!(dialog instanceof HTMLDialogElement)) return
  event.preventDefault()
  if (!dialog.open) dialog.showModal()
}

function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** Opens the menu; a link to the sitemap until JavaScript runs. */
export function MenuLink({ className, children }: { className?: string; children: ReactNode }) {
  const { locale } = useLocale()
  const button = useHydrated()
    ? ({ role: 'button', 'aria-haspopup': 'dialog', onKeyDown: pressOnSpace } as const)
    : {}
  return (
    <a className={className} href={withPrefix(locale, '/sitemap')} onClick={openMenu} {...button}>
      {children}
    </a>
  )
}
