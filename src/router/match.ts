/** Finds the route and the language of a path. */
import { match as compile } from 'path-to-regexp'
import type { Languages, Locale } from '../i18n/languages.ts'
import {
  contentRoute,
  type DesignSystemChoice,
  isDesignSystem,
  maxSegments,
  type Route,
  routes,
  searchRoute,
} from '../routes.ts'
import { memoWeak } from '../shared/memo.ts'
import { isReservedIn } from './reserved-paths.ts'

/** The route of an address, with the language and path that the address stands for. */
export interface RouteMatch {
  readonly route: Route
  readonly locale: Locale
  /** The decoded path without the language prefix: `/about` for `/en/about` and `/about`; home is `/`. */
  readonly path: string
}

/** Which pages of its own a site has, by its settings. */
export interface OwnPages {
  /** Path of the search page without language prefix; without it there is no search page. */
  readonly searchPath?: string
  /** `on` unless given. */
  readonly designSystem?: DesignSystemChoice
}

/** Finds routes and languages of the paths of a site. */
export interface Routing {
  /**
   * Finds the route of a canonical path (`/en/about`). Undefined when no route matches; never throws, not
   * even for malformed encoding.
   */
  match(pathname: string, site?: OwnPages): RouteMatch | undefined
  /**
   * The language of a path by its prefix, whether or not a route matches. Of a path without one, the language
   * without a prefix, or else the default one.
   */
  localeOf(pathname: string): Locale
  /**
   * Whether an endpoint of the server answers GET requests for a path, so that no page can be there. A path
   * that only takes POST requests, such as `/preferences`, is not reserved.
   */
  isReserved(pathname: string): boolean
}

/** Paths are matched with their letter case, and without a trailing slash. */
const options = { sensitive: true, trailing: false } as const

function createRouting(languages: Languages): Routing {
  const { rows, withPrefix } = languages
  /** The routes of every language, those without a prefix last: their row `/*slug` matches every path. */
  const table = rows
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .flatMap(({ locale }) =>
      routes.map((route) => ({ route, locale, test: compile(withPrefix(locale, route.path), options) })),
    )
  const localeByPrefix = new Map(rows.map(({ prefix, locale }) => [prefix.toLowerCase(), locale]))
  const isReserved = isReservedIn(rows.map(({ prefix }) => prefix))

  return {
    match(pathname, site = {}) {
      const decoded = decodePath(pathname)
      if (decoded === undefined) return undefined
      const row = table.find(({ test }) => test(pathname))
      if (!row) return undefined
      const path = decoded.slice(languages.of(row.locale).prefix.length) || '/'
      const route = routeOn(site, row.route)
      if (route.page !== 'content') return { route, locale: row.locale, path }
      if (isReserved(pathname) || !isContentPath(path)) return undefined
      return { route: path === site.searchPath ? searchRoute(path) : route, locale: row.locale, path }
    },
    localeOf(pathname) {
      const first = pathname.split('/')[1]?.toLowerCase()
      return localeByPrefix.get(`/${first}`) ?? localeByPrefix.get('') ?? languages.default.locale
    },
    isReserved,
  }
}

/** The routing of a site with these languages, made once for them. */
export const routingOf = memoWeak(createRouting)

/** Without the design system its addresses are those of any other page of the content. */
const routeOn = ({ designSystem }: OwnPages, route: Route): Route =>
  designSystem === 'off' && isDesignSystem(route) ? contentRoute : route

/** Whether content may have a path: no segment is empty (`/a//b`), and there are not too many of them. */
function isContentPath(path: string): boolean {
  const segments = path.slice(1).split('/')
  return segments.length <= maxSegments && segments.every((segment) => segment !== '')
}

/** The decoded path; undefined for malformed encoding. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
