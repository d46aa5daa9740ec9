/** The route table: pages with an address of their own, the search page, and the row for all content. */

/** `src/pages/{name}.tsx`. */
export type PageName = (typeof rows)[number]['page'] | (typeof otherPages)[number]
export type LayoutName = 'default' | 'designsystem'

export interface Route {
  /** Pattern inside one language, in path-to-regexp's syntax. */
  readonly path: string
  readonly page: PageName
  readonly layout: LayoutName
  /** The component of a showcase page. */
  readonly component?: string
  /** Its pages are rendered when the server starts, before anyone asks: for paths without parameters. */
  readonly prerender?: true
}

/** Components of the design system that have a showcase page, in the order of its navigation. */
export const showcases = [
  'bottomnav',
  'buttons',
  'card',
  'color',
  'footer',
  'header',
  'hero',
  'inputs',
  'notification',
  'offcanvas',
  'typography',
] as const

/** All that an editor can name. */
export const contentRoute: Route = { path: '/*slug', page: 'content', layout: 'default' }

/** Pages at fixed addresses: a row, a loader in `server/loaders/load-payload.ts`, a file in `src/pages`. */
const rows = [
  { path: '/', page: 'home', layout: 'default', prerender: true },
  { path: '/sitemap', page: 'sitemap', layout: 'default', prerender: true },
  { path: '/designsystem', page: 'designsystem', layout: 'designsystem', prerender: true },
] as const

/** Pages whose address is none of these. */
const otherPages = ['showcase', 'search', 'content', 'error'] as const

/**
 * The page table. The first row that matches wins; every row exists in every language. The search page moves:
 * `searchRoute`.
 */
export const routes: readonly Route[] = [
  ...rows,
  ...showcases.map(
    (component): Route => ({
      path: `/designsystem/${component}`,
      page: 'showcase',
      layout: 'designsystem',
      component,
      prerender: true,
    }),
  ),
  contentRoute,
]

/**
 * The row of the search page, at the address that a setting names. An entry that stands there comes first.
 */
export const searchRoute = (path: string): Route => ({
  path,
  page: 'search',
  layout: 'default',
  prerender: true,
})

/** Paths inside a language that rows of the table take whole; home is content. */
export const fixedPaths = routes.map(({ path }) => path).filter((path) => path !== '/' && !path.includes('*'))

/** A path with more segments matches no route. */
export const maxSegments = 10

/** Source files of pages and layouts, as the build's manifest names their chunks. */
export const pageFiles = Object.fromEntries(
  [...rows.map(({ page }) => page), ...otherPages].map((page) => [page, `src/pages/${page}.tsx`]),
) as Readonly<Record<PageName, string>>
export const layoutFiles: Readonly<Record<LayoutName, string>> = {
  default: 'src/layouts/default.tsx',
  designsystem: 'src/layouts/designsystem.tsx',
}
