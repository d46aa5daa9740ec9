import type { Payload } from '../content/payload.ts'
import type { LayoutName, PageName } from '../routes.ts'
import { once } from '../shared/once.ts'
import ErrorPage from './error.tsx'
import type { LayoutComponent, PageComponent } from './page-component.ts'

/** What decides about the code to load. */
type Shown = Pick<Payload, 'page' | 'layout' | 'locale' | 'data'>

const files = import.meta.glob<{ default: PageComponent }>([
  './*.tsx',
  '!./{designsystem,showcase,error}.tsx',
])

/** Code that is there already would cost an import each time. */
const plainPages = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice(2, -4), once(load)]),
)

/** Pages that load more than their own chunk, by what they show: texts, and examples of a component. */
const otherPages: Partial<Record<PageName, (shown: Shown) => Promise<{ default: PageComponent }>>> = {
  designsystem: async (shown) => ({
    default: await (await import('./designsystem.tsx')).overviewPage(shown),
  }),
  showcase: async (shown) => ({ default: await (await import('./showcase.tsx')).showcasePage(shown) }),
  // Already there: it is also what a failure falls back on.
  error: once(async () => ({ default: ErrorPage })),
}

async function loadPage(shown: Shown): Promise<{ default: PageComponent }> {
  const load = otherPages[shown.page] ?? plainPages[shown.page]
  if (!load) throw new Error(`There is no src/pages/${shown.page}.tsx`)
  return load(shown)
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
  const [pageModule, layoutModule] = await Promise.all([loadPage(shown), layouts[shown.layout]()])
  return { Page: pageModule.default, Layout: layoutModule.default }
}
