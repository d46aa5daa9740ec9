import type { ComponentType, ReactNode } from 'react'
import type { Payload } from '../content/payload.ts'
import type { LayoutName, PageName } from '../routes.ts'
import ErrorPage from './error.tsx'

export type PageComponent = ComponentType<{ payload: Payload }>
export type LayoutComponent = ComponentType<{ payload: Payload; children: ReactNode }>

/** One chunk per page and layout. */
const pages: Readonly<Record<PageName, () => Promise<{ default: PageComponent }>>> = {
  home: () => import('./home.tsx'),
  sitemap: () => import('./sitemap.tsx'),
  designsystem: () => import('./designsystem.tsx'),
  showcase: () => import('./showcase.tsx'),
  content: () => import('./content.tsx'),
  // Already there: it is also what a failure falls back on.
  error: async () => ({ default: ErrorPage }),
}
export const layouts: Readonly<Record<LayoutName, () => Promise<{ default: LayoutComponent }>>> = {
  default: () => import('../layouts/default.tsx'),
  designsystem: () => import('../layouts/designsystem.tsx'),
}

/** The code that shows a payload. */
export interface View {
  readonly Page: PageComponent
  readonly Layout: LayoutComponent
}

/** Rejects when a chunk cannot be loaded. */
export async function loadView({ page, layout }: Pick<Payload, 'page' | 'layout'>): Promise<View> {
  const [pageModule, layoutModule] = await Promise.all([pages[page](), layouts[layout]()])
  return { Page: pageModule.default, Layout: layoutModule.default }
}
