import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { RootProps } from '../root-props.ts'
import { useHydrated } from '../use-hydrated.ts'

/** The id of the page's one menu dialog. */
export const menuId = 'menu'

export interface MenuLinkProps extends RootProps {
  /** Id of the dialog to open. */
  readonly menu?: string
  readonly children: ReactNode
}

/** A link to the sitemap. With JavaScript it opens the menu instead (`menu-dialog.ts`). */
export function MenuLink({ menu = menuId, children, ...root }: MenuLinkProps) {
  const { hrefOf } = useLocale()
  const button = useHydrated() ? ({ role: 'button', 'aria-haspopup': 'dialog' } as const) : {}
  return (
    <a {...root} href={hrefOf('/sitemap')} data-opens={menu} {...button}>
      {children}
    </a>
  )
}
