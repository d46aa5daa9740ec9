/** The layout of all pages but those of the design system. */
import type { ReactNode } from 'react'
import { startsWithHero } from '../blocks/blocks.tsx'
import type { Payload } from '../content/payload.ts'
import { SiteShell } from './shell.tsx'

/** The props of every layout. */
export interface LayoutProps {
  readonly payload: Payload
  readonly children: ReactNode
}

/**
 * The site's header and footer around a page. On a home page that starts with a hero, the header lies on it.
 */
export default function DefaultLayout({ payload, children }: LayoutProps) {
  const { page, data } = payload
  const inverse = page === 'home' && data.kind === 'content' && startsWithHero(data.blocks)
  return (
    <SiteShell payload={payload} inverse={inverse}>
      {children}
    </SiteShell>
  )
}
