/** The layout of every page of content. */
import type { ReactNode } from 'react'
import { startsWithHero } from '../blocks/blocks.tsx'
import type { Payload } from '../content/payload.ts'
import { SiteShell } from './shell.tsx'

export interface LayoutProps {
  readonly payload: Payload
  readonly children: ReactNode
}

export default function DefaultLayout({ payload, children }: LayoutProps) {
  const { page, data } = payload
  const inverse = page === 'home' && data.kind === 'content' && startsWithHero(data.blocks)
  return (
    <SiteShell payload={payload} inverse={inverse}>
      {children}
    </SiteShell>
  )
}
