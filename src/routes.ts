export type PageName = 'home' | 'sitemap' | 'search' | 'designsystem' | 'showcase' | 'content' | 'error'
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

/**
 * The page table. The first row that matches wins; every row exists in every language. The search page moves:
 * `searchRoute`.
 */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', layout: 'default', prerender: true },
  { path: '/sitemap', page: 'sitemap', layout: 'default', prerender: true },
  { path: '/designsystem', page: 'designsystem', layout: 'designsystem', prerender: true },
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
export const pageFiles: Readonly<Record<PageName, string>> = {
  home: 'src/pages/home.tsx',
  sitemap: 'src/pages/sitemap.tsx',
  search: 'src/pages/search.tsx',
  designsystem: 'src/pages/designsystem.tsx',
  showcase: 'src/pages/showcase.tsx',
  content: 'src/pages/content.tsx',
  error: 'src/pages/error.tsx',
}
export const layoutFiles: Readonly<Record<LayoutName, string>> = {
  default: 'src/layouts/default.tsx',
  designsystem: 'src/layouts/designsystem.tsx',
}
