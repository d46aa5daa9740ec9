/** Loads the code of a page, in the browser and on the server: one chunk for each page and layout. */
import { laterViews, loadViewsOf } from '../blocks/later-views.ts'
import type { Payload } from '../content/payload.ts'
import type { LayoutName, PageName } from '../routes.ts'
import { once } from '../shared/once.ts'
import ErrorPage from './error.tsx'
import type { LayoutComponent, PageComponent } from './page-component.ts'

/** The members of a payload that decide which code and texts are loaded. */
type Shown = Pick<Payload, 'page' | 'layout' | 'locale' | 'data'>

const files = import.meta.glob<{ default: PageComponent }>([
  './*.tsx',
  '!./{designsystem,showcase,error}.tsx',
])

/** Pages by name, such as `sitemap`. Each is imported once: even an import of loaded code takes time. */
const plainPages = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice(2, -4), once(load)]),
)

const designSystem = {
  overview: once(() => import('./designsystem.tsx')),
  showcase: once(() => import('./showcase.tsx')),
}

/** Pages that are not just imported: those of the design system also load texts and examples. */
const otherPages: Partial<Record<PageName, (shown: Shown) => Promise<{ default: PageComponent }>>> = {
  designsystem: async (shown) => ({ default: await (await designSystem.overview()).overviewPage(shown) }),
  showcase: async (shown) => ({ default: await (await designSystem.showcase()).showcasePage(shown) }),
  // Imported statically, as it must not fail to load: it is also shown when another page fails.
  error: once(async () => ({ default: ErrorPage })),
}

/** Loads the page of a payload. @throws Error if no file has the name of the page */
async function loadPage(shown: Shown): Promise<{ default: PageComponent }> {
  const load = otherPages[shown.page] ?? plainPages[shown.page]
  if (!load) throw new Error(`There is no src/pages/${shown.page}.tsx`)
  return load(shown)
}

/** The function that loads each layout. */
export const layouts: Readonly<Record<LayoutName, () => Promise<{ default: LayoutComponent }>>> = {
  default: once(() => import('../layouts/default.tsx')),
  designsystem: once(() => import('../layouts/designsystem.tsx')),
}

/** The components that show a payload. */
export interface View {
  readonly Page: PageComponent
  readonly Layout: LayoutComponent
}

/** Loads the page and layout components for a payload. Rejects when their code cannot be loaded. */
export async function loadView(shown: Shown): Promise<View> {
  const [pageModule, layoutModule] = await Promise.all([
    loadPage(shown),
    layouts[shown.layout](),
    loadViewsOf(shown.data),
  ])
  return { Page: pageModule.default, Layout: layoutModule.default }
}

/**
 * Loads the code of every page, layout and block. For a server: one that is the first time asked for a page while
 * it has no descriptor left could never show it, as Node does not try again what it could not import.
 */
export async function loadEveryView(): Promise<void> {
  const blocks = Object.values(laterViews).map(({ load }) => load)
  const all = [
    ...Object.values(plainPages),
    ...Object.values(layouts),
    ...Object.values(designSystem),
    ...blocks,
  ]
  await Promise.all(all.map((load) => load()))
}
