import type { ComponentType, ReactNode } from 'react'
import type { Payload } from '../content/payload.ts'
import type { LayoutName, PageName } from '../routes.ts'
import ErrorPage from './error.tsx'

export type PageComponent = ComponentType<{ payload: Payload }>
export type LayoutComponent = ComponentType<{ payload: Payload; children: ReactNode }>

/** What decides about the code to load. */
type Shown = Pick<Payload, 'page' | 'layout' | 'locale' | 'data'>

/** Asks for code once: what is there already costs an import each time. A chunk that could not be had is asked for again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= load().catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}

/** One chunk per page and layout; the showcase page also has one per component and language. */
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
