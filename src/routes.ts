/** The route table: which page and layout an address has. Server and browser use it. */

/**
 * The types of content pages that look different from a page of text. Each is a page of its own in
 * `src/pages`, with its own styles.
 */
export const pageTypes = [
  'news',
  'article',
  'project',
  'projects',
  'people',
  'contact',
  'register',
  'longread',
] as const

export type PageType = (typeof pageTypes)[number]

/** The name of a page, whose component is `src/pages/{name}.tsx`. */
export type PageName = (typeof rows)[number]['page'] | (typeof otherPages)[number]
/** The name of a page that an address has: which type of page shows an entry is known with the entry. */
export type RoutedPage = Exclude<PageName, PageType>
/** The name of a layout, whose component is `src/layouts/{name}.tsx`. */
export type LayoutName = 'default' | 'designsystem'

/** A row of the route table. */
export interface Route {
  /** Pattern of a path without the language prefix, in path-to-regexp's syntax. */
  readonly path: string
  readonly page: RoutedPage
  readonly layout: LayoutName
  /** The component of a showcase page. */
  readonly component?: string
  /** Whether the page is rendered when the server starts, before any request; only for fixed paths. */
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

/** The route of all pages of the content system but the home page. */
export const contentRoute: Route = { path: '/*slug', page: 'content', layout: 'default' }

/** Pages at fixed addresses: a row, a loader in `server/loaders/load-payload.ts`, a file in `src/pages`. */
const rows = [
  { path: '/', page: 'home', layout: 'default', prerender: true },
  { path: '/sitemap', page: 'sitemap', layout: 'default', prerender: true },
  { path: '/designsystem', page: 'designsystem', layout: 'designsystem', prerender: true },
] as const

/** Pages whose address is not fixed in a row. */
const otherPages = ['showcase', 'search', 'content', ...pageTypes, 'error'] as const

/**
 * The route table. The first row that matches a path is used; every row exists in every language. The search
 * page, whose path is a setting, has no row here: see `searchRoute`.
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
 * The route of the search page, at the path that a setting names. If the content has an entry at the same
 * path, the entry is shown instead of the search page.
 */
export const searchRoute = (path: string): Route => ({
  path,
  page: 'search',
  layout: 'default',
  prerender: true,
})

/**
 * Whether the site has the pages of the design system: `on`, `noindex` to keep them from search engines and
 * from the page with the sitemap, or `off`, when their addresses are free for pages of the content.
 */
export type DesignSystemChoice = 'on' | 'noindex' | 'off'

/** Whether a route is one of the design system. */
export const isDesignSystem = ({ layout }: Pick<Route, 'layout'>): boolean => layout === 'designsystem'

/** The routes of a site by whether it has the pages of the design system. */
export const routesWith = (hasDesignSystem: boolean): readonly Route[] =>
  hasDesignSystem ? routes : routes.filter((route) => !isDesignSystem(route))

/**
 * Paths of the fixed pages, without language prefix; not of the home page, which is a page of content.
 * @param hasDesignSystem whether those of the design system are among them
 */
export const fixedPathsWith = (hasDesignSystem: boolean): readonly string[] =>
  routesWith(hasDesignSystem)
    .map(({ path }) => path)
    .filter((path) => path !== '/' && !path.includes('*'))

/** Paths of all fixed pages that a site may have. */
export const fixedPaths = fixedPathsWith(true)

/** Pages that show entries of the content: the home page, and one for each type. */
export const entryPages: ReadonlySet<PageName> = new Set(['home', 'content', ...pageTypes])

/** Maximum number of segments in a path of the content: a longer path matches no route. */
export const maxSegments = 10

/** Source files of pages, under which the build's manifest lists their chunks. */
export const pageFiles = Object.fromEntries(
  [...rows.map(({ page }) => page), ...otherPages].map((page) => [page, `src/pages/${page}.tsx`]),
) as Readonly<Record<PageName, string>>
/** Source files of layouts, under which the build's manifest lists their chunks. */
export const layoutFiles: Readonly<Record<LayoutName, string>> = {
  default: 'src/layouts/default.tsx',
  designsystem: 'src/layouts/designsystem.tsx',
}
