import type { ComponentType, ReactNode } from 'react'
import type { Payload } from '../content/payload.ts'
import type { LayoutName, PageName } from '../routes.ts'
import { once } from '../shared/once.ts'
import ErrorPage from './error.tsx'

export type PageComponent = ComponentType<{ payload: Payload }>
export type LayoutComponent = ComponentType<{ payload: Payload; children: ReactNode }>

/** What decides about the code to load. */
type Shown = Pick<Payload, 'page' | 'layout' | 'locale' | 'data'>

/**
 * One chunk per page and layout; the showcase page also has one per component and language. Code that is
 * there already would cost an import each time.
 */
const pages: Readonly<Record<PageName, (shown: Shown) => Promise<{ default: PageComponent }>>> = {
  home: once(() => import('./home.tsx')),
  sitemap: once(() => import('./sitemap.tsx')),
  search: once(() => import('./search.tsx')),
  designsystem: async (shown) => ({
    default: await (await import('./designsystem.tsx')).overviewPage(shown),
  }),
  showcase: async (shown) => ({ default: await (await import('./showcase.tsx')).showcasePage(shown) }),
  content: once(() => import('./content.tsx')),
  // Already there: it is also what a failure falls back on.
  error: once(async () => ({ default: ErrorPage })),
}
export const layouts: Readonly<Record<LayoutName, () => Promise<{ default: LayoutComponent }>>> = {
  default: once(() => import('../layouts/default.tsx')),
  designsystem: once(() => import('../layouts/designsystem.tsx')),
}

/** The code that shows a payload. */
export interface View {
  readonly Page: PageComponent
  readonly Layout: LayoutComponent
}

/** Rejects when a chunk cannot be loaded. */
export async function loadView(shown: Shown): Promise<View> {
  const [pageModule, layoutModule] = await Promise.all([pages[shown.page](shown), layouts[shown.layout]()])
  return { Page: pageModule.default, Layout: layoutModule.default }
}
